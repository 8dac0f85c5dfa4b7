import type { FerryCabinMap, FerryPort, FerryTrip } from '#contract/v1/ferries.ts'

export type Company = { id: string; name: string }

/** A dated sailing with its seats and, where we know the vessel, their places. */
export type OperatorSailing = FerryTrip & { maps: FerryCabinMap[] }

/** Ports by our own ids; several when an island was named. A port that an operator does not know is none of its ports, never another. */
export type SailingSearch = { date: string; from: readonly FerryPort[]; to: readonly FerryPort[]; now: Date }

/** `companies` are those that answered; `unanswered` is shown to the visitor. */
export type SailingsResponse =
  | { state: 'answered'; companies: readonly Company[]; trips: OperatorSailing[] }
  | { state: 'unanswered' }

export type SeatMapResponse = { state: 'found'; trip: OperatorSailing } | { state: 'missing' } | { state: 'unanswered' }

/** Seats are kept for `claim` until then; `unsupported` where an operator only sells. */
export type SeatHoldResponse =
  | { state: 'held'; expiresAt: Date }
  | { state: 'refused'; reason: 'seats_gone'; seats: string[] }
  | { state: 'unsupported' }
  | { state: 'unknown' }

export type Passenger = {
  name: string
  age: number
  sex: 'F' | 'M'
  nationality: string
  passport?: string
  seat: string
}
export type BookRequest = {
  now: Date
  tripId: string
  passengers: readonly Passenger[]
  infants: readonly { name: string; birthDate: string }[]
  contact: { email: string; phone: string; gstin?: string }
}

/**
 * `unknown`: the answer did not come, or made no sense; it may be booked or not. Never asked again blindly: somebody looks it

 * up. `not_reached`: nothing was sent, so it may be tried again. `seats` are as the operator answered them, and are what a ticket shows.
 */
export type SeatBookResponse =
  | { state: 'booked'; pnr: string; seats: string[] }
  | { state: 'refused'; reason: 'seats_gone' | 'no_funds' | 'invalid' | 'not_reached' }
  | { state: 'unknown' }

export type SeatCancelResponse =
  | { state: 'cancelled' }
  | { state: 'refused'; reason: 'not_booked' }
  | { state: 'unsupported' }
  | { state: 'unknown' }

/** A ferry operator or a reseller. No call throws for failures of the other side. */
export type FerryOperator = {
  /** Whom it sells for, as far as that is known without asking. */
  companies: readonly Company[]
  isSailingOf(sailingId: string): boolean
  searchSailings(request: SailingSearch): Promise<SailingsResponse>
  seatMap(sailingId: string, now: Date): Promise<SeatMapResponse>
  hold(sailingId: string, seats: readonly string[], claim: { key: string; expiresAt: Date }): Promise<SeatHoldResponse>
  /** The same key again must never book twice; where an operator knows no keys, `unknown` is not followed by another ask. */
  book(request: BookRequest, idempotencyKey: string): Promise<SeatBookResponse>
  cancel(pnr: string): Promise<SeatCancelResponse>
}
