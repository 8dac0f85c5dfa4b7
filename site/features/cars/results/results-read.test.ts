import { describe, expect, test } from 'vitest'
import { CAR_MESSAGES } from '#contract/terms/car-texts.ts'
import { paxLimitMessage, VALIDATION } from '#contract/terms/messages.ts'
import { LEFT_OUT } from '#site/page/left-out.ts'
import { type CarAsked, type CarTab, readCarAsked } from '../search/car-query.ts'
import type { CarStop } from '../search/car-stops.ts'
import { askedOf, readCars } from './results-query.ts'
import { readCarSearch } from './results-read.ts'

// Sunday 22 November 2026, 10:00 in India: the first pick-up is at 15:30.
const NOW = new Date('2026-11-22T04:30:00Z')

function stop(id: string, label: string, more: Partial<CarStop> = {}): CarStop {
  return { id, label, note: '', words: [], point: id, pointName: label, km: 5, kind: 'point', ...more }
}
const STOPS = [
  stop('ixz-airport', 'Veer Savarkar International Airport', { km: 0, kind: 'airport' }),
  stop('haddo-wharf', 'Haddo Wharf'),
  stop('wandoor', 'Wandoor'),
  stop('reef-house', 'Reef House', { point: 'wandoor', pointName: 'Wandoor', kind: 'hotel' }),
]

function read(tab: CarTab, asked: CarAsked, now = NOW) {
  return readCarSearch(tab, asked, {
    stops: STOPS,
    now,
    phone: '+91 3192 200 011',
    airport: 'The airport',
    leadMinutes: 330,
  })
}

describe('the ends of a ride', () => {
  test.each<[what: string, tab: CarTab, asked: CarAsked, ends: [string, string]]>([
    ['an id', 'airport', { placeId: 'wandoor' }, ['', 'wandoor']],
    ["a hotel by its point's id", 'airport', { placeId: 'wandoor', hotelName: 'Reef House' }, ['', 'wandoor']],
    ['a hotel typed without script', 'airport', { hotelName: 'reef house' }, ['', 'wandoor']],
    ['two ids', 'pickup-drop', { fromPlaceId: 'wandoor', toPlaceId: 'haddo-wharf' }, ['wandoor', 'haddo-wharf']],
    ['two names', 'pickup-drop', { fromPlace: 'Wandoor', toPlace: 'HADDO WHARF' }, ['wandoor', 'haddo-wharf']],
  ])('are known by %s', (_, tab, asked, [from, to]) => {
    const { search, problems } = read(tab, asked)
    expect([search.ends?.from.id, search.ends?.to.id]).toEqual([from, to])
    expect(problems).toEqual([])
  })

  test.each<[what: string, tab: CarTab, asked: CarAsked, problems: string[]]>([
    ['nothing', 'airport', {}, [CAR_MESSAGES.airportMissing]],
    ['nothing', 'pickup-drop', {}, [CAR_MESSAGES.rideMissing]],
    ['one end', 'pickup-drop', { fromPlace: 'Wandoor' }, [CAR_MESSAGES.rideMissing]],
    ['one name twice', 'pickup-drop', { fromPlace: 'Wandoor', toPlace: 'wandoor' }, [CAR_MESSAGES.samePlace]],
    ['two names of one', 'pickup-drop', { fromPlace: 'Wandoor', toPlace: 'Reef House' }, [CAR_MESSAGES.samePlace]],
    ['a place of nobody', 'airport', { hotelName: 'Atlantis' }, ['We do not know a place called "Atlantis"']],
  ])('are asked for when there is %s (%s)', (_, tab, asked, problems) => {
    const found = read(tab, asked)
    expect(found.problems).toEqual(problems)
    expect(found.search.ends).toBeUndefined()
  })

  test('are said when only the place beside them is known', () => {
    const { search, problems } = read('airport', { placeId: 'x', hotelName: 'Reefs House', placeName: 'Haddo Wharf' })
    expect(search.ends?.to.id).toBe('haddo-wharf')
    expect(problems).toEqual(['We do not know "Reefs House" and took it for Haddo Wharf'])
  })

  test('may be hotels that no car of ours reaches, two of them too', () => {
    const far = ['Surf Rooms', 'Quiet Huts'].map((label) =>
      stop(label, label, { point: '', kind: 'hotel', km: null, island: { _id: label, name: label } }),
    )
    const known = { stops: [...STOPS, ...far], now: NOW, phone: undefined, airport: 'The airport', leadMinutes: 330 }
    const { search, problems } = readCarSearch('pickup-drop', { fromPlace: 'surf rooms', toPlace: 'quiet huts' }, known)
    expect([search.ends?.from.island?.name, search.ends?.to.island?.name]).toEqual(['Surf Rooms', 'Quiet Huts'])
    expect(problems).toEqual([])
    const { hotelName, placeId } = askedOf(readCarSearch('airport', { hotelName: 'surf rooms' }, known).search)
    expect([hotelName, placeId]).toEqual(['Surf Rooms', ''])
  })

  test.each(['Wandor', 'haddo'])('are never guessed: %s is asked about, each choice a whole search', (typed) => {
    const asked: CarAsked = { hotelName: typed, passengers: '3' }
    const { search, problems, which } = read('airport', asked)
    expect(search.ends).toBeUndefined()
    expect(problems[0]).toContain(`"${typed}" is not the whole name`)
    const href = new URL(which?.[0]?.href ?? '', 'http://localhost')
    expect(href.searchParams.get('placeId')).toMatch(/^(?:wandoor|haddo-wharf)$/)
    expect(href.searchParams.get('passengers')).toBe('3')
  })
})

