// Runs before the first paint, as a file of its own (the policy allows no inline script), so that a chosen theme never flashes.
try {
  const kept = localStorage.getItem('padauk.theme')
  if (kept === 'light' || kept === 'dark') document.documentElement.dataset.theme = kept
} catch {
  // Storage may be refused: the device decides.
}
