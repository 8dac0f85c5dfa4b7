import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Plan } from '#contract/office/disruption-changes.ts'
import type { Disruption, DisruptionRow, DisruptionTarget } from '#contract/office/disruptions.ts'
import { NO_STOCK } from '#server/products/priced-line.ts'
import { type BookingOffice, openBookingOffice, STORM, said } from '#tests/support/booking-office.ts'
import { booksOf, lakhLine, type Staged, type StagePlan } from '#tests/support/staged-booking.ts'
import { TRIP_ID } from '#tests/support/traveller.ts'

let office: BookingOffice
beforeAll(async () => {
  office = await openBookingOffice()
})
afterAll(() => office.close())
beforeEach(async () => {
  await office.clear()
  const { db } = office.api.testDatabase
  await sql`delete from disruption`.execute(db)
  await sql`update ferry_sailing set is_active = true where not is_active`.execute(db)
})

const DAY = '2026-12-25'
const SAILING = { kind: 'sailing', id: TRIP_ID } as const
const OPEN = { kind: 'sailing', day: DAY, targets: [SAILING], ...STORM, bears: 'operator' } as const

const opened = async (more: object = {}): Promise<string> => {
  const { status, body } = await office.owner.post('/disruptions', { ...OPEN, ...more })
  expect([status, body]).toEqual([201, expect.anything()])
  return String(body.id)
}
const desk = async (id: string) => (await office.owner.get(`/disruptions/${id}`)).body.disruption as Disruption
/** Somebody who is on the sailing, with a seat each. */
const party = async (name: string, seats: readonly string[], plan: StagePlan = {}): Promise<Staged> => {
  const lines = [{ ...lakhLine({}, seats[0]), ...seated(seats) }, ...(plan.lines ?? [])]
  const booking = await office.paid({ ...plan, lines })
  const lead = { name, email: `${name.toLowerCase()}@example.in`, contactNumber: '9811122233' }
  await sql`update booking set lead = ${JSON.stringify(lead)} where id = ${booking.id}`.execute(
    office.api.testDatabase.db,
  )
  return booking
}
const seated = (seats: readonly string[]) => ({
  asked: { kind: 'ferry' as const, tripId: TRIP_ID, seats: [...seats] },
  stock: { ...NO_STOCK, seats: seats.map((seat) => ({ tripId: TRIP_ID, seat })) },
})

