// The day's page: bots that still play are looked for again, and the picture is saved as PNG, which every chat shows.
import './page.js';

const PAUSE = 4000;

async function lookAgain() {
  const answer = await fetch(location.pathname).catch(() => null);
  if (!answer?.ok) return void setTimeout(lookAgain, PAUSE);
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.getElementById('bots').replaceWith(fresh.getElementById('bots'));
  if (fresh.body.dataset.waiting) setTimeout(lookAgain, PAUSE);
  else if (document.getElementById('shared')) location.reload();
}
if (document.body.dataset.waiting) setTimeout(lookAgain, PAUSE);

async function savePicture(event) {
  event.preventDefault();
  const link = event.currentTarget;
  const drawing = new Image(1200, 630);
  drawing.src = link.href;
  await drawing.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1200, 630];
  canvas.getContext('2d').drawImage(drawing, 0, 0, 1200, 630);
  const blob = await new Promise(done => canvas.toBlob(done, 'image/png'));
  const file = new File([blob], link.download.replace('.svg', '.png'), { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    return void navigator.share({ files: [file], text: document.getElementById('shared').textContent }).catch(() => {});
  }
  const save = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: file.name });
  save.click();
  URL.revokeObjectURL(save.href);
}
document.getElementById('picture')?.addEventListener('click', savePicture);
