// Opens cards and boards large over the table, instead of on a page of their own.
export function bindLooking() {
  const dialog = document.getElementById('closer');
  document.addEventListener('click', async event => {
    const link = event.target.closest('a.look-at');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const answer = await fetch(link.href, { headers: { 'x-table': '1' } });
    if (!answer.ok) return void location.assign(link.href);
    dialog.innerHTML = await answer.text();
    dialog.showModal();
  });
  dialog.addEventListener('click', event => {
    if (event.target === dialog || event.target.closest('[data-close]')) dialog.close();
  });
}
