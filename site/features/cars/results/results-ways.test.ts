import { describe, expect, test } from 'vitest'
import { ok } from '#contract/terms/result.ts'
import type { TransferPoint } from '#contract/v1/cars.ts'
import type { ApiClient } from '#contract/v1/client.ts'
import type { CarSearchAsked } from './results-read.ts'
import { noRoad } from './results-ways.ts'

const SOUTH = { _id: 'south', name: 'South Andaman' }
const NORTH = { _id: 'north', name: 'North Andaman' }
const BARATANG = { _id: 'baratang', name: 'Baratang' }
const SWARAJ = { _id: 'swaraj', name: 'Swaraj Dweep', oldName: 'Havelock' }

function point(
  _id: string,
  name: string,
  island: TransferPoint['island'],
  kind: string,
  airportKm: number | null,
): TransferPoint {
  return { _id, name, island, kind, airportKm, names: [], hotels: [] }
}
const POINTS = [
  point('air', 'The Airport', SOUTH, 'airport', 0),
  point('haddo', 'Haddo Wharf', SOUTH, 'jetty', 6),
  point('bazaar', 'Aberdeen Bazaar', SOUTH, 'hotel area', 4),
  point('nilambur', 'Nilambur Jetty', BARATANG, 'jetty', 97),
  point('diglipur', 'Diglipur', NORTH, 'town', 300),
  point('jetty', 'Swaraj Dweep Jetty', SWARAJ, 'jetty', null),
  point('beach', 'Radhanagar', SWARAJ, 'hotel area', null),
]

/** Nothing on the road, or one fare. */
function hostWith(fares: number) {
  const call = async () => ok({ carData: Array.from({ length: fares }, () => ({})) })
  return { api: { call } as unknown as ApiClient }
}

async function ask(from: string, to: string, more: Partial<CarSearchAsked> = {}, fares = 0) {
  const end = (id: string) => ({ id, name: POINTS.find(({ _id }) => _id === id)?.name ?? 'The Airport' })
  const search: CarSearchAsked = {
    tab: from === '' ? 'airport' : 'pickup-drop',
    carType: 'Normal Car',
    pickup: {},
    isSwapped: false,
    ends: { from: end(from), to: end(to) },
    ...more,
  }
  const none = await noRoad(hostWith(fares), search, POINTS)
  return { text: none?.text, ways: none?.ways.map(({ label }) => label), hrefs: none?.ways.map(({ href }) => href) }
}

describe('over the sea', () => {
  test.each([
    ['diglipur', 'Go by road from Diglipur to Haddo Wharf on South Andaman, and take the ferry there.'],
    ['nilambur', 'Go by road from Nilambur Jetty to Haddo Wharf on South Andaman, and take the ferry there.'],
  ])('whoever lives where no ship calls goes by road to one that does: %s', async (from, text) => {
    const found = await ask(from, 'beach')
    expect(found.text).toContain(text)
    expect(found.ways?.[0]).toBe('Ferries from South Andaman to Swaraj Dweep')
    expect(found.hrefs?.[0]).toBe('/ferry?from=south&to=swaraj')
    expect(found.ways?.[1], 'the road that has a price').toMatch(/^Car from .* to The Airport$/)
    expect(found.hrefs?.[1]).toContain('isSwapped=true')
    expect(found.ways?.[2]).toBe('Car from Swaraj Dweep Jetty to Radhanagar')
  })

  test('the same the other way; a fare to the harbour itself is taken', async () => {
    const found = await ask('jetty', 'diglipur', {}, 1)
    expect(found.text).toContain('Take the ferry to Haddo Wharf on South Andaman, and go on by road to Diglipur.')
    expect(found.ways).toEqual(['Ferries from Swaraj Dweep to South Andaman', 'Car from Haddo Wharf to Diglipur'])
  })

  test('a car is advised where there is a way to drive', async () => {
    expect((await ask('', 'beach')).text).toMatch(/Take the ferry, and a car between the jetty and Radhanagar\.$/)
    const jetty = await ask('', 'jetty')
    expect(jetty.text).toMatch(/it is on Swaraj Dweep \(Havelock\)\. Take the ferry\.$/)
    expect(jetty.ways).toEqual(['Ferries from South Andaman to Swaraj Dweep', 'Car from The Airport to Haddo Wharf'])
    const back = await ask('', 'beach', { isSwapped: true })
    expect(back.ways?.[0]).toBe('Ferries from Swaraj Dweep to South Andaman')
    expect((await ask('haddo', 'jetty')).text).toMatch(/no road joins them\. Take the ferry\.$/)
    expect((await ask('bazaar', 'jetty')).text).toContain('between the jetty and Aberdeen Bazaar')
    expect((await ask('bazaar', 'beach')).text).toContain('a car on each side')
  })
})

test('cars by the hour are promised where there are some, with a search that can be made', async () => {
  const town = await ask('haddo', 'bazaar', { carType: 'Luxury Car' })
  expect(town.text).toContain('Hire a car by the hour, or ask us for a price.')
  expect(town.hrefs?.[0]).toBe('/hourly-car-search?duration=8+Hours&carType=Luxury+Car')
  const far = await ask('haddo', 'diglipur')
  expect(far.text).not.toContain('by the hour')
  expect(far.ways).toEqual(['Write to us'])
})
