import { afterEach, describe, expect, test } from 'vitest'
import { dayInIndia } from '#contract/terms/india-time.ts'
import places from '#demo/facts/places.json' with { type: 'json' }
import { ferryPorts } from '#demo/ferry-facts.ts'
import {
  areSalesOpen,
  ferryDayAvailability,
  instantOf,
  type NamedPort,
  portsCalled,
  shareAPort,
  stripAround,
} from './rules.ts'

const ports: NamedPort[] = ferryPorts.map(({ id, name, town, island: islandId }) => {
  const island = places.islands.find((each) => each.id === islandId)
  if (island === undefined) throw new Error(`${id} lies on no island`)
  const { oldName, siteLabel: label, mainTown, mainTownOld } = island
  return { ...{ id, name, town, mainTownOld }, island: { id: islandId, name: island.name, oldName, label, mainTown } }
})
const called = (text: string) => portsCalled(ports, text).map(({ id }) => id)

describe('a name stands for', () => {
  test.each([
    ['Haddo Wharf', ['haddo-wharf']],
    ['HADDO-WHARF', ['haddo-wharf']],
    ['Neil', ['shaheed-dweep-jetty']],
    ['neil island', ['shaheed-dweep-jetty']],
    ['Shaheed Dweep (Neil Island)', ['shaheed-dweep-jetty']],
    ['Havelock', ['swaraj-dweep-jetty']],
    ['Hut Bay', ['hut-bay-jetty']],
    ['little-andaman', ['hut-bay-jetty']],
    ['Mayabunder', ['mayabunder-jetty']],
    ['Port Blair', ['haddo-wharf', 'phoenix-bay-jetty', 'aberdeen-jetty', 'chatham-jetty']],
    ['', []],
    ['(Havelock)', []],
    ['Port', []],
  ])('%s: %j', (text, ids) => {
    expect(called(text)).toEqual(ids)
  })

  test('all ports of an island when the island is named', () => {
    expect(called('South Andaman')).toHaveLength(6)
    expect(shareAPort(portsCalled(ports, 'South Andaman'), portsCalled(ports, 'Port Blair'))).toBe(true)
    expect(shareAPort(portsCalled(ports, 'Neil'), portsCalled(ports, 'Havelock'))).toBe(false)
  })
})

test('a strip is seven days around one, between today and the horizon', () => {
  expect(stripAround('2026-12-25', '2026-11-22')).toEqual({ first: '2026-12-22', last: '2026-12-28' })
  expect(stripAround('2026-11-23', '2026-11-22')).toEqual({ first: '2026-11-22', last: '2026-11-28' })
  expect(stripAround('2027-12-27', '2026-11-22')).toEqual({ first: '2027-12-21', last: '2027-12-27' })
})

describe('on a machine in any zone', () => {
  const zone = process.env.TZ
  afterEach(() => {
    process.env.TZ = zone
    if (zone === undefined) delete process.env.TZ
  })

  test.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])('%s', (name) => {
    process.env.TZ = name
    // Not only the setting: the machine's own clock really reads otherwise.
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toMatch(
      name === 'Asia/Kolkata' ? /Kolkata|Calcutta/ : name,
    )
    const leaves = instantOf('2026-12-25', '08:00')
    expect(leaves.toISOString()).toBe('2026-12-25T02:30:00.000Z')
    expect(areSalesOpen(leaves, new Date('2026-12-25T01:30:00Z'))).toBe(true)
    expect(areSalesOpen(leaves, new Date('2026-12-25T01:30:00.001Z'))).toBe(false)
    expect(dayInIndia(new Date('2026-12-24T18:29:59.999Z'))).toBe('2026-12-24')
    expect(dayInIndia(new Date('2026-12-24T18:30:00Z'))).toBe('2026-12-25')
    expect(stripAround('2026-12-25', '2026-12-24').first).toBe('2026-12-24')
    const sailing = { date: '2026-12-25', time: '08:00', departsAt: leaves, classes: [{ fare: 1_705, left: 3 }] }
    const judged = ferryDayAvailability('2026-12-25', [sailing], {
      now: new Date('2026-12-24T18:30:00Z'),
      party: 2,
      horizon: { today: '2026-12-25', last: '2028-01-29' },
    })
    expect(judged).toEqual({
      ...{ date: '2026-12-25', open: true, left: 3, priceFrom: 1_705 },
      slots: [{ time: '08:00', left: 3 }],
    })
  })
})
