import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Log } from '#server/adapters/log/log.ts'
import {
  FAKE_KEY,
  type FakeFerryOperator,
  type Manner,
  openFakeFerryOperator,
} from '#tests/support/fake-ferry-operator.ts'
import type { BookRequest } from './ferry-operator.ts'
import { sealinkOperator } from './sealink-operator.ts'

const NOW = new Date('2026-11-22T04:30:00Z')
const DATE = '2026-12-25'
const TRIP = `sl-4711-pb-hl.${DATE}`
const port = (id: string) => ({ id, name: id, town: '' })
const HADDO = [port('phoenix-bay-jetty'), port('haddo-wharf')]
const SWARAJ = [port('swaraj-dweep-jetty')]

let fake: FakeFerryOperator
let said: string[]
beforeEach(async () => {
  fake = await openFakeFerryOperator()
  said = []
})
afterEach(() => fake.close())

const log: Log = {
  info: () => undefined,
  warn: (facts: object) => said.push(JSON.stringify(facts)),
  error: (facts: object) => said.push(JSON.stringify(facts)),
}
const operator = (settings: object = {}) =>
  sealinkOperator({ url: fake.url, ...FAKE_KEY, searchMs: 800, bookMs: 800, ...settings }, log)
const search = (from = HADDO, to = SWARAJ) => operator().searchSailings({ date: DATE, from, to, now: NOW })
const request = (...seats: string[]): BookRequest => ({
  now: NOW,
  tripId: TRIP,
  passengers: seats.map((seat, index) => ({ name: `Guest ${index + 1}`, age: 30, sex: 'F', nationality: 'IN', seat })),
  infants: [{ name: 'Baby', birthDate: '2026-06-01' }],
  contact: { email: 'a@example.in', phone: '9876543210' },
})

describe('a search', () => {
  test.each<[Manner]>([['well'], ['list_of_seats']])('reads seats and fares as %s as ours', async (manner) => {
    fake.manners.getTripData = manner
    const answer = await search()
    if (answer.state !== 'answered') throw new Error('No answer')
    const [trip] = answer.trips
    expect(trip).toMatchObject({
      tripId: TRIP,
      operator: { id: 'sealink', name: 'Sealink', chooseSeats: true },
      vessel: { name: 'Nautika' },
      from: { id: 'haddo-wharf' },
      to: { id: 'swaraj-dweep-jetty' },
      date: DATE,
      departureTime: '07:05',
      arrivalTime: '08:20',
      infantFare: 50,
      salesOpen: true,
      pClass: {
        P1A: { number: 'P1A', isBooked: 0, isBlocked: 1 },
        P1B: { number: 'P1B', isBooked: 1, isBlocked: 0 },
        P1C: { number: 'P1C', isBooked: 0, isBlocked: 0 },
      },
    })
    expect(trip?.classes).toEqual([
      { code: 'pClass', name: 'Premium', fare: 1_250, taxAmount: 183, portFee: 50, seatsLeft: 14 },
      { code: 'bClass', name: 'Business', fare: 1_750, taxAmount: 259, portFee: 50, seatsLeft: 2 },
    ])
    expect(trip?.maps[0]?.grid).toHaveLength(4)
    expect(fake.asked[0]).toEqual({
      call: 'getTripData',
      body: { date: '25-12-2026', from: 'Port Blair', to: 'Swaraj Dweep', ...FAKE_KEY },
    })
  })

  test('of a port that the operator does not know asks nothing, and is never taken for Port Blair', async () => {
    expect(await search([port('hut-bay-jetty')])).toMatchObject({ state: 'answered', trips: [] })
    expect(fake.asked).toEqual([])
  })

  test.each<[Manner]>([['slow'], ['junk'], ['cuts'], ['bad_token']])(
    'that the operator answers "%s" is unanswered, in time, and throws nothing',
    async (manner) => {
      fake.manners.getTripData = manner
      const start = performance.now()
      expect(await search()).toEqual({ state: 'unanswered' })
      expect(performance.now() - start).toBeLessThan(2_000)
      expect(said.join()).toContain('ferry_operator_away')
      expect(said.join()).not.toContain(FAKE_KEY.token)
    },
  )

  test('of an operator that is gone is unanswered', async () => {
    await fake.close()
    expect(await search()).toEqual({ state: 'unanswered' })
    expect(await operator().seatMap(TRIP, NOW)).toEqual({ state: 'unanswered' })
  })

  test('finds one sailing again by its id, and no other', async () => {
    expect(await operator().seatMap(TRIP, NOW)).toMatchObject({ state: 'found', trip: { tripId: TRIP } })
    expect(await operator().seatMap(`sl-4712-pb-hl.${DATE}`, NOW)).toEqual({ state: 'missing' })
    expect(await operator().seatMap('sl-1-xx-yy.2026-12-25', NOW)).toEqual({ state: 'missing' })
  })
})

describe('a booking', () => {
  test('gives every seat with its passenger and in its class, and answers what the operator said', async () => {
    expect(await operator().book(request('P2A', 'B2B'), 'key')).toEqual({
      state: 'booked',
      pnr: 'PNR1',
      seats: ['P2A', 'B2B'],
    })
    expect(fake.booked[0]?.body.bookingData).toMatchObject([
      {
        id: '650d5f',
        tripId: 4711,
        vesselID: 2,
        from: 'Port Blair',
        paxDetail: {
          pax: [
            { seat: '2A', tier: 'L', age: '30', gender: 'F' },
            { seat: '2B', tier: 'R' },
          ],
          infantPax: [{ name: 'Baby', dob: '2026-06-01' }],
          pClassSeats: ['2A'],
          bClassSeats: ['2B'],
        },
      },
    ])
  })

  test.each<[Manner, object]>([
    ['seat_refused', { state: 'refused', reason: 'seats_gone' }],
    ['no_funds', { state: 'refused', reason: 'no_funds' }],
    ['bad_token', { state: 'refused', reason: 'invalid' }],
    ['slow', { state: 'unknown' }],
    ['junk', { state: 'unknown' }],
    ['cuts', { state: 'unknown' }],
    ['cut_after_booking', { state: 'unknown' }],
  ])('that the operator answers "%s" is %j, and is asked once', async (manner, expected) => {
    fake.manners.bookSeats = manner
    expect(await operator().book(request('P2A'), 'key')).toEqual(expected)
    expect(fake.asked.filter(({ call }) => call === 'bookSeats')).toHaveLength(1)
    expect(said.join().includes('ferry_booking_unknown')).toBe('state' in expected && expected.state === 'unknown')
  })

  test('of a seat that is taken, kept, or not there is refused before anything is sent', async () => {
    for (const seat of ['P1A', 'P1B', 'P9Z', '__proto__'])
      expect(await operator().book(request(seat), 'key'), seat).toEqual({ state: 'refused', reason: 'seats_gone' })
    expect(fake.asked.some(({ call }) => call === 'bookSeats')).toBe(false)
  })

  test('with the operator away before it begins can be tried again', async () => {
    fake.manners.getTripData = 'cuts'
    expect(await operator().book(request('P2A'), 'key')).toEqual({ state: 'refused', reason: 'not_reached' })
  })

  test('cannot be held or taken back here: the interface has no such calls', async () => {
    const claim = { key: 'k', expiresAt: NOW }
    expect([await operator().hold(TRIP, ['P2A'], claim), await operator().cancel('PNR1')]).toEqual([
      { state: 'unsupported' },
      { state: 'unsupported' },
    ])
  })
})
