// The number on the sign of the installed game: at how many tables people wait.
export async function badge() {
  if (!navigator.setAppBadge || !matchMedia('(display-mode: standalone)').matches) return;
  const answer = await fetch('/awaited').catch(() => null);
  if (answer?.ok) await navigator.setAppBadge((await answer.json()).tables).catch(() => {});
}
