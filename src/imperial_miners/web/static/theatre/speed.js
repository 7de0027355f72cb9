// How fast the show is played: off (0), 1, 2 or 4 times. It is remembered on this device; whoever wants less motion sees none.
const key = 'imperial-miners-speed';
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const speeds = ['0', '1', '2', '4'];

function remembered() {
  try {
    const kept = localStorage.getItem(key);
    return speeds.includes(kept) ? Number(kept) : 1;
  } catch {
    return 1; // a browser that keeps nothing
  }
}

let chosen = remembered();

// The speed now; 0 where there is to be no show.
export const speed = () => (calm.matches || document.hidden ? 0 : chosen);

export function bindSpeed(changed) {
  const choices = document.querySelectorAll('[name="speed"]');
  for (const choice of choices) {
    choice.checked = Number(choice.value) === chosen;
    choice.addEventListener('change', () => {
      chosen = Number(choice.value);
      try {
        localStorage.setItem(key, choice.value);
      } catch { /* it holds for this page then */ }
      changed(chosen);
    });
  }
}
