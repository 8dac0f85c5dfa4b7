import { afterEach, describe, expect, test } from 'vitest'
import { type CarForm, carFormOf, typedStop } from './car-form.ts'
import type { CarTab } from './car-query.ts'
import type { CarStop } from './car-stops.ts'
import { judgeCarForm } from './judge-car-form.ts'

const PHONE = '+91 3192 200 011'
const STOPS: CarStop[] = [
  {
    id: 'ixz',
    label: 'The Airport',
    note: '',
    words: [],
    point: 'ixz',
    pointName: 'The Airport',
    km: 0,
    kind: 'airport',
  },
  {
    id: 'haddo',
    label: 'Haddo Wharf',
    note: '',
    words: [],
    point: 'haddo',
    pointName: 'Haddo Wharf',
    km: 6,
    kind: 'point',
  },
  { id: 'tern', label: 'Tern House', note: '', words: [], point: 'bazaar', pointName: 'Bazaar', km: 4, kind: 'hotel' },
  { id: 'bazaar', label: 'Bazaar', note: '', words: [], point: 'bazaar', pointName: 'Bazaar', km: 4, kind: 'point' },
]
const NOW = new Date('2026-12-01T10:00:00+05:30')

function judge(tab: CarTab, form: Partial<CarForm>, now = NOW, stops: readonly CarStop[] | undefined = STOPS) {
  return judgeCarForm(tab, { ...carFormOf({}), ...form }, { stops, now, phone: PHONE, leadMinutes: 330 })
}
const ride = { from: typedStop('haddo wharf'), to: typedStop('tern house') }

const unknown = (typed: string) => `We do not know a place called "${typed}". Try a hotel, a jetty or a beach.`

describe('what section 5 asks for', () => {
  test.each([
    ['airport', {}, 'Please fill all required fields before submitting!', 'hotel'],
    ['airport', { hotel: typedStop('nowhere at all') }, unknown('nowhere at all'), 'hotel'],
    ['airport', { hotel: typedStop('the airport') }, 'Pickup and Drop locations cannot be the same.', 'hotel'],
    ['pickup-drop', {}, 'Please enter both Pickup and Drop locations!', 'from'],
    ['pickup-drop', { ...ride, to: typedStop(' ') }, 'Please enter both Pickup and Drop locations!', 'to'],
    ['pickup-drop', { to: typedStop('My grandma house') }, 'Please enter both Pickup and Drop locations!', 'from'],
    ['pickup-drop', { ...ride, to: typedStop(' My grandma house') }, unknown('My grandma house'), 'to'],
    ['pickup-drop', { ...ride, from: typedStop('My grandma house') }, unknown('My grandma house'), 'from'],
    ['pickup-drop', { ...ride, to: typedStop('HADDO WHARF') }, 'Pickup and Drop locations cannot be the same.', 'to'],
    ['pickup-drop', { ...ride, from: typedStop('bazaar') }, 'Pickup and Drop locations cannot be the same.', 'to'],
    ['hourly', {}, 'Please fill all fields!', 'duration'],
    ['hourly', { duration: '4 Hours', date: '2026-12-02' }, 'Please fill all fields!', 'time'],
    ['pickup-drop', { ...ride, date: '2026-12-02' }, 'Please choose a time for this date', 'time'],
    ['pickup-drop', { ...ride, time: '10:00' }, 'Please choose a date for this time', 'date'],
    ['pickup-drop', { ...ride, date: '2026-11-30', time: '10:00' }, 'Please choose a day from today on', 'date'],
    ['pickup-drop', { ...ride, passengers: '41' }, 'The total pax cannot exceed 40', 'passengers'],
    ['pickup-drop', { ...ride, passengers: '1.5' }, 'Please enter valid value', 'passengers'],
  ] as const)('%s %j: %s', (tab, form, problem, field) => {
    expect(judge(tab, form)).toEqual({ problem, field })
  })
})

test('a hotel that no car of ours reaches is a place like others: the results say the way', () => {
  const far = { ...STOPS[2], id: 'far', label: 'Far Rooms', point: '', pointName: 'Far Rooms', km: null } as CarStop
  expect(judge('airport', { hotel: typedStop('far rooms') }, NOW, [...STOPS, far])).toEqual({
    href: '/airport-car-search?placeName=Far+Rooms&hotelName=Far+Rooms&isSwapped=false&carType=Normal+Car&passengers=2',
  })
})

