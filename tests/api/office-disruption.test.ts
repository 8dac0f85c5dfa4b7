import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DisruptionRow, DisruptionTarget } from '#contract/office/disruptions.ts'
import { NO_STOCK } from '#server/products/priced-line.ts'
import { said } from '#tests/support/booking-office.ts'
import { DAY, type Desk, OPEN, openDesk } from '#tests/support/disruption-desk.ts'
import { booksOf, lakhLine, stageHeld } from '#tests/support/staged-booking.ts'
import { TRIP_ID } from '#tests/support/traveller.ts'

let office: Desk
beforeAll(async () => {
  office = await openDesk()
})
afterAll(() => office.close())
beforeEach(() => office.clear())

describe('a sailing that is off', () => {
  test('is sold no more, and all who are on it stand in one list with what hangs on it', async () => {
    await office.party(
      'Asha',
      ['P2A', 'P2B'],
      [
        lakhLine({
          title: 'A dive',
          startsAt: new Date('2026-12-26T04:00:00Z'),
          endsAt: new Date('2026-12-26T05:00:00Z'),
          stock: NO_STOCK,
        }),
      ],
    )
    await office.party('Ravi', ['P3A'])
    const { targets } = (await office.owner.get(`/disruptions/targets?day=${DAY}`)).body as {
      targets: DisruptionTarget[]
    }
    expect(targets.find(({ id }) => id === TRIP_ID)).toMatchObject({ kind: 'sailing', parties: 2, isOff: false })
    expect((await office.api.get(`/ferry/trips/${TRIP_ID}`)).status).toBe(200)
    const id = await office.opened()
    expect((await office.api.get(`/ferry/trips/${TRIP_ID}`)).status).toBe(404)
    const { parties, elsewhere, title } = await office.desk(id)
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
    const asha = await office.party('Asha', ['P2A', 'P2B'])
    const ravi = await office.party('Ravi', ['P3A'])
    const id = await office.opened()
    const partyIds = (await office.desk(id)).parties.map((each) => each.id)
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
    expect((await office.desk(id)).parties.map(({ state, settled }) => [state, settled])).toEqual([
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

describe('parties are rebooked', () => {
  test('together, the largest first, onto the first sailing with room; we bear what it costs more', async () => {
    const small = await office.party('Small', ['P2A'])
    const large = await office.party('Large', ['P3A', 'P3B', 'P3C', 'P3D'])
    const id = await office.opened()
    const { parties, elsewhere } = await office.desk(id)
    const partyIds = parties.map((each) => each.id)
    const asked = { deed: 'rebook', partyIds }
    const planned = await office.plan(id, asked)
    expect(planned.rows.map(({ name, fits, isTogether }) => [name, fits, isTogether])).toEqual([
      ['Large', true, true],
      ['Small', true, true],
    ])
    expect(planned.order).toBe(
      'The largest parties are seated first, of equals those who booked first: so most parties find seats together.',
    )
    // Nothing has happened yet.
    expect(await office.seatsOf(large)).toEqual([{ sailing: TRIP_ID, seats: ['P3A', 'P3B', 'P3C', 'P3D'] }])
    const results = await office.settle(id, asked, planned)
    expect(results.map(({ name, isDone }) => [name, isDone])).toEqual([
      ['Large', true],
      ['Small', true],
    ])
    const [moved] = await office.seatsOf(large)
    expect(elsewhere.map((each) => each.id)).toContain(moved?.sailing)
    expect(moved?.seats).toHaveLength(4)
    expect((await office.seatsOf(small)).map(({ sailing }) => sailing)).toEqual([moved?.sailing])
    expect((await office.desk(id)).parties.map(({ state }) => state)).toEqual(['rebooked', 'rebooked'])
    expect((await office.story(large)).lines[0]).toMatchObject({ state: 'live' })
    expect(await office.violations()).toEqual([])
  })

  test('and who finds no seats is named before, stays as they are, and stops nobody', async () => {
    await office.party('Large', ['P3A', 'P3B', 'P3C'])
    const small = await office.party('Small', ['P2A'])
    const id = await office.opened()
    const { parties, elsewhere } = await office.desk(id)
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
    const planned = await office.plan(id, asked)
    expect(planned.rows.map(({ name, fits, words }) => [name, fits, fits || words])).toEqual([
      ['Large', false, 'No other has seats together for them'],
      ['Small', true, true],
    ])
    expect([planned.fits, planned.misses]).toEqual([1, 1])
    const results = await office.settle(id, asked, planned)
    expect(results.map(({ name, isDone }) => [name, isDone])).toEqual([
      ['Large', false],
      ['Small', true],
    ])
    expect((await office.seatsOf(small)).map(({ sailing }) => sailing)).toEqual([to?.id])
    expect((await office.desk(id)).parties.map(({ name, state }) => [name, state])).toEqual([
      ['Large', 'open'],
      ['Small', 'rebooked'],
    ])
  })

  test('forty of them in a few calls', async () => {
    const db = office.api.testDatabase.db
    const { rows: free } = await sql<{ seat: string }>`
      select seat from ferry_cabin cabin join ferry_trip trip on trip.vessel_id = cabin.vessel_id cross join lateral unnest(cabin.seats) seat
       where trip.id = 'tm-101' and seat <> all(cabin.blocked) limit 40`.execute(db)
    for (const [index, { seat }] of free.entries()) await office.party(`Party${index}`, [seat])
    expect(free).toHaveLength(40)
    const began = performance.now()
    const id = await office.opened()
    const { parties } = await office.desk(id)
    expect(parties).toHaveLength(40)
    const asked = { deed: 'rebook', partyIds: parties.map((each) => each.id) }
    const results = await office.settle(id, asked, await office.plan(id, asked))
    expect(results.filter(({ isDone }) => isDone)).toHaveLength(40)
    expect((await office.desk(id)).parties.every(({ state }) => state === 'rebooked')).toBe(true)
    const minutes = (performance.now() - began) / 60_000
    expect(minutes).toBeLessThan(10)
    expect(await office.violations()).toEqual([])
  }, 300_000)
})

test('who pays after it was opened gets everything back, and who cancels is let go', async () => {
  const held = await stageHeld(office.api)
  const asha = await office.party('Asha', ['P3A'])
  const id = await office.opened()
  await held.pays(await held.order())
  expect(await booksOf(office.api, held)).toMatchObject({ state: 'settling', refunds: [100_000] })
  expect((await office.desk(id)).parties.map(({ ref }) => ref)).toEqual([asha.reference])
  await asha.apply({ type: 'guest_cancelled', cause: 'of themselves' })
  expect((await office.desk(id)).parties).toMatchObject([{ state: 'gone', settled: 'Changed otherwise' }])
})

test('a first payment counts for the rest of the trip', async () => {
  const rest = lakhLine({ title: 'The rest', stock: NO_STOCK })
  await office.named('Asha', [lakhLine(), rest], { plan: 'initial' })
  const id = await office.opened()
  expect(await office.settled(id, { deed: 'refund', partyIds: await office.partyIds(id) })).toMatchObject([
    { isDone: true, words: 'Nothing goes back: what is paid counts for the rest of the trip' },
  ])
})

describe('what cannot be', () => {
  test('is refused in words', async () => {
    const post = async (path: string, body: object) => said(await office.owner.post(`/disruptions${path}`, body))
    const nobody = { deed: 'wait', partyIds: ['x'] }
    expect(await post('/nothing/plan', nobody)).toEqual([404, 'not_found', 'We do not know this disruption'])
    expect(said(await office.owner.get('/disruptions/nothing'))[0]).toBe(404)
    expect(await post('/nothing/close', { sell: false })).toEqual([404, 'not_found', 'We do not know this disruption'])
    expect(await post('', { ...OPEN, targets: [{ kind: 'sailing', id: 'tm-101.2026-12-26' }] })).toEqual([
      ...[404, 'not_found', 'Not all of this is on that day; please choose again'],
    ])
    expect(await post('', { ...OPEN, day: '2026-11-20' })).toEqual([409, 'not_now', 'That day is over'])
    const id = await office.opened()
    expect(await post(`/${id}/message`, { subject: 'Off', text: 'x', partyIds: ['x'], answerHours: null })).toEqual([
      ...[409, 'not_now', 'All of them are settled'],
    ])
    expect((await office.owner.post(`/disruptions/${id}/close`, { sell: true })).status).toBe(200)
    expect(await post(`/${id}/close`, { sell: true })).toEqual([409, 'not_now', 'This disruption is closed'])
    expect(await post(`/${id}/plan`, nobody)).toEqual([409, 'not_now', 'This disruption is closed'])
    // It sails after all.
    expect((await office.api.get(`/ferry/trips/${TRIP_ID}`)).status).toBe(200)
  })

  test('of two who settle one party at once, one does it', async () => {
    const booking = await office.party('Asha', ['P2A'])
    const id = await office.opened()
    const asked = { deed: 'refund', partyIds: await office.partyIds(id) }
    const planned = await office.plan(id, asked)
    const both = await Promise.all([office.settle(id, asked, planned), office.settle(id, asked, planned)])
    const words = both.flatMap((results) => results ?? []).map((result) => result.words)
    expect(words.filter((each) => each === '₹1,00,000 goes back')).toHaveLength(1)
    expect(words.every((each) => each === '₹1,00,000 goes back' || each === 'This was settled meanwhile')).toBe(true)
    expect(await booksOf(office.api, booking)).toMatchObject({ state: 'cancelled', refunds: [100_000] })
  })
})
