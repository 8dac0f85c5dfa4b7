import { sql } from 'kysely'
import { DAY_MS } from '#contract/terms/durations.ts'
import { FERRY_CLASSES } from '#contract/terms/ferry-labels.ts'
import rules from '#demo/facts/rules.json' with { type: 'json' }
import {
  CARRIERS_WITH_FIXED_NAMES,
  type FerryTripFact,
  type FerryVesselFact,
  ferryOperators,
  ferryPorts,
  ferryRoutes,
  ferryRules,
  ferryTrips,
  ferryVessels,
} from '#demo/ferry-facts.ts'
import type { Tx } from '#server/db/db.ts'
import { rollSailings } from '#server/ferries/roll-sailings.ts'
import { plainRanges } from './plain-ranges.ts'
import { ferryPercentOf, percentOf } from './season-facts.ts'

/** Trips "peak and shoulder" rest in this season. */
const RESTING_SEASON = 'monsoon'
/** Christmas counts over the season it lies in. */
const HOLIDAY_RANK = 1
const AISLE = 'aisle'

/** The demo's ports, vessels and timetable, with the sailings of a year and more; `today` is a day in India. */
export async function loadDemoFerries(tx: Tx, today: string): Promise<void> {
  await tx
    .insertInto('ferry_port')
    .values(
      ferryPorts.map(({ id, name, town, island, lat, lng }, index) => ({
        ...{ id, name, town, lat, lng },
        island_id: island,
        position: index + 1,
      })),
    )
    .execute()
  await tx
    .insertInto('ferry_route')
    .values(
      ferryRoutes.map(({ id, from, to, distanceKm, mapPath }) => ({
        id,
        from_port_id: from,
        to_port_id: to,
        distance_km: distanceKm,
        map_path: JSON.stringify(mapPath),
      })),
    )
    .execute()
  await tx.insertInto('ferry_operator').values(ferryOperators.map(operatorRow)).execute()
  await tx
    .insertInto('ferry_vessel')
    .values(ferryVessels.map(({ id, name, operatorId, type }) => ({ id, name, operator_id: operatorId, kind: type })))
    .execute()
  await tx.insertInto('ferry_cabin').values(ferryVessels.flatMap(cabinRows)).execute()
  await tx.insertInto('ferry_season').values(seasonRows()).execute()
  await tx.insertInto('ferry_trip').values(ferryTrips.map(tripRow)).execute()
  await rollSailings(tx, today)
  await sql`analyze ferry_sailing, ferry_seat`.execute(tx)
}

function operatorRow(fact: (typeof ferryOperators)[number]) {
  return {
    id: fact.id,
    name: fact.name,
    report_before_minutes: fact.reportBeforeMin,
    check_in_closes_minutes: fact.checkInClosesMin,
    boarding_closes_minutes: fact.boardingClosesMin,
    luggage_kg: fact.luggageKg,
    hand_bag_kg: fact.handBagKg,
    excess_per_kg: fact.excessInrPerKg,
    port_fee: ferryRules.portFeeInr,
    takes_other_names: !CARRIERS_WITH_FIXED_NAMES.includes(fact.id),
  }
}

function cabinRows(vessel: FerryVesselFact) {
  return FERRY_CLASSES.flatMap((code, index) => {
    const cabin = vessel.maps[code]
    if (cabin === undefined) return []
    const seats = cabin.grid.flatMap(({ cells }) => cells.filter((cell) => cell !== null && cell !== AISLE))
    return {
      vessel_id: vessel.id,
      code,
      name: cabin.className,
      deck: cabin.deck,
      window_letters: JSON.stringify(cabin.windowLetters),
      grid: JSON.stringify(cabin.grid.map(({ row, cells, tag }) => ({ row, cells, ...(tag ? { tag } : {}) }))),
      seats: seats.map(String),
      blocked: cabin.blockedSeats,
      position: index + 1,
    }
  })
}

function tripRow({ id, routeId, vesselId, depart, arrive, season, fares }: FerryTripFact) {
  const working = season === 'all' ? undefined : workingSeason()
  return {
    id,
    route_id: routeId,
    vessel_id: vesselId,
    depart_time: depart,
    arrive_time: arrive,
    season_from: working?.from ?? null,
    season_to: working?.to ?? null,
    fares: JSON.stringify(fares),
    is_sample: true,
  }
}

/** All the year but the resting season: it begins after that one's last day and ends before its first. */
function workingSeason(): { from: string; to: string } {
  const [resting] = rules.seasons.find(({ id }) => id === RESTING_SEASON)?.ranges ?? []
  if (resting === undefined) throw new Error(`The season ${RESTING_SEASON} has no days`)
  const beside = (day: string, step: number) =>
    new Date(Date.parse(`2027-${day}T00:00:00Z`) + step * DAY_MS).toISOString().slice(5, 10)
  return { from: beside(resting.to, 1), to: beside(resting.from, -1) }
}

function seasonRows() {
  const seasons = rules.seasons.flatMap(({ id, ranges }) =>
    ranges.flatMap(plainRanges).map((range) => ({ id, ...range, percent: ferryPercentOf(id), rank: 0 })),
  )
  const holidays = plainRanges(ferryRules.christmasNewYearDates).map((range) => ({
    ...{ id: 'christmas', ...range },
    percent: percentOf(ferryRules.seasonMultiplier.christmasNewYear),
    rank: HOLIDAY_RANK,
  }))
  return [...seasons, ...holidays]
}
