import { CAR_TYPES } from '#contract/terms/car-hire.ts'
import {
  AIRPORT_POINT,
  airportFacts,
  carPackageFacts,
  FLEET,
  hourlyFacts,
  pointFacts,
  rideFacts,
  type VehicleFact,
  vehicleCount,
  vehicleFacts,
} from '#demo/car-facts.ts'
import { vehicleLines } from '#demo/prose/vehicles.ts'
import type { Tx } from '#server/db/db.ts'
import { loadDemoCarPackages } from './car-packages.ts'

type Prices = Partial<Record<string, number>>

/** The demo's vehicles, points, roads, hires and drives, a statement a table; islands, places and pictures must be there. */
export async function loadDemoCars(tx: Tx, today: string): Promise<void> {
  await tx.insertInto('vehicle').values(vehicleFacts.map(vehicleRow)).execute()
  await tx.insertInto('transfer_point').values(pointFacts.map(pointRow)).execute()
  const charges = [...airportCharges(), ...rideCharges(), ...hourlyCharges()]
  await tx
    .insertInto('car_charge')
    .values(charges.map(({ row }, index) => ({ ...row, position: index + 1 })))
    .execute()
  await tx.insertInto('car_rate').values(charges.flatMap(ratesOf)).execute()
  await loadDemoCarPackages(tx, today)
  await tx.insertInto('car_fleet').values(fleetRows()).execute()
}

function vehicleRow(fact: VehicleFact, index: number) {
  const carType = CAR_TYPES.find((known) => known === fact.carType)
  const description = vehicleLines[fact.id]
  if (carType === undefined || description === undefined) throw new Error(`The vehicle ${fact.id} is not complete`)
  return {
    id: fact.id,
    name: fact.carName,
    car_type: carType,
    seats: fact.maxMember,
    large_bags: fact.largeBags,
    picture_id: fact.imageKey,
    description,
    extra_hour: fact.extraHourInr ?? null,
    position: index + 1,
  }
}

function pointRow({ id, name, island, lat, lng, type, placeId }: (typeof pointFacts)[number], index: number) {
  return { id, name, island_id: island, lat, lng, kind: type, place_id: placeId, position: index + 1 }
}

function airportCharges() {
  return airportFacts.map(({ pointId, distanceKm, minutes, prices }) => ({
    row: roadRow('airport', AIRPORT_POINT, pointId, distanceKm, minutes),
    prices,
    extraKm: {},
  }))
}

function rideCharges() {
  return rideFacts.map(({ from, to, distanceKm, minutes, prices }) => ({
    row: roadRow('ride', from, to, distanceKm, minutes),
    prices,
    extraKm: {},
  }))
}

function roadRow(hire: 'airport' | 'ride', from: string, to: string, distanceKm: number, minutes: number) {
  return {
    id: hire === 'airport' ? `airport.${to}` : `ride.${from}.${to}`,
    hire,
    island_id: islandOf(from),
    from_point: from,
    to_point: to,
    distance_km: distanceKm,
    minutes,
    km_limit: null,
    duration: null,
  }
}

/** Sold from the town: other islands have roads at a fixed price and no hires by the hour. */
function hourlyCharges() {
  return hourlyFacts.map(({ label, hours, kmLimit, prices, extraKmInr }) => ({
    row: {
      id: `hourly.${hours}`,
      hire: 'hourly' as const,
      island_id: FLEET.island,
      from_point: null,
      to_point: null,
      distance_km: kmLimit,
      minutes: hours * 60,
      km_limit: kmLimit,
      duration: label,
    },
    prices,
    extraKm: extraKmInr,
  }))
}

function islandOf(pointId: string): string {
  const point = pointFacts.find(({ id }) => id === pointId)
  if (point === undefined) throw new Error(`There is no transfer point ${pointId}`)
  return point.island
}

function ratesOf({ row, prices, extraKm }: { row: { id: string }; prices: Prices; extraKm: Prices }) {
  return Object.entries(prices).flatMap(([vehicle_id, price]) =>
    price === undefined ? [] : [{ charge_id: row.id, vehicle_id, price, extra_km: extraKm[vehicle_id] ?? null }],
  )
}

/** A vehicle is at work on every island that has a point; what is never driven there is never asked for. */
function fleetRows() {
  const islands = [...new Set(pointFacts.map(({ island }) => island))]
  return islands.flatMap((island_id) =>
    vehicleFacts.map(({ id }) => ({ island_id, vehicle_id: id, units: unitsOf(island_id, id) })),
  )
}

/** Where there are few of each, there are still as many as the largest party of a drive there needs. */
function unitsOf(island: string, vehicleId: string): number {
  if (island === FLEET.island) return FLEET.units
  const needed = carPackageFacts
    .filter((fact) => fact.island === island)
    .flatMap(({ packages }) => packages.filter((row) => row.vehicleId === vehicleId).map(vehicleCount))
  return Math.max(FLEET.unitsElsewhere, ...needed)
}
