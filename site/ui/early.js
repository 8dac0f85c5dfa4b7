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
  if (kept) document.documentElement.dataset.theme = kept
} catch {}
