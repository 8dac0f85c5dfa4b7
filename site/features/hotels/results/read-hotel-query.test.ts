import { expect, test } from 'vitest'
import { STAY_MESSAGES } from '#contract/terms/hotel-stay.ts'
import { addDays } from '#contract/terms/india-time.ts'
import { LEFT_OUT } from '#site/page/left-out.ts'
import { hotelSearchHref } from '../hotel-query.ts'
import { LOADER_TEXTS } from '../loader-texts.ts'
import { readHotelQuery } from './read-hotel-query.ts'

const TODAY = '2027-02-10'
const KNOWN = {
  destinations: [
    { id: 'swaraj-dweep', label: 'Swaraj Dweep (Havelock)', words: ['Swaraj Dweep', 'Havelock', 'Havelock Island'] },
    { id: 'shaheed-dweep', label: 'Shaheed Dweep (Neil Island)', words: ['Shaheed Dweep', 'Neil Island', 'neil'] },
    { id: 'radhanagar-beach', label: 'Radhanagar Beach', words: ['Beach No. 7'] },
    { id: 'lantern-reef', label: 'Lantern Reef Resort', words: [] },
  ],
  hotels: new Set(['lantern-reef']),
  locations: new Set(['swaraj-dweep', 'shaheed-dweep']),
  types: new Set(['hotel', 'resort', 'bungalow']),
  today: TODAY,
}
const read = (text: string) => readHotelQuery(new URLSearchParams(text), KNOWN)

test('an address and the search it reads are one thing', () => {
  const text =
    'destination=swaraj-dweep&checkIn=2027-03-01&checkOut=2027-03-06&rooms=2-0%2C2-1&minPrice=3000&maxPrice=9000' +
    '&propertyType=resort%2Chotel&stars=5&guestRating=4&location=swaraj-dweep&sort=price_asc&page=2'
  const { query, problems } = read(text)
  expect(problems).toEqual([])
  expect(hotelSearchHref(query)).toBe(`/hotel-search?${text}`)
  expect(hotelSearchHref(read('').query)).toBe('/hotel-search')
})

test.each([
  ['Havelock', 'swaraj-dweep'],
  ['swaraj dweep', 'swaraj-dweep'],
  ['Beach No. 7', 'radhanagar-beach'],
  ['Neil', 'shaheed-dweep'],
])('%s is known by its old and new names', (text, id) => {
  const { query, problems } = read(`destination=${text}`)
  expect(query.destination).toBe(id)
  expect(problems).toEqual([])
})

test.each([
  ['Havelock', ['swaraj-dweep']],
  ['HAVELOCK ISLAND', ['swaraj-dweep']],
  ['Swaraj Dweep (Havelock),swaraj-dweep', ['swaraj-dweep']],
  ['Neil,Swaraj Dweep', ['shaheed-dweep', 'swaraj-dweep']],
])('the filter by island knows %s', (text, location) => {
  const { query, problems } = read(`location=${text}`)
  expect(query.location).toEqual(location)
  expect(problems).toEqual([])
})

test('the filter by island knows no beach and no hotel', () => {
  for (const text of ['Radhanagar Beach', 'Lantern Reef Resort', 'goa'])
    expect(read(`location=${text}`).problems, text).toEqual([LEFT_OUT])
})

test('the name of a hotel leads to that hotel', () => {
  expect(read('destination=Lantern+Reef+Resort').hotel).toBe('lantern-reef')
})

