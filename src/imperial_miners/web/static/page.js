// What every page's script does first: tell the style sheets that script is there.
document.documentElement.classList.remove('no-script');
