import { expect, test } from 'vitest'
import type { AvailableDay } from '#contract/v1/availability.ts'
import { toDaysView } from './days-view.ts'

const CROSSING = {
  ...{ from: 'haddo-wharf', to: 'swaraj-dweep', date: '2026-12-01' },
  party: { adults: 2, children: 0, infants: 0 },
}
const slots = (...left: number[]) => left.map((each) => ({ time: '08:00', left: each }))
const DAYS: AvailableDay[] = [
  { date: '2026-12-01', open: false, reason: 'too_soon' },
  { date: '2026-12-02', open: true, priceFrom: 1_606, left: 243, slots: slots(101, 243) },
  { date: '2026-12-03', open: true, priceFrom: 1_387, left: 8, slots: slots(8) },
  { date: '2026-12-04', open: true, priceFrom: 1_606, left: 40, slots: slots(40) },
  { date: '2026-12-05', open: false, reason: 'sold_out', left: 1, slots: slots(1) },
  { date: '2026-12-06', open: false, reason: 'no_sailing' },
]
function cellsOf(isPartial: boolean) {
  const view = toDaysView({ crossing: CROSSING, today: '2026-12-01', first: '2026-12', days: DAYS, isPartial })
  const cells = view.tables.flatMap(({ weeks }) => weeks.flat())
  return { view, cell: (date: string) => cells.find((each) => each.date === date) }
}

test('a day with boats says how many, from what fare, and leads to them', () => {
  const { view, cell } = cellsOf(false)
  expect(cell('2026-12-02')).toEqual({
    ...{ date: '2026-12-02', number: '2', href: '/ferry?from=haddo-wharf&to=swaraj-dweep&date=2026-12-02' },
    ...{ price: '₹1,606', short: '1,606', note: '2 boats', kind: 'plain' },
    label: 'Wed 2 Dec 2026, from ₹1,606 a seat, 2 sailings',
  })
  expect(cell('2026-12-03')).toMatchObject({
    ...{ note: '8 left', kind: 'lowest' },
    label: 'Thu 3 Dec 2026, from ₹1,387 a seat, 1 sailing, 8 left, lowest fare',
  })
  expect(view.cheapest).toEqual({
    label: 'Thu 3 Dec 2026, from ₹1,387 a seat, 1 sailing',
    href: '/ferry?from=haddo-wharf&to=swaraj-dweep&date=2026-12-03',
  })
})

test('where we alone sail, a day that is full or without a boat says so and leads nowhere', () => {
  const { view, cell } = cellsOf(false)
  expect([cell('2026-12-05')?.note, cell('2026-12-06')?.note, cell('2026-12-01')?.note]).toEqual([
    ...['Full', 'No boat', 'Over'],
  ])
  expect([cell('2026-12-05')?.href, cell('2026-12-06')?.href]).toEqual([undefined, undefined])
  expect(view.hasUnknown).toBe(false)
})

test('where others sail too, a day without a boat of ours is not known, and a full one leads to theirs', () => {
  const { view, cell } = cellsOf(true)
  expect(cell('2026-12-06')).toMatchObject({
    note: 'See day',
    kind: 'plain',
    href: expect.stringContaining('2026-12-06'),
  })
  expect(cell('2026-12-06')?.label).not.toContain('Full')
  expect(cell('2026-12-05')).toMatchObject({ note: 'Full', href: expect.stringContaining('2026-12-05') })
  expect(cell('2026-12-01')?.href).toBeUndefined()
  expect(view.hasUnknown).toBe(true)
})

test('the months lead to their own calendars', () => {
  const { view } = cellsOf(false)
  expect(view.months[1]).toEqual({
    ...{ month: '2027-01', name: 'January 2027', isShown: true },
    href: '/ferry/days?from=haddo-wharf&to=swaraj-dweep&month=2027-01',
  })
})
