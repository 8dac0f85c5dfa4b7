import { z } from 'zod'
import { FERRY_CLASSES, infantsProblem, SAILING_REFUSED } from '../terms/ferry-labels.ts'
import { FERRY_NEXT_MAX, PARTY_COUNT_MAX, PORT_NAME_LENGTH_MAX } from '../terms/limits.ts'
import { FAILURE, FERRY_REFUSED, VALIDATION } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { Day, Flag, Id, RecordId, Rupees, Time } from './shapes.ts'

/** A class of one sailing by seat number; a class that the vessel has not is an empty map. */
export const SeatMap = z.record(z.string(), z.object({ number: z.string(), isBooked: Flag, isBlocked: Flag }))
export type SeatMap = z.infer<typeof SeatMap>

const FerryPort = z.object({ id: z.string(), name: z.string(), town: z.string() })
export type FerryPort = z.infer<typeof FerryPort>

/** `fare` is what a seat costs, `taxAmount` and `portFee` are inside; the season is already in it. */
const FerryClass = z.object({
  code: z.enum(FERRY_CLASSES),
  name: z.string(),
  fare: Rupees,
  taxAmount: Rupees,
  portFee: Rupees,
  seatsLeft: z.number().int().nonnegative(),
})
export type FerryClass = z.infer<typeof FerryClass>

/** One dated sailing ("tm-101.2026-12-25") without its seats. `operator.chooseSeats` false: the operator seats people itself. */
export const FerrySailing = z.object({
  _id: RecordId,
  tripId: RecordId,
  operator: z.object({ id: z.string(), name: z.string(), chooseSeats: z.boolean() }),
  vessel: z.object({ id: z.string(), name: z.string() }),
  from: FerryPort,
  to: FerryPort,
  date: Day,
  departureTime: Time,
  arrivalTime: Time,
  classes: z.array(FerryClass),
  infantFare: Rupees,
  luggage: z.object({
    checkedKg: z.number().int().nonnegative(),
    handKg: z.number().int().nonnegative(),
    excessPerKg: Rupees,
  }),
  reportBeforeMinutes: z.number().int().nonnegative(),
  checkInClosesMinutes: z.number().int().nonnegative(),
  salesOpen: z.boolean(),
  priceVersion: z.string(),
  fetchedAt: z.string(),
})
export type FerrySailing = z.infer<typeof FerrySailing>

export const FerryTrip = FerrySailing.extend({ pClass: SeatMap, bClass: SeatMap, rClass: SeatMap.optional() })
export type FerryTrip = z.infer<typeof FerryTrip>

/** Where a class's seats are: rows from the bow, cells from port to starboard; null is no seat (a door, stairs, a rack). */
export const FerryCabinMap = z.object({
  code: z.enum(FERRY_CLASSES),
  deck: z.string(),
  windowLetters: z.array(z.string()),
  grid: z.array(z.object({ row: z.number().int(), cells: z.array(z.string().nullable()), tag: z.string().optional() })),
})
export type FerryCabinMap = z.infer<typeof FerryCabinMap>

/** Who was asked for sailings, and whether an answer came in time. */
export const OperatorResponse = z.object({ id: z.string(), name: z.string(), answered: z.boolean() })
export type OperatorResponse = z.infer<typeof OperatorResponse>

const PortName = z.string().trim().min(1, FERRY_REFUSED.port).max(PORT_NAME_LENGTH_MAX, FERRY_REFUSED.port)
/** A crossing; ids of ports or islands, or their names. */
export const FerryEnds = { from: PortName, to: PortName }
const count = (least: number, message: string) => z.int(message).min(least, message).max(PARTY_COUNT_MAX, message)

/** Adults and children from one year take a seat and pay the fare; infants sit on a lap each and pay the port fee alone. */
export const FerryPartyCounts = {
  adults: count(1, VALIDATION.adult),
  children: count(0, VALIDATION.count).default(0),
  infants: count(0, VALIDATION.count).default(0),
}
export const FERRY_LAPS = { path: ['infants'], message: SAILING_REFUSED.infants }

