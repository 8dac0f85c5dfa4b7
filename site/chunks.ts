/** Known to ui/boot.js too, which does the same for the page's own script. */
const RELOADED = 'reloaded-for-chunk'
const OPENING = 'opening'

/** Heard by ui/boot.js when a part of the page could not be fetched, even after a reload or because nothing can be. */
const CHUNK_FAILED_EVENT = 'chunk-failed'

/**
 * After a new version is put up, an open page may ask for a chunk that is gone. The page is then loaded afresh once;
 * if the chunk still does not come, the visitor is told.
 */
export function watchChunks(): void {
  finishInterruptedOpening()
  window.addEventListener('vite:preloadError', () => {
    if (recall(RELOADED) === location.href) tellFailed()
    else void reloadOnce()
  })
}

/** Only where the page can be had: without a network the visitor would be left with the browser's page of errors. */
async function reloadOnce(): Promise<void> {
  try {
    await fetch(location.href, { method: 'HEAD' })
  } catch {
    tellFailed()
    return
  }
  remember(RELOADED, location.href)
  location.reload()
}

function tellFailed(): void {
  window.dispatchEvent(new Event(CHUNK_FAILED_EVENT))
}

/** Remembers the page being opened, or forgets it once it is there. */
export function rememberOpening(path: string | undefined): void {
  remember(OPENING, path)
}

/** The router answers a missing chunk of a page by reloading the page one came from: go where the visitor wanted instead. */
function finishInterruptedOpening(): void {
  const path = recall(OPENING)
  remember(OPENING, undefined)
  const [entry] = performance.getEntriesByType('navigation')
  const wasReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
  if (wasReload && path?.startsWith('/') && !path.startsWith('//')) location.replace(path)
}

// A browser that keeps nothing throws on every use of its storage; the page must work all the same.
function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    return
  }
}
