import { expect, test } from 'vitest'
import type { CarAsked, CarTab } from '../search/car-query.ts'
import type { CarStop } from '../search/car-stops.ts'
import { wholeAddress } from './whole-address.ts'

function stop(id: string, label: string, more: Partial<CarStop> = {}): CarStop {
  return { id, label, note: '', words: [], point: id, pointName: label, km: 5, kind: 'point', ...more }
}
const STOPS = [
  stop('airport', 'The Airport', { km: 0, kind: 'airport' }),
  stop('haddo', 'Haddo Wharf'),
  stop('bazaar', 'Bazaar'),
  stop('tern', 'Tern House', { point: 'bazaar', pointName: 'Bazaar', kind: 'hotel' }),
  stop('far', 'Far Rooms', { point: '', kind: 'hotel', km: null, island: { _id: 'far', name: 'Far Island' } }),
]
const WHEN = { pickupDate: '2026-12-02', pickupTime: '10:00' }

test.each<[CarTab, CarAsked, string]>([
  [
    'airport',
    { hotelName: 'tern house', ...WHEN, isSwapped: 'true', carType: 'Luxury Car', passengers: '2' },
    '/airport-car-search?placeName=Bazaar&placeId=bazaar&hotelName=Tern+House&pickupDate=2026-12-02&pickupTime=10%3A00&isSwapped=true&carType=Luxury+Car&passengers=2',
  ],
  [
    'airport',
    { placeId: 'haddo', hotelName: 'My own' },
    '/airport-car-search?placeName=Haddo+Wharf&placeId=haddo&hotelName=My+own&isSwapped=false',
  ],
  [
    'airport',
    { hotelName: 'far rooms' },
    '/airport-car-search?placeName=Far+Rooms&hotelName=Far+Rooms&isSwapped=false',
  ],
  [
    'pickup-drop',
    { fromPlace: 'haddo wharf', toPlace: 'Tern house', ...WHEN },
    '/pickup-drop?fromPlace=Haddo+Wharf&toPlace=Tern+House&fromPlaceId=haddo&toPlaceId=bazaar&pickupDate=2026-12-02&pickupTime=10%3A00',
  ],
  [
    'pickup-drop',
    { fromPlaceId: 'haddo', toPlaceId: 'bazaar' },
    '/pickup-drop?fromPlace=Haddo+Wharf&toPlace=Bazaar&fromPlaceId=haddo&toPlaceId=bazaar',
  ],
])('what the form without script leaves out is added: %s %o', (tab, asked, href) => {
  expect(wholeAddress(tab, asked, STOPS)).toBe(href)
  // Once only.
  expect(wholeAddress(tab, Object.fromEntries(new URLSearchParams(href.split('?')[1])), STOPS)).toBeUndefined()
})

test.each<[what: string, tab: CarTab, asked: CarAsked]>([
  ['made by script', 'airport', { placeName: 'Bazaar', placeId: 'bazaar', hotelName: 'Tern House' }],
  ['with names of its own', 'airport', { placeName: 'Here', placeId: 'bazaar', hotelName: 'My own' }],
  ['misspelt', 'airport', { hotelName: 'Tern Hous' }],
  ['of the airport itself', 'airport', { hotelName: 'The Airport' }],
  ['with an id of nobody', 'airport', { placeId: 'x', hotelName: 'Tern House' }],
  ['with one end', 'pickup-drop', { fromPlace: 'Haddo Wharf' }],
  ['with one name twice', 'pickup-drop', { fromPlace: 'Bazaar', toPlace: 'bazaar' }],
  ['by the hour', 'hourly', { duration: '8 Hours' }],
  ['of nothing', 'airport', {}],
])('an address %s stays as it is', (_, tab, asked) => {
  expect(wholeAddress(tab, asked, STOPS)).toBeUndefined()
  expect(wholeAddress(tab, asked, [])).toBeUndefined()
})
