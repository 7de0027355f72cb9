// Passkeys: the browser is asked for one by a click only, and what it has signed is sent by the form it belongs to.
import './page.js';

const bytesOf = text => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
const textOf = buffer => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const told = document.getElementById('told');

function readable(options) {
  options.challenge = bytesOf(options.challenge);
  if (options.user) options.user.id = bytesOf(options.user.id);
  for (const each of [...options.excludeCredentials ?? [], ...options.allowCredentials ?? []]) each.id = bytesOf(each.id);
  return { publicKey: options };
}

function sendable({ id, rawId, type, response, authenticatorAttachment }) {
  const found = { clientDataJSON: textOf(response.clientDataJSON) };
  for (const name of ['attestationObject', 'authenticatorData', 'signature', 'userHandle']) {
    if (response[name]) found[name] = textOf(response[name]);
  }
  return JSON.stringify({ id, rawId: textOf(rawId), type, authenticatorAttachment, clientExtensionResults: {}, response: found });
}

async function ask(form) {
  const { purpose } = form.dataset;
  const body = new URLSearchParams({ form_token: form.elements.form_token.value, purpose });
  const answer = await fetch('/account/ask', { method: 'POST', body });
  if (!answer.ok) throw new Error('refused');
  const wanted = readable(await answer.json());
  return purpose === 'add' ? navigator.credentials.create(wanted) : navigator.credentials.get(wanted);
}

for (const form of document.querySelectorAll('form[data-purpose]')) {
  form.hidden = !globalThis.PublicKeyCredential;
  form.addEventListener('submit', async event => {
    event.preventDefault();
    told.textContent = '';
    try {
      form.elements.credential.value = sendable(await ask(form));
      form.submit();
    } catch {
      told.textContent = told.dataset.failed;
    }
  });
}
