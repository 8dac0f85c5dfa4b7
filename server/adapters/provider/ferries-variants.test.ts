import { expect, test } from 'vitest'
import { fetchFerry, fetchFerrySeats } from '#contract/v1/ferries.ts'
import { planFerries } from '#contract/v1/ferry-plans.ts'
import { createClient } from './provider-client.ts'

const SEAT = { number: '1A', isBooked: 1, isBlocked: '0' }
const TRIP = {
  id: 'N1',
  from: 'Port Blair',
  to: { id: 'hl', name: 'Swaraj Dweep' },
  ...{ date: '2026-12-25', departureTime: '07:05', arrivalTime: '08:20' },
  classes: [{ code: 'pClass', fare: '1250' }, { code: 'zClass', fare: 1 }, { code: 'bClass' }],
}
const answers = (payload: object) =>
  createClient({ baseUrl: 'http://provider.example/api/v1', fetch: () => Response.json(payload) })

test.each([
  ['a list', [SEAT]],
  ['a map', { '1A': SEAT }],
  ['a map whose seats name themselves by their key alone', { '1A': { isBooked: true, isBlocked: 0 } }],
])('seats of another provider are read from %s', async (_how, pClass) => {
  const answer = await answers({ status: '1', ferryData: [{ ...TRIP, pClass, rClass: [] }] }).call(fetchFerry, {
    body: { date: '25-12-2026', from: 'Port Blair', to: 'Havelock' },
  })
  if (!answer.ok) throw new Error(answer.error.message)
  expect(answer.value).toMatchObject({ operators: [], days: [], nearestDates: [] })
  expect(answer.value.ferryData[0]).toMatchObject({
    _id: 'N1',
    tripId: 'N1',
    pClass: { '1A': { number: '1A', isBooked: 1, isBlocked: 0 } },
    bClass: {},
    rClass: {},
    from: { id: 'Port Blair', name: 'Port Blair', town: 'Port Blair' },
    to: { id: 'hl', name: 'Swaraj Dweep', town: 'Swaraj Dweep' },
    classes: [{ code: 'pClass', name: 'Premium', fare: 1_250, taxAmount: 0, portFee: 0, seatsLeft: 0 }],
    salesOpen: true,
  })
})

test('an answer without trips is none: the words of the call are shown', async () => {
  const answer = await answers({ status: 1, message: 'fine' }).call(fetchFerry, {
    body: { date: '25-12-2026', from: 'a', to: 'b' },
  })
  expect(answer).toMatchObject({ ok: false, error: { message: 'Error fetching data' } })
  expect((await answers([]).call(planFerries, { body: { legs: [], adults: 1 } })).ok).toBe(false)
})

test('taken seats are read with or without a wrapper', async () => {
  for (const payload of [{ seats: { taken: ['1A', 2], version: '7' } }, { data: { taken: ['1A'], version: 7 } }]) {
    const answer = await answers(payload).call(fetchFerrySeats, { query: { tripId: 'n1' } })
    expect(answer).toEqual({ ok: true, value: { seats: { taken: ['1A'], version: 7 } } })
  }
})
