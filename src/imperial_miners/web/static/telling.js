// What an option would bring is told beside the thing that is looked at; without script it has a place of its own.
import { placeBeside } from './beside.js';

function tell(event) {
  const number = event.target.closest?.('[class*="o"]:is(button, label)')?.className.match(/(?:^|\s)o(\d+)(?:\s|$)/)?.[1];
  const callout = number && document.querySelector(`.callout.p${number}`);
  const scene = document.getElementById('scene');
  if (!callout || !callout.offsetWidth) return;
  const bounds = scene.getBoundingClientRect();
  const { left, top } = placeBeside(callout, event.target.closest('button, label'), bounds, '#plan .in-mine');
  callout.style.left = `${left - bounds.left}px`;
  callout.style.top = `${top - bounds.top}px`;
  callout.style.right = 'auto';
}

export function bindTelling() {
  document.addEventListener('pointerover', tell, { passive: true });
  document.addEventListener('focusin', tell);
}