describe('the address of the results', () => {
  test.each([
    [
      'airport',
      { hotel: typedStop('tern house'), isSwapped: true, date: '2026-12-02', time: '10:00' },
      '/airport-car-search?placeName=Bazaar&placeId=bazaar&hotelName=Tern+House&pickupDate=2026-12-02&pickupTime=10%3A00&isSwapped=true&carType=Normal+Car&passengers=2',
    ],
    [
      'airport',
      { hotel: typedStop('tern hose') },
      '/airport-car-search?hotelName=tern+hose&isSwapped=false&carType=Normal+Car&passengers=2',
    ],
    [
      'pickup-drop',
      { ...ride, carType: 'Luxury Car', passengers: ' ' },
      '/pickup-drop?fromPlace=Haddo+Wharf&toPlace=Tern+House&fromPlaceId=haddo&toPlaceId=bazaar&carType=Luxury+Car',
    ],
    [
      'hourly',
      { duration: '8 Hours', date: '2026-12-02', time: '09:30', passengers: '6' },
      '/hourly-car-search?duration=8+Hours&date=2026-12-02&time=09%3A30&carType=Normal+Car&passengers=6',
    ],
  ] as const)('%s', (tab, form, href) => expect(judge(tab, form)).toEqual({ href }))

  test('has the texts as typed where the list of stops did not come, and a choice as it was made', () => {
    const withoutList = judgeCarForm(
      'pickup-drop',
      { ...carFormOf({ fromPlace: 'My hotel', fromPlaceId: 'haddo', toPlace: 'jail' }), passengers: '' },
      { stops: undefined, now: NOW, phone: undefined, leadMinutes: 330 },
    )
    expect(withoutList).toEqual({
      href: '/pickup-drop?fromPlace=My+hotel&toPlace=jail&fromPlaceId=haddo&carType=Normal+Car',
    })
  })
})

test('a notice that the office has set anew is the one that is judged and said', () => {
  const form = { ...carFormOf({}), duration: '8 Hours' as const, date: '2026-11-22', time: '11:59' }
  const known = { stops: STOPS, now: new Date('2026-11-22T10:00:00+05:30'), phone: PHONE, leadMinutes: 120 }
  expect(judgeCarForm('hourly', form, known)).toEqual({
    problem: `A car needs 2 hours of notice. For an earlier pick-up, please call ${PHONE}.`,
    field: 'time',
  })
  expect(judgeCarForm('hourly', { ...form, time: '12:00' }, known)).toHaveProperty('href')
})

describe('five hours and a half of notice on the clock of India', () => {
  const zone = process.env.TZ
  afterEach(() => {
    process.env.TZ = zone
    if (zone === undefined) delete process.env.TZ
  })

  test.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata'])('in a browser set to %s', (name) => {
    process.env.TZ = name
    const tooSoon = {
      problem: `A car needs 5 hours 30 minutes of notice. For an earlier pick-up, please call ${PHONE}.`,
      field: 'time',
    }
    const at = (date: string, time: string, now: string) => judge('pickup-drop', { ...ride, date, time }, new Date(now))
    expect(at('2026-12-24', '23:59', '2026-12-24T18:29:01+05:30')).toEqual(tooSoon)
    expect(at('2026-12-24', '23:59', '2026-12-24T18:29:00+05:30')).toHaveProperty('href')
    expect(at('2026-12-25', '00:00', '2026-12-24T18:30:01+05:30')).toEqual(tooSoon)
    expect(at('2026-12-25', '00:00', '2026-12-24T18:30:00+05:30')).toHaveProperty('href')
    // A minute past midnight in India the day before is gone, wherever it still is.
    expect(at('2026-12-24', '23:00', '2026-12-25T00:01:00+05:30')).toMatchObject({ field: 'date' })
    expect(at('2026-12-25', '05:30', '2026-12-25T00:01:00+05:30')).toEqual(tooSoon)
  })
})
