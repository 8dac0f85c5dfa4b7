import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

const TODAY = '2026-11-22'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
})
afterAll(() => api.close())
beforeEach(() => {
  // Ten in the morning in India.
  api.setNow(`${TODAY}T04:30:00Z`)
})

test('the ports that ferries leave from come with where they lead', async () => {
  const { body } = await api.get('/ferry/ports')
  const ports = body.ports as { id: string; label: string; to: string[]; island: object }[]
  expect(ports.map(({ id }) => id)).toEqual(['haddo-wharf', 'swaraj-dweep-jetty', 'shaheed-dweep-jetty'])
  expect(ports.map(({ label }) => label)).toEqual([
    'Sri Vijaya Puram (Port Blair)',
    'Swaraj Dweep (Havelock)',
    'Shaheed Dweep (Neil Island)',
  ])
  expect(ports[1]).toMatchObject({
    island: { id: 'swaraj-dweep', name: 'Swaraj Dweep', oldName: 'Havelock Island' },
    to: ['haddo-wharf', 'shaheed-dweep-jetty'],
  })
  const others = body.otherPorts as { id: string }[]
  expect(others).toHaveLength(11)
  expect(others.find(({ id }) => id === 'nilambur-jetty')).toEqual({
    ...{ id: 'nilambur-jetty', name: 'Nilambur Jetty', town: 'Baratang', label: 'Baratang' },
    island: { id: 'baratang', name: 'Baratang' },
  })
  const lines = body.lines as { from: string; to: string; path: number[][]; tomorrow: number }[]
  expect(lines).toHaveLength(6)
  const line = lines.find(({ from, to }) => from === 'haddo-wharf' && to === 'swaraj-dweep-jetty')
  expect([line?.path[0], line?.path.at(-1)]).toEqual([
    [92.72, 11.6795],
    [92.9835, 12.0368],
  ])
  const question = { date: '23-11-2026', from: 'Port Blair', to: 'Havelock' }
  const { ferryData } = (await api.post('/fetchFerry/nautica', question)).body as { ferryData: object[] }
  expect(line?.tomorrow).toBe(ferryData.length)
  expect(ferryData.length).toBeGreaterThan(0)
})

describe('the days of a crossing', () => {
  const days = async (query: string) => {
    const { status, body } = await api.get(`/availability?kind=ferry&${query}`)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.days as {
      date: string
      open: boolean
      reason?: string
      left?: number
      priceFrom?: number
      slots?: object[]
    }[]
  }

  test('say from what fare, how many seats and at which times', async () => {
    const [day] = await days('id=haddo-wharf~swaraj-dweep-jetty&from=2026-12-25&to=2026-12-25')
    expect(day).toEqual({
      date: '2026-12-25',
      open: true,
      left: 243,
      priceFrom: 1_606,
      slots: [
        { time: '06:30', left: 101 },
        { time: '08:00', left: 243 },
        { time: '13:45', left: 243 },
      ],
    })
  })

  test('say why they are closed', async () => {
    await sql`update ferry_sailing set is_active = false where sail_date = '2026-11-24'`.execute(api.testDatabase.db)
    const [gone, today, next, off] = await days('id=south-andaman~swaraj-dweep&from=2026-11-21&to=2026-11-25')
    await sql`update ferry_sailing set is_active = true`.execute(api.testDatabase.db)
    expect([gone?.reason, today?.open, next?.open, off?.reason]).toEqual(['too_soon', true, true, 'no_sailing'])
    api.setNow(`${TODAY}T13:00:00+05:30`)
    expect((await days(`id=south-andaman~swaraj-dweep&from=${TODAY}&to=${TODAY}`))[0]).toMatchObject({
      reason: 'too_soon',
    })
    expect((await days('id=south-andaman~swaraj-dweep&from=2027-12-28&to=2027-12-28'))[0]?.reason).toBe('not_yet')
  })

  test('are sold out for a party that no class of any sailing holds', async () => {
    await sql`insert into ferry_seat (sailing_id, seat, state)
              select sailing.id, seat, 'booked' from ferry_sailing sailing join ferry_trip trip on trip.id = sailing.trip_id
                join ferry_cabin cabin on cabin.vessel_id = trip.vessel_id, unnest(cabin.seats) seat
               where sailing.sail_date = '2026-12-25' and seat not in ('B2A', 'P2A')`.execute(api.testDatabase.db)
    const ask = async (adults: number) =>
      (await days(`id=south-andaman~swaraj-dweep&from=2026-12-25&to=2026-12-25&adults=${adults}`))[0]
    expect(await ask(1)).toMatchObject({ open: true, left: 2, priceFrom: 1_606 })
    expect(await ask(2)).toMatchObject({ open: false, reason: 'sold_out', left: 2 })
  })

  test.each([
    ['atlantis~swaraj-dweep', 404],
    ['south-andaman~south-andaman', 404],
    ['south-andaman', 422],
    ['a~b~c', 422],
    ['~', 422],
  ])('of %s are refused with %i', async (id, status) => {
    expect((await api.get(`/availability?kind=ferry&id=${id}&from=2026-12-25&to=2026-12-25`)).status).toBe(status)
  })

  test('are asked of ferries alone by two names', async () => {
    const { status, body } = await api.get('/availability?kind=hotel&id=a~b&from=2026-12-25&to=2026-12-25')
    expect([status, body.errors]).toEqual([422, [{ field: 'id', message: 'Unknown id' }]])
  })
})
