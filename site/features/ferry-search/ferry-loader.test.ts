import { describe, expect, test } from 'vitest'
import { createClient } from '#contract/v1/client.ts'
import { loadFerry } from './ferry-loader.ts'

const NOW = new Date('2026-12-10T06:00:00Z')
const PORTS = [
  { id: 'haddo-wharf', town: 'Sri Vijaya Puram', label: 'Sri Vijaya Puram (Port Blair)', island: 'south-andaman' },
  { id: 'phoenix-bay', town: 'Sri Vijaya Puram', label: 'Sri Vijaya Puram (Port Blair)', island: 'south-andaman' },
  { id: 'bambooflat', town: 'Bambooflat', label: 'Bambooflat', island: 'south-andaman' },
  { id: 'neil-jetty', town: 'Neil Kendra', label: 'Shaheed Dweep (Neil Island)', island: 'shaheed-dweep' },
].map(({ island, ...port }) => ({ ...port, name: port.id, island: { id: island, name: island }, to: ['neil-jetty'] }))
const TRIP = {
  ...{ tripId: 'x-1.2026-12-10', date: '2026-12-10', departureTime: '12:00', arrivalTime: '13:00', salesOpen: false },
  ...{ from: 'Haddo', to: 'Neil', classes: [{ code: 'pClass', fare: 1_000, seatsLeft: 9 }], pClass: {}, bClass: {} },
}

/** The page's data for that address, from a provider that answers so by path; elsewhere it knows no call. */
async function load(query: string, answers: Record<string, object>) {
  const api = createClient({
    baseUrl: 'http://provider.example/api/v1',
    fetch: ({ url }) => {
      const answer = answers[new URL(url).pathname.replace('/api/v1', '')]
      return answer ? Response.json({ status: 1, ...answer }) : Response.json({ status: 0 }, { status: 404 })
    },
  })
  const found = await loadFerry({ api, now: NOW }, new URLSearchParams(query))
  if ('movedTo' in found) throw new Error(found.movedTo)
  return found
}
const list = (more: object) => ({
  '/ferry/ports': { ports: PORTS },
  '/fetchFerry/nautica': { ferryData: [], operators: [], days: [], nearestDates: [], ...more },
})

describe('the page of ferries', () => {
  test('offers the ports of one town as one, and an island by its own id where it is all of it', async () => {
    const { data } = await load('', list({}))
    expect(data.ports.map(({ value, label }) => [value, label])).toEqual([
      ['Sri Vijaya Puram', 'Sri Vijaya Puram (Port Blair)'],
      ['bambooflat', 'Bambooflat'],
      ['shaheed-dweep', 'Shaheed Dweep (Neil Island)'],
    ])
    expect(data.found).toBeUndefined()
  })

  test('names everyone who did not answer', async () => {
    const operators = ['Sealink', 'Makruzz', 'Ours'].map((name) => ({ id: name, name, answered: name === 'Ours' }))
    const { data } = await load('from=port-blair&to=neil', list({ operators }))
    expect(data.found?.unanswered).toBe(
      'Sealink and Makruzz did not answer in time, so their ferries are not in this list.',
    )
    expect(data.found).toMatchObject({ status: 'No trip data found!', empty: { days: [] } })
  })

  test('leads on to the next days when the sales of this one have closed', async () => {
    const days = ['2026-12-09', '2026-12-10', '2026-12-11'].map((date) => ({ date, trips: 1, fareFrom: 1_000 }))
    const { data, trips } = await load('from=haddo&to=neil&date=2026-12-10', {
      ...list({ ferryData: [TRIP], days: [...days, { date: '2026-12-12', trips: 0 }] }),
      '/ferry/ports': { ports: PORTS.map((port) => ({ ...port, name: port.id.split('-')[0] })) },
    })
    expect(data.found).toMatchObject({
      status: '1 ferry on Thu 10 Dec 2026',
      empty: { days: [{ label: 'Fri 11 Dec 2026' }] },
    })
    expect(trips[0]).toMatchObject({ closed: 'Sales have closed' })
    expect(trips[0]?.href).toBeUndefined()
  })

  test('of a provider without a list of ports, and without plans, takes names as typed and says what failed', async () => {
    const { data, lines } = await load('from=Quay&to=Pier', {})
    expect(data).toMatchObject({
      ports: [],
      crossing: { from: 'Quay', to: 'Pier' },
      found: { failure: 'Error fetching data' },
    })
    expect(lines).toEqual([])
    expect((await load('plan=hop', {})).data.found).toMatchObject({ failure: 'Error fetching data' })
  })
})
