// Tells players who look elsewhere that they are awaited, if they have allowed it by the button in the menu.
import { begin } from './alerts.js';

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
  const token = document.querySelector('[name=form_token]')?.value;
  if (token) begin({ form_token: token }); // also when no page is open, where the server can
});
offer();

export function notify(before, after) {
  if (!document.hidden || !after.ask || before.ask || globalThis.Notification?.permission !== 'granted') return;
  const notice = new Notification(document.getElementById('ask').textContent, { tag: 'imperial-miners' });
  notice.addEventListener('click', () => { focus(); notice.close(); });
}
