// Beside the page, which is whole without its script: has that fetched after everything else, or at the first touch, tap or key,
// and helps where it does not come, or while there is no network. A plain script: it must run when the page's own does not.
{
  const AGAIN = 'Try again'
  const OFFLINE = 'You are offline. Please try again once you are connected.'
  const LOST = 'A part of this page did not arrive.'
  const UNREACHED = 'We cannot be reached just now. Please try again in a moment.'
  const SLOW = 'No answer yet. The network may be poor, or down.'
  /** As in public/away.js. */
  const PATIENCE_MS = 12_000
  const plainFetch = fetch

  addEventListener('click', stopOffline, true)
  addEventListener('submit', stopOffline, true)
  addEventListener('submit', stopOffline)
  addEventListener('chunk-failed', () =>
    navigator.onLine ? notify(LOST, 'Load the page again', reload) : notify(OFFLINE, AGAIN, reload),
  )
  window.fetch = fetchWell
  watchPictures()
  keepTaps()
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', standBy)
  else standBy()
  for (const type of ['pointerdown', 'touchstart', 'keydown']) addEventListener(type, begin, { once: true })
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle)

  function idle() {
    const wait = window.requestIdleCallback ?? setTimeout
    wait(begin)
  }

  // What page-scripts.tsx names: all of it at once, and its entry when all of it is there.
  async function begin() {
    const block = document.getElementById('start')
    if (!block) return
    block.id = ''
    const { entry, manifest, routes, ahead } = JSON.parse(block.textContent)
    const pathOf = (name) => `/assets/${name}.js`
    for (const [name, integrity = ''] of [entry, ...ahead.map((each) => [each])]) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', href: pathOf(name), integrity })
      document.head.append(link)
    }
    try {
      const load = async ([id, name]) => [id, await import(pathOf(name))]
      const modules = Promise.all(Object.entries(routes).map(load))
      await import(pathOf(manifest))
      window.__reactRouterRouteModules = Object.fromEntries(await modules)
      await import(pathOf(entry[0]))
    } catch {
      void mend()
    }
  }

  // Buttons that only the script knows are pressed again, in their order, once the script is there.
  function keepTaps() {
    const tapped = []
    const keep = ({ target }) => {
      const button = target.closest?.('[type=button]:not([popovertarget])')
      // One that the script knows already has done it.
      if (button && !Object.keys(button).some((name) => name.startsWith('__react'))) tapped.push(button)
    }
    addEventListener('click', keep)
    addEventListener('alive', () => {
      removeEventListener('click', keep)
      for (const button of tapped) setTimeout(() => button.click())
    })
  }

  function watchPictures() {
    // A picture that is on its way shows its colours, which its address tells: at the top and at the bottom.
    const paint = ({ src, style, naturalWidth }) => {
      const [, top, bottom] = /-[\da-f]{4}([\da-f]{3})([\da-f]{3})-/.exec(src) ?? []
      if (top && !naturalWidth) style.background = `linear-gradient(#${top},#${bottom})`
    }
    const clear = ({ target }) => {
      if (target.naturalWidth) target.style.background = ''
    }
    document.addEventListener('load', clear, true)
    for (const image of document.images) paint(image)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.localName === 'img') paint(node)
          else for (const image of node.querySelectorAll?.('img') ?? []) paint(image)
    }).observe(document, { childList: true, subtree: true })
  }

  // Answers in our words where a whole page cannot be had: also when the browser believes that it is online.
  function standBy() {
    const tel = phone()?.textContent.trim() ?? ''
    const name = document.querySelector('header a[href="/"]')?.textContent.trim() ?? ''
    navigator.serviceWorker?.register(`/away.js?${new URLSearchParams({ name, tel })}`).catch(() => {})
  }

  function fetchWell(asked, asking) {
    if (new URL(asked.url ?? asked, location).pathname.endsWith('.data')) return insist(asked, asking)
    return asking?.method === 'POST' ? send(asked, asking) : plainFetch(asked, asking)
  }

  // What the next page shows, or what a form has sent: until there is an answer this page stays, and its visitor is told.
  function insist(asked, asking) {
    return new Promise((resolve, reject) => {
      let notice
      const tell = (text) => {
        notice = notify(text, AGAIN, ask)
      }
      const done = (settle, value) => {
        notice?.remove()
        settle(value)
      }
      const ask = () =>
        tellLate(plainFetch(asked, asking), () => tell(SLOW)).then(
          (answer) => done(resolve, answer),
          (error) => (asking?.signal?.aborted ? done(reject, error) : tell(awayWords())),
        )
      // Who goes elsewhere meanwhile has nothing to try again.
      asking?.signal?.addEventListener('abort', () => notice?.remove())
      ask()
    })
  }

  // A form that a part of the page sends says itself that it failed, and has its own button; the number to call stands here.
  function send(asked, asking) {
    return new Promise((resolve, reject) => {
      const fail = (error, text) => {
        if (!asking.signal?.aborted) notify(text)
        reject(error)
      }
      tellLate(plainFetch(asked, asking), () => fail(new TypeError(SLOW), SLOW)).then(resolve, (error) =>
        fail(error, awayWords()),
      )
    })
  }

  function tellLate(answer, tell) {
    const late = setTimeout(tell, PATIENCE_MS)
    return answer.finally(() => clearTimeout(late))
  }

  function awayWords() {
    return navigator.onLine ? UNREACHED : OFFLINE
  }

  // A tap that needs the network is stopped while there is none: the browser's own error page would take this one away.
  function stopOffline(event) {
    if (navigator.onLine) return
    const { type, target, submitter } = event
    const sends = type === 'submit'
    // A form with data-fetched is sent by script, which reports a lost network itself; before that script runs, it navigates.
    const isCapture = event.eventPhase === Event.CAPTURING_PHASE
    if (sends && 'fetched' in target.dataset && (isCapture || event.defaultPrevented)) return
    const needs = sends ? target : target.closest?.('a[href^="/"], a[href^="http"]')
    // What opens a part of this page, or leads to one, needs nothing.
    if (!needs || needs.ariaHasPopup || needs.method === 'dialog') return
    if (needs.hash && needs.href.startsWith(location.href.split('#')[0])) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const notice = notify(OFFLINE, AGAIN, () => (sends ? needs.requestSubmit(submitter) : needs.click()))
    addEventListener('online', () => notice.remove(), { once: true })
  }

  // One line at the foot of the window; `act` is what its button does, if it has one.
  function notify(text, label, act) {
    document.querySelector('.page-notice')?.remove()
    const notice = document.createElement('p')
    notice.className = 'page-notice'
    notice.setAttribute('role', 'alert')
    notice.append(text)
    if (act) {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'button outline small'
      button.textContent = label
      button.onclick = () => {
        notice.remove()
        act()
      }
      notice.append(button)
    }
    const call = phone()?.cloneNode(true)
    if (call)
      notice.append(call)
      // What lies under an open dialog can be neither seen nor pressed.
    ;(document.querySelector('dialog:modal') ?? document.body).append(notice)
    return notice
  }

  function phone() {
    return document.querySelector('a[href^="tel:"]')
  }

  // Only where the page can be had.
  function reload() {
    return fetch(location.href, { method: 'HEAD' }).then(
      () => location.reload(),
      () => notify(OFFLINE, AGAIN, reload),
    )
  }

  // Without any part of the page's own script none of it runs: the page is loaded once more, then does without.
  async function mend() {
    if (canReload()) {
      try {
        await fetch(location.href, { method: 'HEAD' })
        return location.reload()
      } catch {
        // No network: what is there must do.
      }
    }
    if (document.readyState === 'complete') doWithoutScript()
    else addEventListener('load', doWithoutScript, { once: true })
  }

  /** The same memory as in chunks.ts: an address is loaded afresh once. */
  function canReload() {
    try {
      if (sessionStorage.getItem('reloaded-for-chunk') === location.href) return false
      sessionStorage.setItem('reloaded-for-chunk', location.href)
    } catch {
      // Nothing can be remembered: a second failure would load it for ever.
      return false
    }
    return true
  }

  function doWithoutScript() {
    for (const sheet of document.styleSheets) unscript(sheet.cssRules)
    dispatchEvent(new Event('chunk-failed'))
  }

  /** Every rule for a browser without script now holds, and none for one with it. */
  function unscript(rules) {
    for (const rule of rules) {
      if (rule.media) {
        rule.media.mediaText = rule.media.mediaText
          .replace(/\(scripting:\s*none\)/, '(width >= 0px)')
          .replace(/\(scripting:\s*enabled\)/, '(width < 0px)')
      }
      if (rule.cssRules) unscript(rule.cssRules)
    }
  }
}
