import { expect, test } from 'vitest'
import { type AuditedStep, stepLabel } from './step-label.ts'

const said = (event: AuditedStep['event'], facts: object) =>
  stepLabel({ event, from: 'confirmed', to: 'confirmed', facts: { ...facts } })
const MIDNIGHT = '2026-11-29T18:30:00.000Z'
const SAME = { wasPrice: 100, nowPrice: 100, borne: 0, refund: 0, due: 0, why: 'disruption' }

test('a ride is named by its day, and after which ferry it is', () => {
  const day = '2026-11-30'
  const named = (ride: string, more: object = {}) => said('driver_named', { line: 'line-1', ride, ...more })
  expect(named('line-1', { day })).toBe('A driver was named for the ride of Mon 30 Nov 2026')
  expect(named(day, { day })).toBe('A driver was named for the ride of Mon 30 Nov 2026')
  expect(named(`${day}+1`)).toBe('A driver was named for the ride of Mon 30 Nov 2026, after the ferry')
  expect(named(`${day}+2`)).toBe('A driver was named for the ride of Mon 30 Nov 2026, after ferry 2')
  // Written before its day was kept.
  expect(named('line-1')).toBe('A driver was named')
  expect(said('driver_taken_off', { line: 'line-1', ride: day })).toBe(
    'The driver was taken off for the ride of Mon 30 Nov 2026',
  )
})

test('a change is told by its ferries, or by its moments where they are others', () => {
  const starts = { wasStart: MIDNIGHT, nowStart: MIDNIGHT }
  const ferries = { wasFerry: '08:00 ferry A to B', nowFerry: '13:00 ferry A to B' }
  expect(said('line_changed', { ...SAME, ...starts, ...ferries })).toBe(
    'A part was changed, as it was not on: from the 08:00 ferry A to B to the 13:00 ferry A to B',
  )
  expect(said('line_changed', { ...SAME, ...starts, refund: 50 })).toBe(
    'A part was changed, as it was not on; ₹50 goes back',
  )
  expect(said('line_changed', { ...SAME, wasStart: MIDNIGHT, nowStart: '2026-12-01T02:30:00.000Z' })).toBe(
    'A part was changed, as it was not on: from Mon 30 Nov 2026 to Tue 1 Dec 2026, 08:00',
  )
})
