import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
