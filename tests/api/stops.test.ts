import { request as openRequest } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { openVisitedSite, type VisitedSite } from '#tests/support/visited-site.ts'
import { visitAllTheTime } from '#tests/support/visitors-all-the-time.ts'

const VISITORS = 12
/** A process manager's patience (ours: exit within 10 s). */
const STOP_MS = 10_000
const STREAM = `/api/v1/ferry/trips/tm-101.${addDays(dayInIndia(new Date()), 1)}/stream`

let site: VisitedSite
beforeAll(async () => {
  site = await openVisitedSite()
}, 180_000)
afterAll(() => site.close())

/** A listener to seats, until the other side ends the stream. */
function listenToSeats(): { begun: Promise<unknown>; how: Promise<string> } {
  const begun = Promise.withResolvers<unknown>()
  const how = Promise.withResolvers<string>()
  const asked = openRequest({
    host: '127.0.0.1',
    port: site.port,
    path: STREAM,
    headers: { host: new URL(site.origin).host },
  })
  asked.once('response', (response) => {
    response.once('data', begun.resolve)
    response.once('end', () => how.resolve('ended'))
    response.once('error', () => how.resolve('cut'))
  })
  asked.end()
  return { begun: begun.promise, how: how.promise }
}

test('a stop under load says so at once, lets those finish who ask, ends its streams, and is over in time', async () => {
  const load = visitAllTheTime(site.origin, VISITORS)
  const stream = listenToSeats()
  await stream.begun
  await load.until(10 * VISITORS)
  expect(JSON.parse((await site.askHealth('/readyz')).text)).toMatchObject({ mode: 'full' })

  const since = performance.now()
  const stopped = site.close().then(() => performance.now() - since)
  // Asked on a new line while the site still lets visitors in, so the signal has been heard or not: it is within this second.
  await expect
    .poll(() => site.askHealth('/readyz').then(({ status, text }) => [status, JSON.parse(text).mode]), {
      timeout: 1_000,
    })
    .toEqual([503, 'draining'])
  expect(await stream.how).toBe('ended')

  const { answers, statuses, resets, goodbyes } = await load.over
  // A visitor whom a busy machine keeps from asking for longer than the grace is cut like anybody idle. Without the guard each of them is.
  expect(resets.length).toBeLessThan(VISITORS)
  expect(goodbyes).toBeGreaterThanOrEqual(VISITORS)
  expect(answers).toBeGreaterThan(10 * VISITORS)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(await stopped).toBeLessThan(STOP_MS)
})
