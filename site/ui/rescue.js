// Plain scripts both: it must run when the page's own does not, or not yet. A block, so that it may run twice.
{
  const AGAIN = 'Try again'
  const OFFLINE = 'You are offline. Please try again once you are connected.'
  const LOST = 'A part of this page did not arrive.'

  if (document.currentScript.src.endsWith('#error')) void mend()
  else {
    addEventListener('click', stopOffline, true)
    addEventListener('submit', stopOffline, true)
    addEventListener('submit', stopOffline)
    addEventListener('chunk-failed', () =>
      navigator.onLine ? notify(LOST, 'Load the page again', reload) : notify(OFFLINE, AGAIN, reload),
    )
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

  // One line at the foot of the window; `act` is what its button does.
  function notify(text, label, act) {
    document.querySelector('.page-notice')?.remove()
    const notice = document.createElement('p')
    notice.className = 'page-notice'
    notice.setAttribute('role', 'alert')
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'button outline small'
    button.textContent = label
    button.onclick = () => {
      notice.remove()
      act()
    }
    notice.append(text, button)
    document.body.append(notice)
    return notice
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
