import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FerryTrip, fetchFerry } from '#contract/v1/ferries.ts'
import type { FerryPlan } from '#contract/v1/ferry-plans.ts'
import { sealinkOperator } from '#server/adapters/ferry-operator/sealink-operator.ts'
import { FAKE_KEY, type FakeFerryOperator, openFakeFerryOperator } from '#tests/support/fake-ferry-operator.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

const TODAY = '2026-11-22'
/** Ten in the morning in India. */
const NOW = `${TODAY}T04:30:00Z`
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

let api: TestApi
let other: FakeFerryOperator
beforeAll(async () => {
  other = await openFakeFerryOperator()
  // Away unless a test says otherwise: most of them are about our own sailings.
  api = await openTestApi({
    ferryOperators: [sealinkOperator({ url: other.url, ...FAKE_KEY, searchMs: 1_000 }, quiet)],
  })
  await freshSailings(api, TODAY)
})
afterAll(async () => {
  await api.close()
  await other.close()
})
beforeEach(async () => {
  api.setNow(NOW)
  other.manners.getTripData = 'cuts'
  await sql`truncate ferry_seat`.execute(api.testDatabase.db)
})

const QUESTION = { date: '25-12-2026', from: 'Port Blair', to: 'Havelock' }
const search = (question: object = {}, path = '/fetchFerry/nautica') => api.post(path, { ...QUESTION, ...question })
async function found(question: object = {}) {
  const { status, body } = await search(question)
  expect(status, JSON.stringify(body)).toBe(200)
  return fetchFerry.response.parse(body)
}
const ids = ({ ferryData }: { ferryData: FerryTrip[] }) => ferryData.map(({ tripId }) => tripId)

