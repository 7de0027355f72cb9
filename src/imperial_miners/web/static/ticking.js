// The clock: counts down what the server said was left, wherever it is shown.
const warning = 20;

function show(clock) {
  clock.end ??= performance.now() + Number(clock.dataset.left) * 1000;
  const left = Math.max(0, Math.ceil((clock.end - performance.now()) / 1000));
  clock.querySelector('b').textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  clock.classList.toggle('is-short', left <= warning);
}

export function tick() {
  for (const clock of document.querySelectorAll('[data-left]')) show(clock);
}
setInterval(tick, 250);
