// Keys: 1-9 look at an option and, pressed again, choose it; arrows move within a row; U R P H M are the tools.
const rows = '.hand ul, .opts, .cells, .signs, .deal, .shafts';
const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function isTyping(target) {
  return target.closest('input:not([type=hidden], [type=checkbox]), textarea, select, dialog');
}

function chooseNumber(number) {
  const alike = [...document.querySelectorAll(`.deal .o${number} input`)]; // the same card may lie there twice
  const mark = alike.find(each => !each.checked && !each.disabled) ?? alike.find(each => each.checked) ?? alike[0];
  if (mark) {
    mark.focus();
    return mark.click(); // which keeps nothing yet
  }
  const option = document.querySelector(`.opt.o${number}`);
  if (!option) return;
  option.closest('details')?.setAttribute('open', '');
  if (document.activeElement === option) option.click();
  else option.focus();
}

function useTool(key) {
  const tool = document.querySelector(`.tool[data-key="${key}"]:not(:disabled)`);
  if (!tool) return false;
  tool.click();
  return true;
}

function moveAlong(event) {
  if (document.activeElement.id === 'pan') return; // which they move
  const row = document.activeElement.closest(rows);
  if (!row) {
    if (event.key.startsWith('Arrow')) document.querySelector('.opt')?.focus();
    return;
  }
  const all = [...row.querySelectorAll('button, a, input')].filter(each => each.offsetParent);
  const next = all[(all.indexOf(document.activeElement) + step[event.key] + all.length) % all.length];
  next?.focus();
  event.preventDefault();
}

export function bindKeys() {
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (/^[1-9]$/.test(event.key)) return chooseNumber(event.key);
    if (event.key in step) return moveAlong(event);
    if (/^[urphm]$/i.test(event.key) && useTool(event.key.toLowerCase())) event.preventDefault();
  });
}
