// Follows a stream of events, and opens it again when it breaks off. The waits between grow and differ from page to page,
// so that thousands do not come back at the same moment; a server that names a wait itself is believed.
const shortest = 500;
const longest = 15000;

function eventOf(block) {
  const found = { event: 'message', data: '', id: '' };
  for (const line of block.split('\n')) {
    const colon = line.indexOf(': ');
    if (colon > 0) found[line.slice(0, colon)] = line.slice(colon + 2);
  }
  return found;
}

async function read(body, hear) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; ;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (text + value).split('\n\n');
    text = blocks.pop();
    blocks.map(eventOf).forEach(hear);
  }
}

// Until the next try, at a moment of this page's own, or until the device is back on its network.
export function pause(time) {
  return new Promise(resolve => {
    const wake = () => { clearTimeout(timer); removeEventListener('online', wake); resolve(); };
    const timer = setTimeout(wake, time * (1 + Math.random()));
    addEventListener('online', wake);
  });
}

// So many milliseconds after so many failures.
export const waitAfter = failures => Math.min(longest, shortest * 2 ** failures);

// `hear` has a listener for each kind of event, which is given its data and id; `lose` is told whether the stream is lost.
export async function follow(address, hear, lose = () => {}) {
  const leaving = new AbortController();
  addEventListener('pagehide', () => leaving.abort());
  addEventListener('pageshow', event => { if (event.persisted) location.reload(); });
  let last = '';
  for (let failures = 0; !leaving.signal.aborted;) {
    let named = 0;
    try {
      const headers = { accept: 'text/event-stream', ...(last && { 'last-event-id': last }) };
      const answer = await fetch(address, { headers, signal: leaving.signal, cache: 'no-store' });
      if (answer.status >= 400 && answer.status < 429) return location.reload(); // for good: the page says why
      named = 1000 * (parseInt(answer.headers.get('retry-after') ?? '', 10) || 0);
      if (answer.ok) {
        failures = 0;
        lose(false);
        await read(answer.body, event => {
          last = event.id || last;
          hear[event.event]?.(event.data, event.id);
        });
      }
    } catch { /* broken off, or never reached: both are tried again */ }
    if (leaving.signal.aborted) return;
    lose(true);
    await pause(Math.max(named, waitAfter(failures++)));
  }
}
