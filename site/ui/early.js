// Before the first paint: the theme that was chosen, with its edition of the pictures, and rescue.js if something fails.
const { rescue } = document.currentScript.dataset
const { dataset } = document.documentElement
const help = ({ type, target }) => {
  if (type === 'error' && target.type !== 'module') return
  const script = document.createElement('script')
  script.src = `${rescue}#${type}`
  document.head.append(script)
}
addEventListener('error', help, true)
addEventListener('chunk-failed', help)
try {
  dataset.theme = localStorage['padauk.theme'] ?? ''
} catch {}
// The device's word does not count for who has chosen: each picture's edition is set as soon as it is read or drawn.
new MutationObserver(() => {
  if (dataset.theme)
    for (const night of document.querySelectorAll('source[media]'))
      night.media = dataset.theme === 'dark' ? '' : 'not all'
}).observe(document, { childList: true, subtree: true })
