import { chromium } from 'playwright-core'

const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
    ' ',
  ),
})
const O = 'http://localhost:4450',
  D = '/tmp/h/searcher-shots/'
for (const [w, h, scheme] of [
  [390, 844, 'light'],
  [1280, 900, 'dark'],
  [1280, 900, 'light'],
  [390, 844, 'dark'],
]) {
  const c = await b.newContext({ viewport: { width: w, height: h }, colorScheme: scheme })
  const p = await c.newPage()
  p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(w, scheme, m.text().slice(0, 300)))
  p.on('pageerror', (e) => console.log('ERR', e.message))
  const shot = async (n) => {
    await p.waitForTimeout(600)
    await p.screenshot({ path: `${D}${n}-${w}-${scheme}.png` })
  }
  await p.goto(O + '/search?q=havlock', { waitUntil: 'networkidle' })
  await shot('results')
  if ((w === 390) === (scheme === 'light')) {
    await p.goto(O + '/search?q=xyzzyq', { waitUntil: 'networkidle' })
    await shot('empty')
    await p.goto(O + '/search', { waitUntil: 'networkidle' })
    await shot('start')
    await p.goto(O + '/search?q=' + 'beach '.repeat(20), { waitUntil: 'networkidle' })
    await shot('long')
  }
  await p.goto(O + '/places', { waitUntil: 'networkidle' })
  await shot('header')
  await p.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await p.getByRole('combobox').waitFor()
  await shot('box0')
  await p.keyboard.type('celul', { delay: 30 })
  await p.getByRole('option').first().waitFor()
  await p.waitForTimeout(500)
  await p.keyboard.press('ArrowDown')
  await shot('box')
  await c.close()
}
await b.close()
