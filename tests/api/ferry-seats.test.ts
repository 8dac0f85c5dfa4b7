import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seatTogether } from '#contract/terms/ferry-seats.ts'
import { fetchFerryTrip } from '#contract/v1/ferries.ts'
import { ownInventory } from '#server/ferries/own-inventory.ts'
import { minutesFrom, PINNED_NOW } from '#tests/support/pinned-day.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

const TODAY = '2026-11-22'
const TRIP = 'tm-101.2026-12-25'
const PATH = `/ferry/trips/${TRIP}`

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(async () => {
  api.setNow(`${TODAY}T04:30:00Z`)
  await sql`delete from ferry_seat`.execute(api.testDatabase.db)
})

const own = () => ownInventory(api.testDatabase.db)
const soon = (minutes = 15) => minutesFrom(PINNED_NOW, minutes)
const hold = (seats: string[], key = 'hold-1', expiresAt = soon()) => own().hold(TRIP, seats, { key, expiresAt })
const passenger = (seat: string) => ({ name: 'Guest', age: 30, sex: 'F' as const, nationality: 'IN', seat })
const book = (seats: string[], key: string) =>
  own().book(
    {
      now: new Date(PINNED_NOW),
      tripId: TRIP,
      passengers: seats.map(passenger),
      infants: [],
      contact: { email: '', phone: '' },
    },
    key,
  )
async function seats(): Promise<{ taken: string[]; version: number }> {
  return (await api.get(`${PATH}/seats`)).body.seats as { taken: string[]; version: number }
}

describe('a sailing', () => {
  test('comes with the plan of its vessel: aisles, doors, and the Royal lounge as a third class', async () => {
    const { trip } = fetchFerryTrip.response.parse((await api.get(PATH)).body)
    expect(trip.maps.map(({ code, deck }) => [code, deck])).toEqual([
      ['pClass', 'main deck'],
      ['bClass', 'upper deck'],
      ['rClass', 'upper deck, forward lounge'],
    ])
    const [main] = trip.maps
    expect(main?.windowLetters).toEqual(['A', 'K'])
    expect(main?.grid[10]).toEqual({
      row: 11,
      cells: [null, null, null, 'aisle', 'P11D', 'P11E', 'P11F', 'P11G', 'aisle', 'P11H', 'P11J', 'P11K'],
      tag: 'door on the left side',
    })
    const seated = seatTogether(main?.grid ?? [], (seat) => trip.pClass[seat]?.isBlocked === 0, 4)
    expect(seated?.seats).toEqual(['P1D', 'P1E', 'P1F', 'P1G'])
  })

  test.each(['tm-101.2026-12-32', 'tm-999.2026-12-25', 'nowhere', 'sl-1-pb-hl.2026-12-25'])(
    '%s is not there',
    async (id) => {
      for (const path of ['', '/seats', '/stream']) {
        const { status, body } = await api.get(`/ferry/trips/${id}${path}`)
        expect([status, body.code, body.message]).toEqual([404, 'not_found', 'Error fetching data'])
      }
    },
  )

  test('of no id that could be one is 422', async () => {
    for (const path of ['', '/seats', '/stream']) expect((await api.get(`/ferry/trips/A%20B${path}`)).status).toBe(422)
    expect((await api.get(`${PATH}?adults=2`)).status).toBe(422)
  })

  test('that has left is gone from the minute it leaves', async () => {
    api.setNow('2026-12-25T02:29:59Z')
    expect((await api.get(PATH)).status).toBe(200)
    api.setNow('2026-12-25T02:30:00Z')
    for (const path of ['', '/seats', '/stream']) {
      const { status, body } = await api.get(`${PATH}${path}`)
      expect([status, body.code, body.message]).toEqual([
        410,
        'departed',
        'This ferry has left. Please choose another sailing',
      ])
    }
  })
})

