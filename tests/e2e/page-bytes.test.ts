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
  const { date: _, 'content-type': __, 'content-length': ___, ...same } = told.headers
  expect(again.headers).toMatchObject(same)
  expect(again.headers['content-security-policy']).toContain("default-src 'none'; script-src ")
})

test('the scripts that a page begins with are told by what is in them', async () => {
  const { text } = await site.ask('/')
  for (const name of ['early', 'entry.client']) {
    const [, path = '', integrity] =
      new RegExp(`(?:src|href)="(/assets/${name}-[^"]+)" integrity="sha256-([^"]+)"`).exec(text) ?? []
    const { bytes } = await site.ask(path)
    expect(createHash('sha256').update(bytes).digest('base64'), name).toBe(integrity)
  }
})
