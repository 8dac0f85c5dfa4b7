import { type ClientRequest, type IncomingMessage, request as openRequest } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { openVisitedSite, type VisitedSite } from '#tests/support/visited-site.ts'

/** Of the demo's own timetable: its sample seats are sold, and it sails every day. */
const PATH = `/api/v1/ferry/trips/tm-101.${addDays(dayInIndia(new Date()), 1)}/stream`

let site: VisitedSite
beforeAll(async () => {
  site = await openVisitedSite()
}, 180_000)
afterAll(() => site.close())

type Stream = { asked: ClientRequest; response: IncomingMessage }

function open(): Promise<Stream> {
  const { promise, resolve, reject } = Promise.withResolvers<Stream>()
  const headers = { host: new URL(site.origin).host, 'accept-encoding': 'br, gzip' }
  const asked = openRequest({ host: '127.0.0.1', port: site.port, path: PATH, headers, agent: false })
  asked.once('error', reject)
  asked.once('response', (response) => {
    // Cut off by the test itself.
    response.on('error', () => undefined)
    resolve({ asked, response })
  })
  asked.end()
  return promise
}

test('seats arrive over a real connection at once and unpacked, four streams a visitor, and a closed page frees its place', async () => {
  const streams = await Promise.all(Array.from({ length: 4 }, open))
  const [first] = streams
  expect([first?.response.statusCode, first?.response.headers['content-encoding']]).toEqual([200, undefined])
  expect(first?.response.headers['content-type']).toMatch(/^text\/event-stream/)
  let text = ''
  for await (const part of first?.response ?? []) {
    text += part
    if (text.includes('\n\n') && text.includes('data: ')) break
  }
  expect(JSON.parse(/data: (.*)\n/.exec(text)?.[1] ?? '').taken.length).toBeGreaterThan(5)
  // Leaving the loop has closed the first.
  await vi.waitFor(
    async () => {
      const next = await open()
      if (next.response.statusCode !== 200) next.asked.destroy()
      expect(next.response.statusCode).toBe(200)
      streams.push(next)
    },
    { timeout: 10_000, interval: 100 },
  )
  const fifth = await open()
  expect([fifth.response.statusCode, fifth.response.headers['retry-after']]).toEqual([429, '60'])
  fifth.response.setEncoding('utf8')
  expect(JSON.parse((await fifth.response.toArray()).join(''))).toEqual({
    ...{ status: 0, code: 'too_many' },
    message: 'You have this open too often. Please close another page with seats',
  })
  for (const { asked } of [...streams, fifth]) asked.destroy()
})

test('HEAD is answered and opens nothing', async () => {
  for (let times = 0; times < 6; times += 1) {
    const told = await site.ask(PATH, { method: 'HEAD' })
    expect([told.status, told.bytes.length]).toEqual([200, 0])
    expect(told.headers['content-type']).toMatch(/^text\/event-stream/)
  }
})