describe('a search for ferries', () => {
  test('finds the sailings of the day by time, with fares of the season and both vessels seat by seat', async () => {
    const answer = await found()
    expect(ids(answer)).toEqual(['st-201.2026-12-25', 'tm-101.2026-12-25', 'tm-104.2026-12-25'])
    const [tern, meridian] = answer.ferryData
    expect(meridian).toMatchObject({
      _id: 'tm-101.2026-12-25',
      operator: { id: 'tideline', name: 'Tideline Ferries', chooseSeats: true },
      vessel: { id: 'tideline-meridian', name: 'MV Tideline Meridian' },
      from: { id: 'haddo-wharf', name: 'Haddo Wharf', town: 'Sri Vijaya Puram' },
      to: { id: 'swaraj-dweep-jetty', town: 'Govind Nagar' },
      ...{ date: '2026-12-25', departureTime: '08:00', arrivalTime: '09:30' },
      ...{ infantFare: 50, reportBeforeMinutes: 60, checkInClosesMinutes: 30, salesOpen: true },
      luggage: { checkedKg: 25, handKg: 5, excessPerKg: 50 },
      fetchedAt: new Date(NOW).toISOString(),
    })
    // 1,550 by 1.10 is 1,705; (1,705 - 50) x 18 / 118 is 252.46.
    expect(meridian?.classes).toEqual([
      { code: 'pClass', name: 'Premium', fare: 1_705, taxAmount: 252, portFee: 50, seatsLeft: 189 },
      { code: 'bClass', name: 'Business', fare: 2_255, taxAmount: 336, portFee: 50, seatsLeft: 49 },
      { code: 'rClass', name: 'Royal', fare: 3_135, taxAmount: 471, portFee: 50, seatsLeft: 5 },
    ])
    expect(Object.keys(meridian?.pClass ?? {})).toHaveLength(194)
    expect(meridian?.pClass.P1A).toEqual({ number: 'P1A', isBooked: 0, isBlocked: 1 })
    expect(tern?.rClass).toBeUndefined()
    expect(tern?.bClass.B1A).toEqual({ number: 'B1A', isBooked: 0, isBlocked: 0 })
  })

  test.each([
    ['port blair', 'swaraj dweep'],
    ['haddo-wharf', 'swaraj-dweep-jetty'],
    ['south-andaman', 'swaraj-dweep'],
    [' Sri  Vijaya Puram ', 'Havelock Island'],
    ['PORT BLAIR', 'Swaraj Dweep (Havelock)'],
    ['Haddo Wharf', 'Govind Nagar'],
  ])('knows "%s" and "%s"', async (from, to) => {
    expect((await found({ from, to })).ferryData).toHaveLength(3)
  })

  test('is the same call under its other spelling', async () => {
    const [one, two] = [await search(), await search({}, '/fetchFerry/nautika')]
    expect([two.status, two.body]).toEqual([200, one.body])
  })

  test('shows the week around the day, and its own days only: none gone by, none beyond the horizon', async () => {
    const { days, daysPartial } = await found()
    // Another operator is asked for the day alone.
    expect(daysPartial).toBe(true)
    expect(days.map(({ date }) => date.slice(5))).toEqual([
      '12-22',
      '12-23',
      '12-24',
      '12-25',
      '12-26',
      '12-27',
      '12-28',
    ])
    expect(days[0]).toEqual({ date: '2026-12-22', trips: 3, fareFrom: 1_606 })
    expect((await found({ date: '22-11-2026' })).days[0]?.date).toBe(TODAY)
    expect((await found({ date: '27-12-2027' })).days.at(-1)?.date).toBe('2027-12-27')
  })

  test('of a day without sailings is an empty list with the nearest days that have some', async () => {
    await sql`update ferry_sailing set is_active = false where sail_date between '2026-12-24' and '2026-12-26'`.execute(
      api.testDatabase.db,
    )
    const answer = await found()
    await sql`update ferry_sailing set is_active = true`.execute(api.testDatabase.db)
    expect(answer).toMatchObject({ ferryData: [], nearestDates: ['2026-12-22', '2026-12-23', '2026-12-27'] })
    expect(answer.days.find(({ date }) => date === '2026-12-25')).toEqual({ date: '2026-12-25', trips: 0 })
    expect((await found({ to: 'Baratang' })).nearestDates).toEqual([])
    expect((await found()).nearestDates).toEqual([])
  })

  test.each([
    [{ date: '31-02-2027' }, 'date', 'Please enter a date as dd-mm-yyyy'],
    [{ date: '2026-12-25' }, 'date', 'Please enter a date as dd-mm-yyyy'],
    [{ date: '1-1-2027' }, 'date', 'Please enter a date as dd-mm-yyyy'],
    [{ date: 25_122_026 }, 'date', 'Please enter a date as dd-mm-yyyy'],
    [{ date: '21-11-2026' }, 'date', 'Please choose a day from today on'],
    [{ date: '28-12-2027' }, 'date', 'Please choose a day within the next 400 days'],
    [{ from: 'Atlantis' }, 'from', 'We do not know this port. Please choose one from the list'],
    [{ to: '  ' }, 'to', 'We do not know this port. Please choose one from the list'],
    [{ to: 'x'.repeat(81) }, 'to', 'We do not know this port. Please choose one from the list'],
    [{ to: 'Port Blair' }, 'to', 'Please choose two different ports'],
    [{ from: 'Phoenix Bay Jetty', to: 'South Andaman' }, 'to', 'Please choose two different ports'],
    [{ adults: 0 }, 'adults', 'Please enter valid value'],
    [{ adults: '2' }, 'adults', 'Please enter valid value'],
    [{ adults: 100 }, 'adults', 'Please enter valid value'],
    [{ children: -1 }, 'children', 'Value must be a non-negative integer'],
    [
      { adults: 2, infants: 3 },
      'infants',
      'Each infant sits on the lap of an adult: please give no more infants than adults',
    ],
    [{ infants: 0.5 }, 'infants', 'Value must be a non-negative integer'],
    [{ seats: 2 }, 'seats', 'Unknown field'],
  ])('with %j is refused by its field', async (question, field, message) => {
    const { status, body } = await search(question)
    expect([status, body.code, (body.errors as object[])[0]]).toEqual([422, 'invalid', { field, message }])
  })

  test('without a date names it', async () => {
    const { status, body } = await api.post('/fetchFerry/nautica', { from: 'Port Blair', to: 'Havelock' })
    expect([status, (body.errors as { field: string }[])[0]?.field]).toEqual([422, 'date'])
  })

  test('goes by midnight in India: a minute before it the day is today, a minute after it is gone', async () => {
    api.setNow('2026-12-25T18:29:00Z')
    expect(await found()).toMatchObject({ ferryData: [], nearestDates: ['2026-12-26', '2026-12-27', '2026-12-28'] })
    api.setNow('2026-12-25T18:30:00Z')
    expect((await search()).body.errors).toEqual([{ field: 'date', message: 'Please choose a day from today on' }])
  })

  test('leaves out what has left, and closes sales an hour before', async () => {
    const open = (at: string) => {
      api.setNow(`2026-12-25T${at}+05:30`)
      return found().then(({ ferryData }) => ferryData.map((each) => [each.departureTime, each.salesOpen]))
    }
    expect((await open('07:00:00'))[0]).toEqual(['08:00', true])
    expect((await open('07:00:01'))[0]).toEqual(['08:00', false])
    expect((await open('08:00:00'))[0]).toEqual(['13:45', true])
  })
})

