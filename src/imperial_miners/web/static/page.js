// What every page's script does: tell the style sheets that script is there, copy links, apply settings at once.
document.documentElement.classList.remove('no-script');

document.addEventListener('click', async event => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.copy);
  button.textContent = button.dataset.done;
});
document.querySelector('.settings')?.addEventListener('change', event => event.currentTarget.requestSubmit());

// The scores at the end are counted up, unless motion is unwelcome.
if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  for (const total of document.querySelectorAll('[data-count]')) {
    const goal = Number(total.dataset.count);
    const began = performance.now();
    const tick = now => {
      const part = Math.min(1, (now - began) / 1400);
      total.textContent = Math.round(goal * (1 - (1 - part) ** 3));
      if (part < 1) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }
}
