import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitedSite, type VisitedSite } from '#tests/support/visited-site.ts'

let site: VisitedSite
beforeAll(async () => {
  site = await openVisitedSite()
}, 120_000)
afterAll(() => site?.close())

test('a page that has not changed is answered with the same headers', async () => {
  const twice = async () => {
    const told = await site.ask('/')
    return { told, again: await site.ask('/', { headers: { 'if-none-match': told.headers.etag ?? '' } }) }
  }
  // The first start writes two settings when its job of the night has run, upon which pages are made anew once.
  await expect.poll(async () => (await twice()).again.status, { timeout: 10_000 }).toBe(304)
  const { told, again } = await twice()
  const { date: _, 'content-type': __, 'content-length': ___, link: ____, ...same } = told.headers
  expect(again.headers).toMatchObject(same)
  expect(again.headers['content-security-policy']).toContain("default-src 'none'; script-src ")
})

test('the script that stands in a page is allowed by its hash, and the one that it begins with by what is in it', async () => {
  const { text, headers } = await site.ask('/')
  const [, early = ''] = /<script>([\s\S]*?)<\/script>/.exec(text) ?? []
  expect(headers['content-security-policy']).toContain(` 'sha256-${sha256(early)}';`)
  for (const named of [
    /src="\/assets\/(boot-[\w-]+)\.js" integrity="sha256-([^"]+)"/,
    /"entry":\["(entry\.client-[\w-]+)","sha256-([^"]+)"\]/,
  ]) {
    const [, name = '', integrity] = named.exec(text) ?? []
    expect(sha256((await site.ask(`/assets/${name}.js`)).bytes), name).toBe(integrity)
  }
  expect(text).not.toContain('<link rel="modulepreload"')
})

function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64')
}
