// Tells whether something was said that has not been seen yet: the chat is beside the log, or behind the dock.
const place = location.pathname.split('/').slice(0, 3).join('/');

const newest = () => Number(document.querySelector('#chat li:last-child')?.dataset.seq ?? 0);

export function noticeChat() {
  const chat = document.getElementById('chat');
  if (!chat) return;
  if (chat.checkVisibility()) sessionStorage.setItem(place, newest());
  const isNew = newest() > Number(sessionStorage.getItem(place) ?? 0);
  if (isNew) document.body.dataset.unread = '';
  else delete document.body.dataset.unread;
}

export function bindChat() {
  document.getElementById('sheet-log')?.addEventListener('change', noticeChat);
  document.getElementById('sheet-log')?.addEventListener('toggle', noticeChat);
  noticeChat();
}