describe('a sailing that is off', () => {
  test('is sold no more, and all who are on it stand in one list with what hangs on it', async () => {
    await party('Asha', ['P2A', 'P2B'], {
      lines: [
        lakhLine({
          title: 'A dive',
          startsAt: new Date('2026-12-26T04:00:00Z'),
          endsAt: new Date('2026-12-26T05:00:00Z'),
          stock: NO_STOCK,
        }),
      ],
    })
    await party('Ravi', ['P3A'])
    const { targets } = (await office.owner.get(`/disruptions/targets?day=${DAY}`)).body as {
      targets: DisruptionTarget[]
    }
    expect(targets.find(({ id }) => id === TRIP_ID)).toMatchObject({ kind: 'sailing', parties: 2, isOff: false })
    expect((await office.api.get(`/ferry/trips/${TRIP_ID}`)).status).toBe(200)
    const id = await opened()
    expect((await office.api.get(`/ferry/trips/${TRIP_ID}`)).status).toBe(404)
    const { parties, elsewhere, title } = await desk(id)
    expect(title).toContain('Fri 25 Dec 2026')
    expect(
      parties.map(({ name, people, state, refund, endsBooking }) => [name, people, state, refund, endsBooking]).sort(),
    ).toEqual([
      ['Asha', 2, 'open', 100_000, false],
      ['Ravi', 1, 'open', 100_000, true],
    ])
    const asha = parties.find(({ name }) => name === 'Asha')
    expect(asha?.hangs).toEqual([
      { kind: 'ferry', title: 'A dive', startsAt: '2026-12-26T04:00:00.000Z', isAtRisk: true },
    ])
    expect(asha?.suits.length).toBeGreaterThan(0)
    expect(elsewhere.every(({ day }) => day >= DAY && day <= '2026-12-28')).toBe(true)
    expect(elsewhere.some(({ id: each }) => each === TRIP_ID)).toBe(false)
    const { rows } = (await office.owner.get('/disruptions')).body as { rows: DisruptionRow[] }
    expect(rows[0]).toMatchObject({
      id,
      parties: 2,
      settled: 0,
      unanswered: 0,
      late: 0,
      by: 'Meera Nair',
      closedAt: null,
    })
    expect(said(await office.owner.post('/disruptions', OPEN))).toEqual([
      ...[409, 'already_open', 'A part of this is off already: look at the open ones'],
    ])
  })

  test('is paid back to one or to all, each for itself, and the sums are those that were shown', async () => {
    const asha = await party('Asha', ['P2A', 'P2B'])
    const ravi = await party('Ravi', ['P3A'])
    const id = await opened()
    const partyIds = (await desk(id)).parties.map((each) => each.id)
    const planned = (await office.owner.post(`/disruptions/${id}/plan`, { deed: 'refund', partyIds })).body.plan
    expect(planned).toMatchObject({ fits: 2, misses: 0, back: 200_000, charged: 0, borne: 0 })
    const settle = { deed: 'refund', partyIds, charged: 0 }
    expect(said(await office.owner.post(`/disruptions/${id}/settle`, { ...settle, back: 1 }))).toEqual([
      ...[409, 'plan_changed'],
      'By now ₹0 would be charged and ₹2,00,000 would go back, which is not what you saw. Nothing was changed; please look again.',
    ])
    const done = (await office.owner.post(`/disruptions/${id}/settle`, { ...settle, back: 200_000 })).body
    expect(done.results).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Ravi', isDone: true, words: '₹1,00,000 goes back' })]),
    )
    expect(await booksOf(office.api, asha)).toMatchObject({ state: 'cancelled', refunds: [100_000], seats: 'free' })
    expect(await booksOf(office.api, ravi)).toMatchObject({ state: 'cancelled', refunds: [100_000] })
    expect((await desk(id)).parties.map(({ state, settled }) => [state, settled])).toEqual([
      ['refunded', '₹1,00,000 goes back'],
      ['refunded', '₹1,00,000 goes back'],
    ])
    // Settled parties are not settled twice.
    const again = (await office.owner.post(`/disruptions/${id}/settle`, { ...settle, back: 0 })).body
    expect(again.results).toEqual([])
    const mails = await office.api.runMails()
    expect(mails.filter(({ text }) => text.includes('The sea is too rough for the boat.'))).toHaveLength(2)
    expect(await office.violations()).toEqual([])
  })
})

const plan = async (id: string, body: object) =>
  (await office.owner.post(`/disruptions/${id}/plan`, body)).body.plan as Plan
const settle = async (id: string, body: object, sums: Pick<Plan, 'charged' | 'back'>) => {
  const { charged, back } = sums
  return (await office.owner.post(`/disruptions/${id}/settle`, { ...body, charged, back })).body.results as Results
}
type Results = { name: string; isDone: boolean; words: string }[]
const stockOf = async ({ id }: Staged) => {
  const { rows } = await sql<{ sailing: string; seats: string[] }>`
    select sailing_id as sailing, array_agg(seat order by seat) as seats from ferry_seat where claim = ${id} and expires_at is null group by 1`.execute(
    office.api.testDatabase.db,
  )
  return rows
}

