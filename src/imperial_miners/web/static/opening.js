// Where the boards are a sheet, they come up by themselves when a board or a space is asked: once for each question.
let asked = '';
let isOurs = false;

export function openBoards() {
  const sheet = document.getElementById('sheet-boards');
  const number = document.querySelector('#answer [name=number]')?.value + (document.getElementById('answer')?.dataset.lifted ?? '');
  const isOpen = sheet.matches(':popover-open');
  if (!sheet.querySelector('[name=option]')) {
    if (isOpen && isOurs) sheet.hidePopover();
    isOurs = false;
  } else if (!isOpen && number !== asked && getComputedStyle(sheet).display === 'none') {
    asked = number;
    isOurs = true;
    sheet.showPopover();
  }
}
