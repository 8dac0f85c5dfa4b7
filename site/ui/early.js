// Theme and rescue.js
const { rescue } = document.currentScript.dataset
const help = ({ type, target }) => {
  if (type === 'error' && target.type !== 'module') return
  const script = document.createElement('script')
  script.src = `${rescue}#${type}`
  document.head.append(script)
}
addEventListener('error', help, true)
addEventListener('chunk-failed', help)
try {
  const kept = localStorage.getItem('padauk.theme')
  if (kept) {
    document.documentElement.dataset.theme = kept
    // Pictures with a night edition, as soon as each is read: the device's word does not count for who has chosen.
    const follow = () => {
      for (const source of document.querySelectorAll('source[data-night]'))
        source.media = kept === 'dark' ? 'all' : 'not all'
    }
    const reading = new MutationObserver(follow)
    reading.observe(document, { childList: true, subtree: true })
    addEventListener('DOMContentLoaded', () => reading.disconnect())
  }
} catch {}
