import { expect, test } from 'vitest'
import type { Change } from './audit.ts'
import { AUDIT_SENTENCES, type AuditName, auditSentence } from './audit-sentences.ts'

type Fields = Record<string, unknown>
type Given = { before?: Fields; after?: Fields; names?: [string, string][]; id?: string }

/** What Asha did, in words. */
function told(name: string, { before, after, names = [], id = 'x1' }: Given = {}): string {
  const [subject = '', action = ''] = name.split('.')
  return auditSentence({
    ...{ by: 'Asha', subject, action, subjectId: id, before: before ?? null, after: after ?? null },
    names: new Map(names),
  })
}

const night = (price: number, more: Fields = {}) => ({
  ...{ roomTypeId: 'deluxe', night: '2026-12-07', price, rooms: 4, isClosed: false, minNights: 1, ...more },
})
const HOTEL: [string, string][] = [
  ['hotel x1', 'Tern Nest'],
  ['deluxe', 'Deluxe room'],
]

test('a change of prices says of which room, on how many nights, from what to what', () => {
  const of = (before: unknown[], after: unknown[]) =>
    told('hotel.nights_set', { before: { nights: before }, after: { nights: after }, names: HOTEL })
  expect(of([night(4000), night(4000), night(4000)], [night(4500), night(4500), night(4500)])).toBe(
    'Asha changed the price of Deluxe room of Tern Nest on 3 nights from ₹4,000 to ₹4,500',
  )
  expect(of([night(4000), night(4200)], [night(4500), night(4500)])).toBe(
    'Asha changed the price of Deluxe room of Tern Nest on 2 nights to ₹4,500',
  )
  expect(of([night(4000), night(4200)], [night(4100), night(4300)])).toBe(
    'Asha changed the price of Deluxe room of Tern Nest on 2 nights',
  )
  expect(of([night(4000)], [night(4500, { isClosed: true })])).toBe(
    'Asha changed price and closed for sale of Deluxe room of Tern Nest on 1 night',
  )
})

test('a change of one short field says from what to what, of several their names, of long ones that they differ', () => {
  const names: [string, string][] = [['place x1', 'Long Island']]
  const of = (before: Fields, after: Fields) => told('place.changed', { before, after, names })
  expect(of({ hours: '' }, { hours: '09:00' })).toBe(
    'Asha changed the hours of the place Long Island from nothing to 09:00',
  )
  expect(of({ hours: 'a'.repeat(50) }, { hours: 'b' })).toBe('Asha changed the hours of the place Long Island')
  expect(of({ hours: 'a', permit: 'b' }, { hours: 'c', permit: 'd' })).toBe(
    'Asha changed hours and permit of the place Long Island',
  )
  expect(of({}, {})).toBe('Asha saved the place Long Island as it was')
})

test('putting on the site and taking off it are said as such; pictures are counted', () => {
  const names: [string, string][] = [['package x1', 'Slow Days']]
  const published = (before: Fields, after: Fields) => told('package.published', { before, after, names })
  expect(published({ isLive: false }, { isLive: true })).toBe('Asha put the package Slow Days on the site')
  expect(published({ isLive: true }, { isLive: false })).toBe('Asha took the package Slow Days off the site')
  expect(published({ name: 'a' }, { name: 'b' })).toBe('Asha published name of the package Slow Days')
  const arranged = (before: string[], after: string[]) =>
    told('package.pictures_arranged', { before: { pictures: before }, after: { pictures: after }, names })
  expect(arranged(['a'], ['a', 'b', 'c'])).toBe('Asha added 2 pictures to Slow Days')
  expect(arranged(['a', 'b'], ['b'])).toBe('Asha took 1 picture from Slow Days')
  expect(arranged(['a', 'b'], ['b', 'a'])).toBe('Asha put the pictures of Slow Days in another order')
})

test('what a record is called stands in its sentence, or its number where it is gone', () => {
  expect(
    told('staff.changed', { before: { role: 'agent' }, after: { role: 'manager' }, names: [['staff x1', 'Ravi']] }),
  ).toBe('Asha made Ravi manager, who was agent')
  expect(told('booking.money taken', { after: { amount: 5000 }, id: 'PDK-1' })).toBe(
    'Asha took ₹5,000 for booking PDK-1',
  )
  expect(told('driver.added', { after: {} })).toBe('Asha added the driver x1')
})

test('every action that can be written down has a sentence of its own', () => {
  for (const name of Object.keys(AUDIT_SENTENCES) as AuditName[]) {
    const sentence = told(name, {
      before: {
        nights: [night(1)],
        percent: 1,
        days: '1 Jan to 31 Mar',
        version: '1.0',
        name: 'Old',
        label: 'Old',
        question: 'Old',
        alt: 'Old',
      },
      after: {
        nights: [night(2)],
        percent: 2,
        days: '1 Jan to 30 Apr',
        version: '1.1',
        from: '2026-12-07',
        text: 'New',
        places: 1,
        passengers: 2,
      },
      id: name === 'day.note' ? '2026-12-07' : 'x1',
    })
    expect(sentence).toMatch(/^Asha [a-z]/)
    expect(sentence).not.toMatch(/undefined|NaN|\[object/)
  }
  // What has none here does not compile.
  // @ts-expect-error
  const unknown: Change = { subject: 'hotel', action: 'painted', subjectId: 'x1' }
  expect(told(`${unknown.subject}.${unknown.action}`)).toBe('Asha: painted, hotel x1')
})
