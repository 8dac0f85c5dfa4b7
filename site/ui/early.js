// Before the first paint: the theme that was chosen, with its edition of the pictures. Beside the page comes rescue.js, for
// the taps that need a network while there is none, and for when the page's own script does not come.
const { rescue } = document.currentScript.dataset
const { dataset } = document.documentElement
const help = ({ type, target }) => {
  if (type === 'error' && target.type !== 'module') return
  const script = document.createElement('script')
  script.src = `${rescue}#${type}`
  document.head.append(script)
}
help({})
addEventListener('error', help, true)
try {
  dataset.theme = localStorage['padauk.theme'] ?? ''
} catch {}
// A picture that is on its way shows its colours, which its address tells: at the top and at the bottom.
const paint = ({ src, style, naturalWidth }) => {
  const [, top, bottom] = /-[\da-f]{4}([\da-f]{3})([\da-f]{3})-/.exec(src) ?? []
  if (top && !naturalWidth) style.background = `linear-gradient(#${top},#${bottom})`
}
const clear = ({ target }) => {
  if (target.naturalWidth) target.style.background = ''
}
document.addEventListener('load', clear, true)
// The device's word does not count for who has chosen: each picture's edition is set as soon as it is read or drawn.
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.localName === 'img') paint(node)
      else for (const image of node.querySelectorAll?.('img') ?? []) paint(image)
  if (dataset.theme)
    for (const night of document.querySelectorAll('source[media]'))
      night.media = dataset.theme === 'dark' ? '' : 'not all'
}).observe(document, { childList: true, subtree: true })