describe('parties are rebooked', () => {
  test('together, the largest first, onto the first sailing with room; we bear what it costs more', async () => {
    const small = await party('Small', ['P2A'])
    const large = await party('Large', ['P3A', 'P3B', 'P3C', 'P3D'])
    const id = await opened()
    const { parties, elsewhere } = await desk(id)
    const partyIds = parties.map((each) => each.id)
    const asked = { deed: 'rebook', partyIds }
    const planned = await plan(id, asked)
    expect(planned.rows.map(({ name, fits, isTogether }) => [name, fits, isTogether])).toEqual([
      ['Large', true, true],
      ['Small', true, true],
    ])
    expect(planned.order).toBe(
      'The largest parties are seated first, of equals those who booked first: so most parties find seats together.',
    )
    // Nothing has happened yet.
    expect(await stockOf(large)).toEqual([{ sailing: TRIP_ID, seats: ['P3A', 'P3B', 'P3C', 'P3D'] }])
    const results = await settle(id, asked, planned)
    expect(results.map(({ name, isDone }) => [name, isDone])).toEqual([
      ['Large', true],
      ['Small', true],
    ])
    const [moved] = await stockOf(large)
    expect(elsewhere.map((each) => each.id)).toContain(moved?.sailing)
    expect(moved?.seats).toHaveLength(4)
    expect((await stockOf(small)).map(({ sailing }) => sailing)).toEqual([moved?.sailing])
    expect((await desk(id)).parties.map(({ state }) => state)).toEqual(['rebooked', 'rebooked'])
    expect((await office.story(large)).lines[0]).toMatchObject({ state: 'live' })
    expect(await office.violations()).toEqual([])
  })

  test('and who finds no seats is named before, stays as they are, and stops nobody', async () => {
    await party('Large', ['P3A', 'P3B', 'P3C'])
    const small = await party('Small', ['P2A'])
    const id = await opened()
    const { parties, elsewhere } = await desk(id)
    const [to] = elsewhere
    const { db } = office.api.testDatabase
    // One seat is left on the other boat.
    await sql`
      insert into ferry_seat (sailing_id, seat, state)
      select ${to?.id}, seat, 'booked' from ferry_trip trip join ferry_cabin cabin on cabin.vessel_id = trip.vessel_id
        cross join lateral unnest(cabin.seats) seat
       where trip.id = split_part(${to?.id}, '.', 1) on conflict do nothing`.execute(db)
    await sql`
      delete from ferry_seat where (sailing_id, seat) in (
        select ${to?.id}, (array(select seat from unnest(cabin.seats) seat where seat <> all(cabin.blocked)))[1]
          from ferry_trip trip join ferry_cabin cabin on cabin.vessel_id = trip.vessel_id
         where trip.id = split_part(${to?.id}, '.', 1) and cabin.code = 'pClass')`.execute(db)
    const asked = { deed: 'rebook', to: to?.id, partyIds: parties.map((each) => each.id) }
    const planned = await plan(id, asked)
    expect(planned.rows.map(({ name, fits, words }) => [name, fits, fits || words])).toEqual([
      ['Large', false, 'No other has seats together for them'],
      ['Small', true, true],
    ])
    expect([planned.fits, planned.misses]).toEqual([1, 1])
    const results = await settle(id, asked, planned)
    expect(results.map(({ name, isDone }) => [name, isDone])).toEqual([
      ['Large', false],
      ['Small', true],
    ])
    expect((await stockOf(small)).map(({ sailing }) => sailing)).toEqual([to?.id])
    expect((await desk(id)).parties.map(({ name, state }) => [name, state])).toEqual([
      ['Large', 'open'],
      ['Small', 'rebooked'],
    ])
  })

  test('forty of them in a few calls', async () => {
    const rows = Array.from({ length: 10 }, (_, row) => row + 1)
    const db = office.api.testDatabase.db
    const { rows: free } = await sql<{ seat: string }>`
      select seat from ferry_cabin cabin join ferry_trip trip on trip.vessel_id = cabin.vessel_id cross join lateral unnest(cabin.seats) seat
       where trip.id = 'tm-101' and seat <> all(cabin.blocked) limit 40`.execute(db)
    for (const [index, { seat }] of free.entries()) await party(`Party${index}`, [seat])
    expect(rows.length * 4).toBe(free.length)
    const began = performance.now()
    const id = await opened()
    const { parties } = await desk(id)
    expect(parties).toHaveLength(40)
    const asked = { deed: 'rebook', partyIds: parties.map((each) => each.id) }
    const results = await settle(id, asked, await plan(id, asked))
    expect(results.filter(({ isDone }) => isDone)).toHaveLength(40)
    expect((await desk(id)).parties.every(({ state }) => state === 'rebooked')).toBe(true)
    const minutes = (performance.now() - began) / 60_000
    expect(minutes).toBeLessThan(10)
    expect(await office.violations()).toEqual([])
  }, 300_000)
})