describe('the pick-up', () => {
  const at = (date?: string, time?: string, now = NOW) => {
    const { search, problems } = read('airport', { placeId: 'wandoor', pickupDate: date, pickupTime: time }, now)
    return { when: `${search.pickup.date} ${search.pickup.time}`, problems }
  }

  test('may be left open; a form for cars by the hour that was sent without it is not complete', () => {
    expect(at()).toEqual({ when: 'undefined undefined', problems: [] })
    const hourly = (query: string) => read('hourly', readCarAsked('hourly', new URLSearchParams(query)))
    const link = hourly('duration=8+Hours&carType=Normal+Car')
    expect([link.problems, link.shown, link.search.pickup]).toEqual([[], [], {}])
    for (const sent of ['duration=8+Hours&date=&time=', 'duration=8+Hours&date=2026-11-22&time=']) {
      expect(hourly(sent).problems).toEqual([CAR_MESSAGES.hourlyMissing])
      expect(hourly(sent).search.pickup).toEqual({ date: '2026-11-22', time: '15:30' })
    }
    expect(hourly('')).toMatchObject({ problems: [CAR_MESSAGES.hourlyMissing], search: { duration: '8 Hours' } })
  })

  test.each([
    ['exactly five and a half hours ahead', '2026-11-22', '15:30', '2026-11-22 15:30', 0],
    ['a minute too soon', '2026-11-22', '15:29', '2026-11-22 15:30', 1],
    ['yesterday', '2026-11-21', '09:00', '2026-11-22 15:30', 1],
    ['a day without a time', '2026-12-25', undefined, '2026-12-25 10:00', 1],
    ['a time without a day', undefined, '09:00', '2026-11-23 09:00', 1],
    ['no day of the calendar', '2027-02-30', '09:00', '2026-11-23 09:00', 1],
    ['no time of a clock', '2026-12-25', '25:00', '2026-12-25 10:00', 1],
    ['years ahead', '2031-01-01', '09:00', '2027-12-27 09:00', 1],
  ])('%s', (_, date, time, when, problems) => {
    const found = at(date, time)
    expect(found.when).toBe(when)
    expect(found.problems).toHaveLength(problems)
  })

  test('whose time nobody can read is said so', () => {
    expect(at('2026-12-25', '25:00').problems).toEqual(['We could not read that time'])
    expect(at('2027-02-30', '09:00').problems).toEqual(['We could not read that date'])
  })

  test('that is too soon names the telephone, and at Indian midnight the next morning is nearest', () => {
    // 23 November, 00:10 in India; 05:40 is the first there can be.
    const midnight = new Date('2026-11-22T18:40:00Z')
    expect(at('2026-11-23', '05:30', midnight)).toMatchObject({ when: '2026-11-23 06:00' })
    expect(at('2026-11-23', '05:30', midnight).problems[0]).toContain('+91 3192 200 011')
    // 18:00 in India: half past eleven at night is no time to offer.
    expect(at('2026-11-22', '20:00', new Date('2026-11-22T12:30:00Z')).when).toBe('2026-11-23 08:00')
  })
})

test.each<[CarAsked, string | undefined, string[]]>([
  [{ passengers: '6' }, '6', []],
  [{ passengers: '0' }, undefined, [VALIDATION.adult]],
  [{ passengers: 'many' }, undefined, [VALIDATION.adult]],
  [{ passengers: '41' }, '40', [paxLimitMessage(40)]],
  [{ carType: 'Tank' }, undefined, [LEFT_OUT]],
  [{ isSwapped: 'maybe' }, undefined, [LEFT_OUT]],
])('%o is read as %s passengers, and says %o', (asked, passengers, problems) => {
  const found = read('airport', { placeId: 'wandoor', ...asked })
  expect(askedOf(found.search).passengers).toBe(passengers)
  expect(found.problems).toEqual(problems)
})

test('a duration that is not hired is the nearest one', () => {
  const found = read('hourly', { duration: '7 hours', date: '2026-12-25', time: '10:00' })
  expect([found.search.duration, found.problems]).toEqual(['8 Hours', [CAR_MESSAGES.duration]])
})

test('cars of an address are read, nonsense is not', () => {
  expect(readCars('mpv6:1,mpv7:2,:3,van,x:0')).toEqual([
    { vehicleId: 'mpv6', count: 1 },
    { vehicleId: 'mpv7', count: 2 },
  ])
})
