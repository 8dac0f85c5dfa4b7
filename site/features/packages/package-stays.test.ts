import { expect, test } from 'vitest'
import { staysOf } from './package-stays.ts'

const night = (hotelId: string | undefined, hotelName: string, duration: number) => ({
  ...{ hotelName, duration, place: 'Sri Vijaya Puram', roomType: 'Standard', starRating: 3, capacityPerRoom: 2 },
  ...(hotelId === undefined ? {} : { hotelId }),
})

test('a hotel that is slept in twice stands once, with its nights; one without a page has no link', () => {
  const stays = staysOf(
    [
      night('tern', 'Tern House', 1),
      night('shelf', 'Blue Shelf', 2),
      night(undefined, 'Camp', 1),
      night('tern', 'Tern House', 1),
    ],
    new Map(),
  )
  expect(stays.map(({ hotelName, href, nights }) => ({ hotelName, href, nights }))).toEqual([
    { hotelName: 'Tern House', href: '/hotel-details/tern', nights: [1, 5] },
    { hotelName: 'Blue Shelf', href: '/hotel-details/shelf', nights: [2, 3] },
    { hotelName: 'Camp', href: undefined, nights: [4] },
  ])
})
