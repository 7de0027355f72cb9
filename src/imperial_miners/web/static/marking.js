// Cards of a deal are marked and unmarked; those that are kept are sent together, once there are enough.
export function countMarks() {
  const keeper = document.querySelector('.keeper');
  if (!keeper) return;
  const marks = [...document.querySelectorAll('.deal input')];
  keeper.dataset.marked = marks.filter(mark => mark.checked).length;
  const isEnough = Number(keeper.dataset.marked) >= Number(keeper.dataset.keeps);
  keeper.disabled = !isEnough;
  for (const mark of marks) mark.disabled = isEnough && !mark.checked;
}

export const marked = () => [...document.querySelectorAll('.deal input:checked')].map(mark => mark.value);

export function markAgain(values) {
  const left = [...values];
  for (const mark of document.querySelectorAll('.deal input')) {
    const at = left.indexOf(mark.value);
    mark.checked = at >= 0;
    if (at >= 0) left.splice(at, 1); // of two cards that are alike, one may be marked
  }
  countMarks();
}

export function bindMarking() {
  document.addEventListener('change', event => {
    if (event.target.closest('.deal')) countMarks();
  });
  document.addEventListener('keydown', event => { // by itself Enter would press the first button of the form: undo
    if (event.key !== 'Enter' || !event.target.closest('.deal input')) return;
    event.preventDefault();
    document.querySelector('.keeper')?.click();
  });
  countMarks();
}
