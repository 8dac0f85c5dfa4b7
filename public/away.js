// Answers where a page cannot be had, in our words in place of the browser's own error page. It keeps no page.
// Registered by site/ui/boot.js, which tells the name and the telephone number in the address.

/** Then a visitor is told, who may still wait by trying again: on a poor network a page begins within 3 s. */
const PATIENCE_MS = 12_000

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()])),
)
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event))
})

async function answer({ request, preloadResponse }) {
  const isSent = request.method !== 'GET'
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, PATIENCE_MS)
  })
  // The browser may have asked already, while this was being woken.
  const asked = Promise.resolve(preloadResponse).then((early) => early ?? fetch(request))
  try {
    return await Promise.race([asked, late])
  } catch {
    return new Response(pageOf(isSent), {
      status: 503,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    })
  } finally {
    clearTimeout(timer)
  }
}

function pageOf(isSent) {
  const asked = new URL(location.href).searchParams
  const name = (asked.get('name') ?? '').replace(/[<>&"]/g, '')
  const tel = (asked.get('tel') ?? '').replace(/[^+\d ]/g, '').trim()
  const text = isSent
    ? 'We did not hear back, so we cannot tell whether what you sent has reached us. Go back: what you typed should still be there. Before you pay twice, call us.'
    : 'The network did not bring this page. Your trip and your bookings are safe. Please try again in a moment.'
  // A reload, told apart by site/chunks.ts: it goes on to the page that was wanted.
  const again = isSent
    ? '<a class="main" href="javascript:history.back()">Go back</a>'
    : '<a class="main" href="javascript:location.reload()">Try again</a>'
  const call = tel && `<a href="tel:${tel.replaceAll(' ', '')}">Call ${tel}</a>`
  const wake = isSent ? '' : '<script>addEventListener("online", () => location.reload())</script>'
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>We cannot be reached just now${name && ` | ${name}`}</title>
<style>${STYLE}</style><main><b>${name}</b><h1>We cannot be reached just now</h1><p>${text}</p><p class="ways">${again}${call}</p></main>${wake}</html>`
}

/** The tokens of site/styles, without a request. */
const STYLE = `
body { margin: 0; font: 17px/1.6 Figtree, system-ui, sans-serif; background: light-dark(#fbf7ef, #071e24); color: light-dark(#12262b, #efe8da) }
main { max-width: 32rem; margin: 12vh auto; padding: 0 24px }
b { color: light-dark(#0b6e78, #5fd0c8) }
h1 { font: 600 1.9rem/1.2 Fraunces, Georgia, serif; margin: 12px 0 }
.ways { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px }
a { padding: 12px 20px; border: 1px solid light-dark(#4a6067, #a9bdc0); border-radius: 999px; color: inherit; font-weight: 600; text-decoration: none }
.main { border-color: transparent; background: light-dark(#c8402a, #ff8a6b); color: light-dark(#fff, #12262b) }
:focus-visible { outline: 3px solid light-dark(#0b6e78, #5fd0c8); outline-offset: 2px }`
