import { expect } from 'vitest'
import type { Boat } from '#contract/office/boats.ts'
import type { SailingInFull } from '#contract/office/sailings.ts'
import type { SeatMapOfBoat } from '#contract/office/seat-maps.ts'
import type { Departure } from '#contract/office/timetable.ts'
import type { FerryTrip } from '#contract/v1/ferries.ts'
import { PINNED_DAY } from './pinned-day.ts'
import { freshSailings } from './sailings.ts'
import type { Reply } from './test-api.ts'
import { openTestOffice } from './test-office.ts'
import { visitor } from './traveller.ts'

export const sailingOf = ({ body }: Reply) => body.sailing as SailingInFull
export const departureOf = ({ body }: Reply) => body.departure as Departure
export const boatOf = ({ body }: Reply) => body.boat as Boat
export const mapOf = ({ body }: Reply) => body.map as SeatMapOfBoat
/** What the page of a sailing is drawn from. */
export const tripOf = ({ body }: Reply) =>
  body.trip as FerryTrip & { maps: { code: string; grid: { row: number; cells: (string | null)[] }[] }[] }
/** Status, code and sentence of a refusal. */
export const said = ({ status, body }: Reply) => [status, body.code, body.message]

/** An office with a manager and an editor, and sailings on which nothing is sold. */
export async function openFerryOffice() {
  const office = await openTestOffice()
  await freshSailings(office.api, PINNED_DAY)
  const manager = await office.as('manager')
  const editor = await office.as('editor')
  return {
    ...{ office, manager, editor },
    /** Seats of a sailing are held by a visitor of their own. */
    hold: async (tripId: string, ...seats: string[]) => {
      const held = await visitor(office.api).post('/holds', { lines: [{ kind: 'ferry', tripId, seats }] })
      expect(held.body).toMatchObject({ status: 1 })
    },
    refused: async (tripId: string, ...seats: string[]) =>
      (await visitor(office.api).post('/holds', { lines: [{ kind: 'ferry', tripId, seats }] })).status,
    sailing: async (id: string) => sailingOf(await manager.get(`/sailings/${id}`)),
    departure: async (id: string) => departureOf(await manager.get(`/ferry-departures/${id}`)),
    map: async (boat: string) => mapOf(await manager.get(`/boats/${boat}/seats`)),
    /** A sailing as its page asks for it. */
    seen: (id: string) => office.api.get(`/ferry/trips/${id}`),
    /** The sailings of a day as a search finds them. */
    found: async (day: string, from: string, to: string): Promise<FerryTrip[]> => {
      const date = day.split('-').reverse().join('-')
      const { body } = await office.api.post('/fetchFerry/nautica', { date, from, to })
      return body.ferryData as FerryTrip[]
    },
  }
}
export type FerryOffice = Awaited<ReturnType<typeof openFerryOffice>>

/** The fields of a departure as its form sends them. */
export function fieldsOf(departure: Departure) {
  const { vesselId, departTime, arriveTime, weekdays, seasonFrom, seasonTo, untilDate, fares, version } = departure
  return { vesselId, departTime, arriveTime, weekdays, seasonFrom, seasonTo, untilDate, fares, version }
}

/** A departure of the Saffron Tern on Mondays and Fridays of the season, as it is made. */
export const NEW_DEPARTURE = {
  ...{ fromPortId: 'shaheed-dweep-jetty', toPortId: 'haddo-wharf', vesselId: 'saffron-tern' },
  ...{
    departTime: '15:00',
    arriveTime: '16:40',
    weekdays: [1, 5],
    seasonFrom: '10-01',
    seasonTo: '05-15',
    untilDate: null,
  },
  ...{ fares: { pClass: 1200, bClass: 1600 }, fromDate: '2026-12-01' },
}
