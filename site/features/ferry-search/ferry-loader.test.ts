import { describe, expect, test } from 'vitest'
import type { Brand } from '#contract/terms/brand.ts'
import { fail, ok } from '#contract/terms/result.ts'
import type { ApiClient } from '#contract/v1/client.ts'
import { loadFerry } from './ferry-loader.ts'

const NOW = new Date('2026-12-10T06:00:00Z')
const BRAND = { supportHours: { text: 'Mon - Sat, 10 AM - 6 PM IST' } } as Brand
const PORTS = [
  { id: 'haddo-wharf', town: 'Sri Vijaya Puram', label: 'Sri Vijaya Puram (Port Blair)', island: 'south-andaman' },
  { id: 'phoenix-bay', town: 'Sri Vijaya Puram', label: 'Sri Vijaya Puram (Port Blair)', island: 'south-andaman' },
  { id: 'bambooflat', town: 'Bambooflat', label: 'Bambooflat', island: 'south-andaman' },
  { id: 'neil-jetty', town: 'Neil Kendra', label: 'Shaheed Dweep (Neil Island)', island: 'shaheed-dweep' },
].map(({ island, ...port }) => ({ ...port, name: port.id, island: { id: island, name: island }, to: ['neil-jetty'] }))
const TRIP = {
  ...{ tripId: 'x-1.2026-12-10', date: '2026-12-10', departureTime: '12:00', arrivalTime: '13:00', salesOpen: false },
  ...{ from: { name: 'Haddo' }, to: { name: 'Neil' }, vessel: { name: '' }, operator: { name: '', chooseSeats: true } },
  ...{ classes: [{ code: 'pClass', fare: 1_000, seatsLeft: 9 }], luggage: { checkedKg: 0, handKg: 0, excessPerKg: 0 } },
}

/** The page's data for that address, from a provider that answers so by path; elsewhere it knows no call. */
async function load(query: string, answers: Record<string, object>, asked: unknown[] = []) {
  const api: ApiClient = {
    call: async ({ method, path, failure }, input) => {
      const answer = answers[path]
      if (method === 'POST') asked.push(input?.body)
      // What a test leaves out of an answer, its page does not read.
      return answer ? ok(answer as never) : fail({ status: 404, code: 'not_found', message: failure, errors: [] })
    },
  }
  const found = await loadFerry({ api, now: NOW, brand: BRAND }, new URLSearchParams(query))
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

  test('understands a port that no boat on sale leaves from, and says what to do next', async () => {
    const asked: unknown[] = []
    const other = (id: string, town: string, island: string) => ({
      id,
      name: id,
      town,
      island: { id: island, name: island },
    })
    const otherPorts = [
      { ...other('chatham-jetty', 'Sri Vijaya Puram', 'south-andaman'), label: 'Sri Vijaya Puram (Port Blair)' },
      other('middle-strait', 'Middle Strait', 'south-andaman'),
      other('nilambur-jetty', 'Baratang', 'baratang'),
    ]
    const ports = PORTS.filter(({ id }) => id !== 'bambooflat')
    const answers = { ...list({}), '/ferry/ports': { ports, otherPorts } }
    const usual = ['south-andaman', 'shaheed-dweep']
    const { data } = await load('from=Port+Blair&to=Baratang&date=2026-12-20', answers, asked)
    expect(data).toMatchObject({ problems: [], crossing: { from: 'south-andaman', to: 'baratang' } })
    expect(data.ports.map(({ value }) => value)).toEqual([...usual, 'baratang'])
    expect(data.found).toMatchObject({
      title: 'Sri Vijaya Puram (Port Blair) to Baratang',
      status: 'No trip data found!',
      empty: { text: 'We sell no boat from or to Baratang yet. Choose another port, or ask us how to get there.' },
    })
    expect(data.found?.empty?.days.map(({ href }) => href)).toEqual(['/contact', '/ferry'])
    // Of one island: the API is asked for the town, not for all of it.
    const near = await load('from=chatham-jetty&to=middle+strait', answers, asked)
    expect(near.data).toMatchObject({ crossing: { from: 'south-andaman', to: 'middle-strait' } })
    expect(asked.at(-1)).toMatchObject({ from: 'Sri Vijaya Puram', to: 'middle-strait' })
    expect((await load('', answers)).data.ports.map(({ value }) => value)).toEqual(usual)

    const problem = { leg: 1, reason: 'no_sailing', nearestDates: [] }
    const plans = { plans: [], operators: [], problem }
    const hop = await load('plan=hop&from=neil&to=port+blair&to=nilambur-jetty', { ...answers, '/ferry/plans': plans })
    expect(hop.data.problems).toEqual([])
    expect(hop.data.ports.map(({ value }) => value)).toEqual([...usual, 'baratang'])
    expect(hop.data.found?.empty?.text).toContain('We sell no boat from or to Baratang yet.')
    const full = { ...plans, problem: { leg: 0, reason: 'full', nearestDates: [] } }
    const group = await load('plan=hop&adults=99', { ...answers, '/ferry/plans': full })
    expect(group.data.found?.empty).toMatchObject({
      text: expect.stringMatching(/99 seats left in one class. Nor has any day near it. Ask us/),
      days: [{ href: '/contact' }],
    })
  })

  test('names each port with its older name once', async () => {
    const ports = PORTS.map((port) => (port.id === 'neil-jetty' ? { ...port, to: ['haddo-wharf'] } : port))
    const { data } = await load('', { ...list({}), '/ferry/ports': { ports } })
    expect(data.mode === 'crossing' && data.crossings.map(({ label }) => label)).toEqual([
      'Sri Vijaya Puram (Port Blair) to Shaheed Dweep (Neil Island)',
      'Bambooflat to Shaheed Dweep',
      'Shaheed Dweep to Sri Vijaya Puram',
    ])
    const hop = await load('plan=hop&from=neil&to=port+blair&to=neil', list({}))
    expect(hop.data.found?.title).toBe(
      'Shaheed Dweep (Neil Island)\u00a0- Sri Vijaya Puram (Port Blair)\u00a0- Shaheed Dweep',
    )
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
