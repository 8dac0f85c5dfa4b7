import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitedSite, type VisitedSite } from '#tests/support/visited-site.ts'

let site: VisitedSite
beforeAll(async () => {
  site = await openVisitedSite()
}, 120_000)
afterAll(() => site?.close())

test('a page that has not changed is answered with the same headers', async () => {
  const told = await site.ask('/')
  const again = await site.ask('/', { headers: { 'if-none-match': told.headers.etag ?? '' } })
  expect(again.status).toBe(304)
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
