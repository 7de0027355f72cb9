// A result's picture is saved as PNG, which every chat shows, or handed to the device's own sharing.
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