describe('another operator', () => {
  test('stands among our own sailings by its time, and counts in its day', async () => {
    other.manners.getTripData = 'well'
    const answer = await found()
    expect(ids(answer)).toEqual([
      'st-201.2026-12-25',
      'sl-4711-pb-hl.2026-12-25',
      'tm-101.2026-12-25',
      'tm-104.2026-12-25',
    ])
    expect(answer.operators).toEqual([
      { id: 'saffron-sea', name: 'Saffron Sea Lines', answered: true },
      { id: 'tideline', name: 'Tideline Ferries', answered: true },
      { id: 'sealink', name: 'Sealink', answered: true },
    ])
    expect(answer.days.find(({ date }) => date === '2026-12-25')).toMatchObject({ trips: 4, fareFrom: 1_250 })
  })

  test.each(['slow', 'silent', 'junk', 'cuts', 'bad_token'] as const)(
    'that answers "%s" is named, and the others stand',
    async (manner) => {
      other.manners.getTripData = manner
      const start = performance.now()
      const answer = await found()
      expect(performance.now() - start).toBeLessThan(4_000)
      expect(ids(answer)).toHaveLength(3)
      expect(answer.operators.at(-1)).toEqual({ id: 'sealink', name: 'Sealink', answered: false })
    },
  )

  test('has its own sailing and seats read anew, and no stream', async () => {
    other.manners.getTripData = 'well'
    const path = '/ferry/trips/sl-4711-pb-hl.2026-12-25'
    const { status, body } = await api.get(path)
    expect([status, (body.trip as { maps: object[] }).maps.length]).toEqual([200, 2])
    expect((await api.get(`${path}/seats`)).body.seats).toEqual({ taken: ['P1B', 'B1B'], version: expect.any(Number) })
    expect((await api.get(`${path}/stream`)).status).toBe(404)
    const line = { kind: 'ferry', tripId: 'sl-4711-pb-hl.2026-12-25', seats: ['P1A'] }
    expect((await api.post('/holds', { lines: [line] })).body.errors).toEqual([
      {
        field: 'lines.0.tripId',
        message: 'Our office books the seats of this ferry for you: please send an enquiry',
      },
    ])
    for (const manner of ['cuts', 'silent'] as const) {
      other.manners.getTripData = manner
      const away = await api.get(path)
      expect([away.status, away.body.code, away.headers.get('retry-after')]).toEqual([503, 'try_later', '5'])
    }
  })

  test('leaves the days of a crossing partly known, and its boats are taken by no plan', async () => {
    other.manners.getTripData = 'well'
    const days = await api.get('/availability?kind=ferry&id=Sri Vijaya Puram~Havelock&from=2026-12-25&to=2026-12-25')
    expect(days.body).toMatchObject({ partial: true, days: [{ open: true }] })
    expect(
      (await api.get('/availability?kind=hotel&id=lantern-reef-gc&from=2026-12-25&to=2026-12-25')).body,
    ).not.toHaveProperty('partial')
    const ends = (from: string, to: string) => ({ from, to, date: '2026-12-25' })
    const legs = [ends('Port Blair', 'Havelock'), ends('Havelock', 'Neil')]
    const plans = (await api.post('/ferry/plans', { legs, adults: 2 })).body.plans as FerryPlan[]
    const isOurs = ({ legs: sailings }: FerryPlan) => sailings.every(({ tripId }) => !tripId.startsWith('sl-'))
    expect(plans.some((plan) => !isOurs(plan))).toBe(true)
    expect(plans.map(({ isSeated }) => isSeated)).toEqual(plans.map(isOurs))
    const asked = [{ tripId: 'sl-4711-pb-hl.2026-12-25' }, { tripId: 'tm-102.2026-12-25' }]
    const seated = await api.post('/ferry/plans/seats', { legs: asked, adults: 2 })
    expect(seated.body.legs).toMatchObject([{ reason: 'office' }, { together: { seats: expect.any(Array) } }])
  })
})
