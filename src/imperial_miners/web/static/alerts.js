// Messages on this device when a table waits: asked for by a click only. The key of the server is in the page where it sends any.
const { push } = document.body.dataset;
const section = document.getElementById('alerts');

const bytesOf = text => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));

async function subscribed() {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(push) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription(); // made for a key that this server had before
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

// Whether the server will tell this device from now on; `fields` are those of a form.
export async function begin(fields) {
  if (!push || !('PushManager' in globalThis) || await Notification.requestPermission() !== 'granted') return false;
  try {
    const { endpoint, keys } = (await subscribed()).toJSON();
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    const offset = -new Date().getTimezoneOffset();
    const body = new URLSearchParams({ ...fields, endpoint, zone, offset, ...keys });
    return (await fetch('/alerts', { method: 'POST', body })).ok;
  } catch {
    return false;
  }
}

async function stop(fields) {
  const body = new URLSearchParams(fields);
  const isDone = await fetch('/alerts/stop', { method: 'POST', body }).then(answer => answer.ok, () => false);
  if (isDone) await (await (await navigator.serviceWorker.ready).pushManager.getSubscription())?.unsubscribe();
  return isDone;
}

if (section && push && 'serviceWorker' in navigator && 'PushManager' in globalThis) section.hidden = false;
section?.addEventListener('submit', async event => {
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(event.target));
  const isDone = await (event.submitter.hasAttribute('formaction') ? stop : begin)(fields);
  const told = section.querySelector('[role=status]');
  if (isDone) location.reload();
  else told.textContent = told.dataset.denied;
});
