import { afterEach, describe, expect, test } from 'vitest'
import { SAILING_REFUSED } from '#contract/terms/ferry-labels.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { hopHref } from './ferry-query.ts'
import type { NamedChoice } from './ports.ts'
import { lastDay, readCrossing, readHop } from './read-ferry-query.ts'

const port = (value: string, label: string, names: string[]): NamedChoice => ({
  value,
  label,
  to: [],
  names,
  ask: value,
})
const PORTS = [
  port('south-andaman', 'Sri Vijaya Puram (Port Blair)', ['haddo-wharf', 'Sri Vijaya Puram (Port Blair)']),
  port('swaraj-dweep', 'Swaraj Dweep (Havelock)', ['Swaraj Dweep (Havelock)', 'Havelock Island']),
  port('shaheed-dweep', 'Shaheed Dweep (Neil Island)', ['Shaheed Dweep (Neil Island)']),
]

import { TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'

const TODAY = '2026-12-10'
const known = { ports: PORTS, today: TODAY }
const crossing = (query: string) => readCrossing(new URLSearchParams(query), known)
const hop = (query: string) => readHop(new URLSearchParams(query), known)

describe('a crossing', () => {
  test('is understood by old names and new, in any case', () => {
    for (const query of [
      'from=port+blair&to=havelock',
      'from=port-blair&to=Swaraj+Dweep+(Havelock)',
      'from=Haddo-Wharf&to=SWARAJ DWEEP',
      'from=south-andaman&to=havelock island',
    ])
      expect(crossing(query), query).toMatchObject({
        crossing: { from: 'south-andaman', to: 'swaraj-dweep', date: '2026-12-11' },
        ...{ problems: [], isAsked: true },
      })
    expect(crossing('from=neil&to=neil island').crossing.from).toBe('shaheed-dweep')
  })

  test.each([
    ['from=atlantis&to=neil', 'We do not know this port. Please choose one from the list', false],
    ['from=neil&to=shaheed+dweep', 'Please choose two different ports', false],
    ['from=neil&to=havelock&date=2026-12-09', 'Please choose a day from today on', true],
    ['from=neil&to=havelock&date=2029-01-01', 'Please choose a day within the next 400 days', true],
    ['from=neil&to=havelock&date=31-02-2027', 'We could not read the date.', true],
    ['from=neil&to=havelock&adults=0', 'Please enter valid value', true],
    ['from=neil&to=havelock&adults=99&infants=100', 'We search for at most 99 of each', true],
    ['from=neil&to=havelock&adults=2&infants=3', SAILING_REFUSED.infants, true],
    ['from=neil&to=havelock&children=two', 'Part of that address made no sense to us, so we left it out.', true],
  ])('%s: %s', (query, problem, isAsked) => {
    const read = crossing(query)
    expect(read.problems).toEqual([problem.replace('400', String(TRAVEL_HORIZON_DAYS))])
    expect(read.isAsked).toBe(isAsked)
    expect(read.crossing.date >= TODAY && read.crossing.date <= lastDay(TODAY)).toBe(true)
    expect(read.crossing.party.adults).toBeGreaterThan(0)
  })

  test('takes both forms of a day, and turns round', () => {
    expect(crossing('date=25-12-2026').crossing.date).toBe('2026-12-25')
    expect(crossing('from=neil&to=havelock&swap=1').crossing).toMatchObject({
      from: 'swaraj-dweep',
      to: 'shaheed-dweep',
    })
    expect(crossing('').isAsked).toBe(false)
  })
})

describe('a hop', () => {
  test('is Port Blair, Havelock, Neil and back where the address says nothing', () => {
    expect(hop('plan=hop&adults=3')).toMatchObject({
      hop: {
        from: 'south-andaman',
        legs: [
          { to: 'swaraj-dweep', date: '2026-12-17' },
          { to: 'shaheed-dweep', date: '2026-12-19' },
          { to: 'south-andaman', date: '2026-12-21' },
        ],
        party: { adults: 3, children: 0, infants: 0 },
      },
      ...{ problems: [], isAsked: true, isChanged: false },
    })
  })

  const two = 'from=port+blair&to=havelock&date=2026-12-20&to=neil&date=2026-12-22'
  test('grows by a leg back to its start, shrinks by any, and says so in its address', () => {
    const grown = hop(`plan=add&${two}`)
    expect(grown.isChanged).toBe(true)
    expect(grown.hop.legs.at(-1)).toEqual({ to: 'south-andaman', date: '2026-12-23' })
    expect(hop(hopHref(grown.hop).split('?')[1] ?? '')).toMatchObject({ hop: grown.hop, isChanged: false })
    expect(hop(`plan=remove-1&${two}&to=havelock&date=2026-12-24`).hop.legs.map(({ to }) => to)).toEqual([
      'shaheed-dweep',
      'swaraj-dweep',
    ])
    for (const plan of ['remove-1', 'remove-9', 'nonsense'])
      expect(hop(`plan=${plan}&${two}`).isChanged, plan).toBe(false)
    const four = `${two}&to=havelock&date=2026-12-24&to=neil&date=2026-12-25`
    expect(hop(`plan=add&${four}`).isChanged).toBe(false)
  })

  test.each([
    ['from=port+blair&to=havelock&date=2026-12-20', 'Please give 2 to 4 legs', false],
    [`${two}&to=havelock&to=neil&to=havelock`, 'Please give 2 to 4 legs', true],
    [
      'from=neil&to=havelock&date=2026-12-22&to=neil&date=2026-12-20',
      'Each leg must be on or after the day of the one before',
      true,
    ],
    ['from=neil&to=havelock&date=2026-12-22&to=havelock&date=2026-12-23', 'Please choose two different ports', false],
  ])('%s: %s', (query, problem, isAsked) => {
    const read = hop(`plan=hop&${query}`)
    expect([read.problems, read.isAsked]).toEqual([[problem], isAsked])
    const days = read.hop.legs.map(({ date }) => date)
    expect(days).toEqual(days.toSorted())
  })
})

test('without a list of ports every text is passed on, for the provider to judge', () => {
  const read = readCrossing(new URLSearchParams('from=Quay 1&to=Quay 2'), { ports: [], today: TODAY })
  expect(read).toMatchObject({ crossing: { from: 'Quay 1', to: 'Quay 2' }, problems: [], isAsked: true })
})

describe('the day turns at midnight in India, on a machine in any zone', () => {
  const zone = process.env.TZ
  afterEach(() => {
    process.env.TZ = zone
    if (zone === undefined) delete process.env.TZ
  })

  test.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])('%s', (name) => {
    process.env.TZ = name
    const at = (instant: string, query: string) =>
      readCrossing(new URLSearchParams(`from=neil&to=havelock${query}`), {
        ports: PORTS,
        today: dayInIndia(new Date(instant)),
      })
    const [before, after] = ['2026-12-10T18:29:59.999Z', '2026-12-10T18:30:00Z']
    expect(at(before, '').crossing.date).toBe('2026-12-11')
    expect(at(after, '').crossing.date).toBe('2026-12-12')
    expect(at(before, '&date=2026-12-10').problems).toEqual([])
    expect(at(after, '&date=2026-12-10')).toMatchObject({
      crossing: { date: '2026-12-11' },
      problems: ['Please choose a day from today on'],
    })
  })
})
