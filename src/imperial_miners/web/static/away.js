// Says that the server cannot be reached, and stops saying so when it can. The page stays as it is meanwhile.
export function away(isAway) {
  document.getElementById('away').hidden = !isAway;
}

// Says that an answer waits with it.
export function keeps(isKept) {
  document.getElementById('away-kept').hidden = !isKept;
}
