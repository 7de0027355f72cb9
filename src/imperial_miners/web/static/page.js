import { bindReading } from './read.js';
import './keeping.js';
import './alerts.js';
import './zone.js';
import { badge } from './badge.js';

// What every page's script does: tell the style sheets that script is there, copy links, apply settings at once.
document.documentElement.classList.remove('no-script');
bindReading();
badge();

// Luck that the server cannot know: a random part of the deal for whoever has not thought of one.
for (const field of document.querySelectorAll('input[name=adds]')) {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  field.value ||= Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

document.addEventListener('click', async event => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.copy);
  button.textContent = button.dataset.done;
});
document.querySelector('.settings')?.addEventListener('change', event => event.currentTarget.requestSubmit());

// A tap beside an open sheet closes it and does nothing else: browsers let it through to what lies behind.
let isClosing = false;
addEventListener('pointerdown', event => {
  const open = [...document.querySelectorAll(':popover-open:not([popover=manual])')]; // those close by themselves
  isClosing = open.length > 0 && !open.some(sheet => sheet.contains(event.target)) && !event.target.closest('[popovertarget]');
}, true);
addEventListener('click', event => {
  if (!isClosing || !event.pointerType) return;
  isClosing = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
