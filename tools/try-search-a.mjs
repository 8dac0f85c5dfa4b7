import { chromium } from 'playwright-core'

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: '--headless --no-sandbox --disable-gpu'.split(' '),
})
const p = await b.newPage({ viewport: { width: 390, height: 844 } })
p.on('console', (m) => console.log(m.type(), m.text().slice(0, 600)))
p.on('pageerror', (e) => console.log('ERR', e.message))
p.on('response', (r) => r.status() >= 300 && console.log(r.status(), r.url()))
await p.goto('http://localhost:4450/places', { waitUntil: 'networkidle' })
await p.waitForTimeout(1500)
await p.locator('.header-search').click()
await p.waitForTimeout(2500)
console.log(
  p.url(),
  await p.locator('dialog').count(),
  await p
    .locator('dialog')
    .first()
    .evaluate((d) => d.outerHTML.slice(0, 300))
    .catch((e) => 'none'),
)
await p.screenshot({ path: '/tmp/h/searcher-shots/dbg.png' })
await b.close()
