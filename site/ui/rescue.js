// Fetched by early.js when a part of the page did not arrive. A plain script: it must run when the page's own cannot.

// After 'error' it is the page's own script, without any part of which none of it runs: the page is loaded once more, then
// does without. After 'chunk-failed' it is a part wanted later, and chunks.ts has tried twice.
if (document.currentScript.src.endsWith('#chunk-failed')) tell()
else if (!reloadOnce()) whenLoaded(doWithoutScript)

/** The same memory as in chunks.ts: an address is loaded afresh once. */
function reloadOnce() {
  try {
    if (sessionStorage.getItem('reloaded-for-chunk') === location.href) return false
    sessionStorage.setItem('reloaded-for-chunk', location.href)
  } catch {
    // Nothing can be remembered: a second failure would load it for ever.
    return false
  }
  location.reload()
  return true
}

function whenLoaded(act) {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act, { once: true })
}

function doWithoutScript() {
  for (const sheet of document.styleSheets) unscript(sheet.cssRules)
  tell()
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

function tell() {
  const WORDS = { failed: 'A part of this page did not arrive.', again: 'Load the page again' }
  if (document.querySelector('.chunk-notice')) return
  const notice = document.createElement('p')
  notice.className = 'chunk-notice'
  notice.setAttribute('role', 'alert')
  const again = document.createElement('a')
  again.className = 'button outline small'
  again.href = location.pathname + location.search
  again.textContent = WORDS.again
  notice.append(WORDS.failed, again)
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = document.querySelector('[data-rescue]').dataset.sheet
  document.head.append(sheet)
  document.body.append(notice)
}
