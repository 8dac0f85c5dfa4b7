import { expect, test } from 'vitest'
import type { PlaceFields } from '#contract/office/places.ts'
import { degreesOf } from './degrees.ts'
import { enterPlace, placeEntered } from './place-entered.ts'

const PLACE: PlaceFields = {
  ...{ name: 'Cellular Jail', oldName: '', islandId: 'south-andaman', kind: 'heritage', lat: 11.6735, lng: 92.7481 },
  ...{ descriptionHtml: '<p>A.</p>', goodFor: ['history', 'evening show'], hours: '09:00', closedOn: 'Monday' },
  fee: { indian: 30, foreigner: null, extras: [{ what: 'Camera: video', inr: 1000 }], certainty: 'uncertain, older' },
  ...{ closedNote: '', permit: '', top: true, checkedOn: '2026-11' },
  reach: { from: 'Sri Vijaya Puram', km: 2.5, mode: 'road', minutes: 8 },
}

test('a place is the same after it was put into the form and taken from it, with and without facts', () => {
  expect(placeEntered(enterPlace(PLACE))).toEqual(PLACE)
  const bare: PlaceFields = { ...PLACE, goodFor: [], closedOn: null, fee: null, reach: null }
  expect(placeEntered(enterPlace(bare))).toEqual(bare)
})

test('extras are read as they are typed, degrees with a comma or a sign', () => {
  const entered = { ...enterPlace(PLACE), feeExtras: 'Parking: ₹1,050\n\nLocker' }
  expect(placeEntered(entered).fee?.extras).toEqual([
    { what: 'Parking', inr: 1050 },
    { what: 'Locker', inr: 0 },
  ])
  expect([degreesOf(' 11,98 '), degreesOf('92.95°'), degreesOf('north')]).toEqual([11.98, 92.95, 0])
})
