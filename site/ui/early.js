// In the page itself, before the first paint: the theme that was chosen, with its edition of the pictures; the device's word does
// not count for who has chosen. All else is in boot.js, which nothing waits for.
{
  const { dataset } = document.documentElement
  try {
    dataset.theme = localStorage['padauk.theme'] ?? ''
  } catch {}
  new MutationObserver(() => {
    if (dataset.theme)
      for (const night of document.querySelectorAll('source[media]'))
        night.media = dataset.theme === 'dark' ? '' : 'not all'
  }).observe(document, { childList: true, subtree: true })
}