describe('seats of our own', () => {
  test('are held all or none, for one who asks first', async () => {
    expect(await hold(['P2A', 'P2B'])).toMatchObject({ state: 'held' })
    expect(await hold(['P2B', 'P2C'], 'hold-2')).toEqual({ state: 'refused', reason: 'seats_gone', seats: ['P2B'] })
    expect((await seats()).taken).toEqual(['P2A', 'P2B'])
    const { trip } = fetchFerryTrip.response.parse((await api.get(PATH)).body)
    expect([trip.pClass.P2A?.isBooked, trip.pClass.P2C?.isBooked]).toEqual([1, 0])
    expect(trip.classes[0]?.seatsLeft).toBe(187)
  })

  test('of ten who reach for one seat go to exactly one', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, (_, index) => hold(['P3B', 'P3A'], `hold-${index}`)))
    expect(all.filter(({ state }) => state === 'held')).toHaveLength(1)
    expect((await seats()).taken).toEqual(['P3A', 'P3B'])
  })

  test("that do not exist, or are the crew's, are never held, nor any with them", async () => {
    expect(await hold(['P2A', 'P1A', 'P99Z'])).toMatchObject({ seats: ['P1A', 'P99Z'] })
    expect(await own().hold('tm-101.2031-01-01', ['P2A'], { key: 'x', expiresAt: soon() })).toMatchObject({
      state: 'refused',
    })
    expect((await seats()).taken).toEqual([])
  })

  test('are free again when the hold has run out, and another takes them over', async () => {
    await hold(['P2A'], 'hold-1', soon(-1))
    expect((await seats()).taken).toEqual([])
    expect(await hold(['P2A'], 'hold-2')).toMatchObject({ state: 'held' })
  })

  test('are booked out of their hold, the same answer twice, and given back by cancelling', async () => {
    await hold(['P2A', 'P2B'])
    expect(await book(['P2A', 'P2B'], 'hold-1')).toEqual({ state: 'booked', pnr: 'hold-1', seats: ['P2A', 'P2B'] })
    expect(await book(['P2A', 'P2B'], 'hold-1')).toMatchObject({ state: 'booked', pnr: 'hold-1' })
    expect(await book(['P2A'], 'other')).toEqual({ state: 'refused', reason: 'seats_gone' })
    expect(await hold(['P2A'], 'hold-1')).toMatchObject({ state: 'refused' })
    expect(await own().cancel('hold-1')).toEqual({ state: 'cancelled' })
    expect(await own().cancel('hold-1')).toEqual({ state: 'refused', reason: 'not_booked' })
    expect((await seats()).taken).toEqual([])
  })
})

type Event = { id: string; taken: string[]; freed: string[]; version: number }

/** Opens a stream; `next` answers its events one by one. */
async function listen(headers: Record<string, string> = {}, clientAddress = '203.0.113.9') {
  const request = new Request(`http://localhost:3000/api/v1${PATH}/stream`, { headers })
  const response = await api.fetch(request, { clientAddress })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<Event> => {
    for (;;) {
      const found = /event: seats\nid: (\d+)\ndata: (.*)\n\n/.exec(text)
      if (found !== null) {
        text = text.slice(found.index + found[0].length)
        return { id: found[1] ?? '', ...JSON.parse(found[2] ?? '') }
      }
      const part = await reader?.read()
      if (part === undefined || part.done) throw new Error('The stream has ended')
      text += part.value
    }
  }
  return { response, next, close: () => reader?.cancel() }
}

describe('the stream of a sailing', () => {
  test('says everything first, then what changes, within five seconds', async () => {
    await hold(['P2A'])
    const stream = await listen()
    expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(stream.response.headers.get('cache-control')).toBe('no-store')
    const first = await stream.next()
    expect([first.taken, first.freed.includes('P2B'), first.freed.includes('P1A')]).toEqual([['P2A'], true, false])
    const start = performance.now()
    await hold(['P5C', 'P5B'], 'hold-2')
    expect(await stream.next()).toMatchObject({ taken: ['P5B', 'P5C'], freed: [], id: String(first.version + 1) })
    expect(performance.now() - start).toBeLessThan(5_000)
    await own().cancel('hold-2')
    expect(await stream.next()).toMatchObject({ taken: [], freed: ['P5B', 'P5C'] })
    await stream.close()
  })

  test('tells of holds that run out by themselves', async () => {
    await hold(['P2A'], 'hold-1', new Date((await api.databaseNow()).getTime() + 1_500))
    const stream = await listen()
    expect((await stream.next()).taken).toEqual(['P2A'])
    expect(await stream.next()).toMatchObject({ taken: [], freed: ['P2A'] })
    await stream.close()
  })

  test('goes on where it was cut off, or tells everything when something was missed', async () => {
    const { version } = await seats()
    const known = await listen({ 'last-event-id': String(version) })
    await hold(['P2A'])
    expect(await known.next()).toMatchObject({ taken: ['P2A'], freed: [] })
    const behind = await listen({ 'last-event-id': String(version) })
    const whole = await behind.next()
    expect([whole.taken, whole.freed.length]).toEqual([['P2A'], 242])
    const odd = await listen({ 'last-event-id': 'soon' })
    expect((await odd.next()).taken).toEqual(['P2A'])
    await Promise.all([known.close(), behind.close(), odd.close()])
  })

  test('is open at most four times a visitor; whoever closes one may open another', async () => {
    const open = await Promise.all(Array.from({ length: 4 }, () => listen()))
    const fifth = await listen()
    expect([fifth.response.status, fifth.response.headers.get('retry-after')]).toEqual([429, '60'])
    const elsewhere = await listen({}, '198.51.100.1')
    expect(elsewhere.response.status).toBe(200)
    await open[0]?.close()
    const again = await listen()
    expect(again.response.status).toBe(200)
    await Promise.all([...open.slice(1), elsewhere, again].map((each) => each.close()))
  })
})
