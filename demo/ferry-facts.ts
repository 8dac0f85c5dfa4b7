import facts from './facts/ferries.json' with { type: 'json' }

/** A class of a vessel: rows from the bow, cells from port to starboard ("aisle", or null where there is no seat). */
export type FerryCabinFact = {
  className: string
  deck: string
  windowLetters: string[]
  grid: { row: number; cells: (string | null)[]; tag?: string }[]
  blockedSeats: string[]
}

export type FerryVesselFact = {
  id: string
  name: string
  operatorId: string
  type: string
  maps: Record<string, FerryCabinFact | undefined>
}

/** A trip of the timetable; fares by class are whole rupees in peak season, port fee and tax inside. */
export type FerryTripFact = {
  id: string
  routeId: string
  vesselId: string
  depart: string
  arrive: string
  season: string
  fares: Record<string, number | undefined>
}

export const ferryPorts = facts.ports
export const ferryRoutes = facts.routes
export const ferryOperators = facts.operators
/** The demo's own: one of its carriers puts no other name on a ticket, so that both ways can be seen. */
export const CARRIERS_WITH_FIXED_NAMES: readonly string[] = ['saffron-sea']
export const ferryVessels: readonly FerryVesselFact[] = facts.vessels
export const ferryTrips: readonly FerryTripFact[] = facts.trips
export const ferryRules = facts.rules
