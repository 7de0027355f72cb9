// Tells players who look elsewhere that they are awaited, if they have allowed it by the button in the menu.
const button = document.getElementById('notify');

function offer() {
  if (!button || !('Notification' in globalThis)) return;
  const { permission } = Notification;
  button.closest('li').hidden = permission === 'denied';
  button.disabled = permission === 'granted';
  if (button.disabled) button.lastChild.textContent = button.dataset.done;
}
button?.addEventListener('click', async () => {
  await Notification.requestPermission();
  offer();
});
offer();

export function notify(before, after) {
  if (!document.hidden || !after.ask || before.ask || globalThis.Notification?.permission !== 'granted') return;
  const notice = new Notification(document.getElementById('ask').textContent, { tag: 'imperial-miners' });
  notice.addEventListener('click', () => { focus(); notice.close(); });
}