/** `date` as dd-mm-yyyy; `from` and `to` are ids of ports or islands, or their names, old or new, in any case. */
export const FerryRequest = z
  .strictObject({
    date: z.string(FERRY_REFUSED.date),
    ...FerryEnds,
    ...FerryPartyCounts,
    adults: FerryPartyCounts.adults.default(1),
  })
  .refine((party) => infantsProblem(party) === undefined, FERRY_LAPS)
export type FerryRequest = z.infer<typeof FerryRequest>

export const fetchFerry = endpoint({
  method: 'POST',
  path: '/fetchFerry/nautica',
  noun: 'ferries',
  summary: 'Sailings of one day with their seats, from every operator that answers in time, and the days around it',
  query: z.strictObject({}),
  body: FerryRequest,
  response: z.object({
    ferryData: z.array(FerryTrip),
    operators: z.array(OperatorResponse),
    days: z.array(z.object({ date: Day, trips: z.number().int().nonnegative(), fareFrom: Rupees.optional() })),
    /** True where the days other than the one asked count our own sailings alone. */
    daysPartial: z.boolean().optional(),
    nearestDates: z.array(Day),
  }),
  success: 200,
  failure: FAILURE.other,
  refusals: ['too_many'],
})

/** The same call under its other spelling. */
export const fetchFerryNautika = endpoint({ ...fetchFerry, path: '/fetchFerry/nautika' })

const TripQuery = z.strictObject({ tripId: Id })

export const fetchFerryTrip = endpoint({
  method: 'GET',
  path: '/ferry/trips/{tripId}',
  noun: 'ferries',
  summary: 'One dated sailing with its seats and where they are on the vessel',
  query: TripQuery,
  body: z.undefined(),
  response: z.object({ trip: FerryTrip.extend({ maps: z.array(FerryCabinMap) }) }),
  success: 200,
  failure: FAILURE.other,
  refusals: ['not_found', 'departed'],
})

/** `version` changes with every seat taken or given back; `taken` are numbers of seats. */
export const fetchFerrySeats = endpoint({
  method: 'GET',
  path: '/ferry/trips/{tripId}/seats',
  noun: 'ferries',
  summary: 'The seats of a sailing that are taken, for pages that cannot listen to the stream',
  query: TripQuery,
  body: z.undefined(),
  response: z.object({
    seats: z.object({ taken: z.array(z.string()), version: z.number().int().nonnegative() }),
  }),
  success: 200,
  failure: FAILURE.other,
  refusals: ['not_found', 'departed'],
})

/** For whoever comes too late for a sailing: the crossing is named also when nothing is on sale. */
export const fetchNextFerries = endpoint({
  method: 'GET',
  path: '/ferry/trips/{tripId}/next',
  noun: 'ferries',
  summary: 'The next sailings on sale from the port of a sailing to its other port, also once it has left',
  query: TripQuery,
  body: z.undefined(),
  response: z.object({ from: FerryPort, to: FerryPort, sailings: z.array(FerrySailing).max(FERRY_NEXT_MAX) }),
  success: 200,
  failure: FAILURE.other,
  refusals: ['not_found'],
})

/** `label` is what people choose by: the town or island, with its older name. */
const LabelledPort = FerryPort.extend({
  label: z.string().optional(),
  island: z.object({ id: z.string(), name: z.string(), oldName: z.string().optional() }),
})

/** Where ferries go from each port, for the choice of from and to. */
export const fetchFerryPorts = endpoint({
  method: 'GET',
  path: '/ferry/ports',
  noun: 'ferries',
  summary: 'Ports that ferries on sale leave from, and where each of them leads',
  query: z.strictObject({}),
  body: z.undefined(),
  response: z.object({
    ports: z.array(LabelledPort.extend({ to: z.array(z.string()) })),
    /** Those that nothing on sale leaves from: known when somebody asks for one. */
    otherPorts: z.array(LabelledPort).optional(),
    /** Each crossing as a line on a map, [lng, lat] from port to port; `tomorrow`: how many boats of ours sail it then. */
    lines: z
      .array(
        z.object({
          from: z.string(),
          to: z.string(),
          path: z.array(z.tuple([z.number(), z.number()])),
          tomorrow: z.number().int().optional(),
        }),
      )
      .optional(),
  }),
  success: 200,
  failure: FAILURE.other,
  refusals: [],
})