test.each([
  { asked: 'destination=goa', says: STAY_MESSAGES.destination, href: '/hotel-search' },
  {
    asked: 'checkIn=2027-02-01&checkOut=2027-02-04',
    says: STAY_MESSAGES.past,
    href: '/hotel-search?checkIn=2027-02-10&checkOut=2027-02-13',
  },
  {
    asked: 'checkIn=2027-03-06&checkOut=2027-03-01',
    says: STAY_MESSAGES.order,
    href: '/hotel-search?checkIn=2027-03-01&checkOut=2027-03-06',
  },
  {
    asked: 'checkIn=2027-03-01&checkOut=2027-03-01',
    says: STAY_MESSAGES.order,
    href: '/hotel-search?checkIn=2027-03-01&checkOut=2027-03-02',
  },
  {
    asked: 'checkIn=2027-03-01&checkOut=2027-04-01',
    says: STAY_MESSAGES.nights,
    href: '/hotel-search?checkIn=2027-03-01&checkOut=2027-03-31',
  },
  {
    asked: 'checkIn=2027-03-01',
    says: STAY_MESSAGES.checkOutMissing,
    href: '/hotel-search?checkIn=2027-03-01&checkOut=2027-03-02',
  },
  {
    asked: 'checkOut=2027-03-02',
    says: STAY_MESSAGES.checkInMissing,
    href: '/hotel-search?checkIn=2027-03-01&checkOut=2027-03-02',
  },
  { asked: 'checkIn=2027-02-29&checkOut=', says: LOADER_TEXTS.noSuchDay, href: '/hotel-search' },
  {
    asked: `checkIn=${addDays(TODAY, 399)}&checkOut=${addDays(TODAY, 402)}`,
    says: STAY_MESSAGES.horizon,
    href: `/hotel-search?checkIn=${addDays(TODAY, 397)}&checkOut=${addDays(TODAY, 400)}`,
  },
  { asked: 'rooms=0-2', says: STAY_MESSAGES.adult, href: '/hotel-search?rooms=1-2' },
  {
    asked: `rooms=${Array.from({ length: 9 }, () => '2-0').join(',')}`,
    says: STAY_MESSAGES.roomCount,
    href: `/hotel-search?rooms=${Array.from({ length: 8 }, () => '2-0').join('%2C')}`,
  },
  { asked: 'rooms=many', says: LOADER_TEXTS.noSuchRooms, href: '/hotel-search' },
  { asked: 'rooms=100-2', says: STAY_MESSAGES.adults, href: '/hotel-search?rooms=9-2' },
  { asked: 'minPrice=9000&maxPrice=3000', says: STAY_MESSAGES.band, href: '/hotel-search?minPrice=3000&maxPrice=9000' },
  { asked: 'stars=9,5&sort=best&page=0', says: LEFT_OUT, href: '/hotel-search?stars=5' },
  { asked: 'guestRating=awful&propertyType=castle', says: LEFT_OUT, href: '/hotel-search' },
])('$asked is explained, and the nearest search shown', ({ asked, says, href }) => {
  const { query, problems } = read(asked)
  expect(problems).toEqual([says])
  expect(hotelSearchHref(query)).toBe(href)
})

test('a misspelt destination is not searched for, and what it comes nearest to is offered', () => {
  const { query, problems, meant } = read('destination=havlock&rooms=2-1')
  expect([query.destination, problems, meant?.id]).toEqual(['', [STAY_MESSAGES.destination], 'swaraj-dweep'])
  expect(read('destination=goa').meant).toBeUndefined()
})

test('a room of 99 adults and 99 children: both limits in words, no codes', () => {
  const { query, problems } = read('rooms=99-99')
  expect(problems).toEqual([STAY_MESSAGES.adults, STAY_MESSAGES.children])
  expect(query.rooms).toEqual([{ adults: 9, children: 6 }])
  for (const words of problems) expect(words).not.toMatch(/\d-\d/)
})

test('29 February of a leap year and the last day of the stock are days like others', () => {
  const leap = readHotelQuery(new URLSearchParams('checkIn=2028-02-29&checkOut=2028-03-01'), {
    ...KNOWN,
    today: '2028-02-01',
  })
  expect(leap.problems).toEqual([])
  expect(read(`checkIn=${addDays(TODAY, 399)}&checkOut=${addDays(TODAY, 400)}`).problems).toEqual([])
})

test('what a form without script sends: names several times, empty ones, sums as people write them', () => {
  const { query, problems } = read(
    'destination=&stars=5&stars=4&minPrice=&maxPrice=%E2%82%B9+9%2C000&checkIn=&checkOut=',
  )
  expect(problems).toEqual([])
  expect(query.stars).toEqual(['5', '4'])
  expect(query.maxPrice).toBe(9_000)
})

test('the sort words of old mean what we recommend', () => {
  expect(read('sort=duration').query.sort).toBe('recommended')
})
