// In the page itself, before the first paint: the theme that was chosen, with its edition of the pictures. After it: the page's
// own script, and rescue.js for the taps that need a network while there is none, and for when the script does not come. A block: its names are no
// names of the page.
{
  const { rescue } = document.currentScript.dataset
  const { dataset } = document.documentElement
  const help = (type) => {
    const script = document.createElement('script')
    script.src = `${rescue}#${type}`
    document.head.append(script)
  }
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
  // The page is whole without its script: that comes when everything else is there, or at the first touch, tap or key.
  let tapped
  let isBegun = false
  const begin = async () => {
    const block = document.getElementById('start')
    if (isBegun || !block) return
    isBegun = true
    const { modules, ahead, ids, integrity } = JSON.parse(block.textContent)
    for (const href of ahead) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', href, integrity: integrity[href] ?? '' })
      document.head.append(link)
    }
    try {
      const [, ...routes] = await Promise.all(modules.map((path) => import(path)))
      window.__reactRouterRouteModules = Object.fromEntries(ids.map((id, index) => [id, routes[index]]))
      await import(ahead[0])
    } catch {
      help('error')
    }
  }
  // A button that only the script knows is pressed again once the script is there.
  const keep = ({ target }) => {
    const button = target.closest?.('button')
    if (button?.type === 'button' && !button.popoverTargetElement && !button.commandForElement) tapped = button
  }
  const first = { capture: true, passive: true }
  for (const type of ['pointerdown', 'touchstart', 'keydown']) addEventListener(type, begin, first)
  addEventListener('click', keep, first)
  addEventListener('alive', () => {
    removeEventListener('click', keep, first)
    setTimeout(() => tapped?.click())
  })
  addEventListener('load', () => {
    help('')
    ;(window.requestIdleCallback ?? setTimeout)(begin)
  })
}
