// Puts new parts of the page in place of old ones with the same id, as one short transition.
import { noticeChat } from './chatting.js';
import { beforeChange } from './guarding.js';
import { markAgain, marked } from './marking.js';
import { settle } from './moving.js';
import { point } from './pointing.js';
import { openBoards } from './opening.js';

const still = matchMedia('(prefers-reduced-motion: reduce)');
const shown = new Map();

// Names by which the browser recognises a card before and after: a played card travels from the hand into the mine.
function nameMovers(root) {
  for (const card of root.querySelectorAll('.in-mine[id]')) card.style.viewTransitionName = card.id;
  for (const mark of root.querySelectorAll('.pawns .is-me')) mark.style.viewTransitionName = 'my-marker';
}

function place(fresh) {
  const focused = document.activeElement?.id;
  const value = document.activeElement?.value;
  const wasInPrompt = !!document.activeElement?.closest('main');
  const open = [...document.querySelectorAll('.sheet:popover-open')].map(sheet => sheet.id);
  const unfolded = [...document.querySelectorAll('#turns details[open]')].map(each => each.id);
  const marks = marked();
  beforeChange();
  for (const part of fresh) {
    const old = document.getElementById(part.id);
    if (!old) continue;
    old.replaceWith(part);
    if (open.includes(part.id)) part.showPopover();
  }
  for (const id of unfolded) document.getElementById(id)?.setAttribute('open', '');
  noticeChat();
  document.body.dataset.points = document.getElementById('coach')?.dataset.points ?? '';
  document.getElementById('stage').className = `stage ${document.getElementById('plan').dataset.stage}`;
  nameMovers(document);
  markAgain(marks);
  settle();
  openBoards();
  point();
  restoreFocus(focused, value, wasInPrompt);
}

function restoreFocus(id, value, wasInPrompt) {
  if (document.activeElement && document.activeElement !== document.body) return;
  if (!wasInPrompt && !id) return;
  const same = id ? document.getElementById(id) : null;
  (same ?? document.getElementById('ask'))?.focus({ preventScroll: true });
}

function announce(sum) {
  const question = document.getElementById('ask')?.textContent ?? '';
  const latest = sum ?? document.getElementById('turns')?.dataset.latest ?? '';
  const taught = [...document.querySelectorAll('#coach .news')].map(each => each.textContent.trim()).join(' ');
  document.getElementById('news').textContent = `${latest} ${taught} ${question}`;
  document.title = `${question} · ${document.title.split(' · ').at(-1)}`;
}

// `isShown`: what led here is shown by the theatre, which is played as soon as the parts are there. `sum` says it.
export async function swap(html, isShown = false, sum = undefined, play = () => {}) {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  const goto = holder.content.querySelector('[data-goto]')?.dataset.goto;
  if (goto) return void location.assign(goto);
  const was = part => shown.get(part.id) ?? document.getElementById(part.id)?.outerHTML;
  const fresh = [...holder.content.children].filter(part => part.id && was(part) !== part.outerHTML);
  for (const part of fresh) shown.set(part.id, part.outerHTML);
  const moves = fresh.some(part => part.id === 'plan' || part.id === 'hand');
  if (isShown || !moves || still.matches || !document.startViewTransition || document.hidden) {
    place(fresh);
    play();
  } else {
    nameMovers(document);
    const transition = document.startViewTransition(() => place(fresh));
    transition.finished.catch(() => {});
    transition.ready.catch(() => {});
    await transition.updateCallbackDone;
  }
  announce(sum);
}
