import { dayInIndia } from '#contract/terms/india-time.ts'
import type { Tx } from '#server/db/db.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import {
  countHolds,
  countNetworkSeats,
  countSeatHolds,
  type HeldCount,
  type NetworkTrip,
  type SeatHold,
} from './hold-store.ts'
import type { HoldingLimits } from './holding-limits.ts'
import { lockSenders } from './lock-sender.ts'
import type { WantedHold } from './wanted-hold.ts'

/** A hold that runs out makes room for another. `phone` is as people read it. */
export function holdLimitRefusal(limits: HoldingLimits, phone: string | undefined): ApiRefusal {
  const { visitorHolds, visitorSeats, holdMinutes } = limits
  const most = `You hold a lot already: at most ${visitorHolds} ${visitorHolds === 1 ? 'trip' : 'trips'} at a time, and ${visitorSeats} seats of one ferry.`
  return {
    status: 429,
    code: 'hold_limit',
    message: `${most} Please book or give back what you hold first, send us an enquiry, or call ${phone ?? 'us'}.`,
    retryAfterSeconds: holdMinutes * 60,
  }
}

/** Those of these that are more than a visitor or network may hold, each counted with those before it (booking rules, against hoarding). */
export async function findTooMany(
  tx: Tx,
  holds: readonly WantedHold[],
  limits: HoldingLimits,
): Promise<ReadonlySet<WantedHold>> {
  const known = holds.filter(({ met }) => met.token === undefined).map(({ visitorId }) => visitorId)
  const trips = limits.networkPercent < 100 ? tripsOf(holds) : []
  const networks = new Set(trips.map(({ network }) => network))
  // Holds of one visitor or network are counted one after the other.
  const senders = [...known.map((id) => `hold ${id}`), ...[...networks].map((each) => `hold network ${each}`)]
  if (senders.length > 0) await lockSenders(tx, senders)
  const held = known.length > 0 ? await countHolds(tx, known, seatHoldsOf(holds)) : new Map<string, HeldCount>()
  const networkLeft = await leftOf(tx, trips, limits)
  const times = await countTimes(tx, holds)
  const isTooMany = (hold: WantedHold): boolean => {
    const { holds: count, seats } = held.get(hold.visitorId) ?? { holds: 0, seats: 0 }
    if (count >= limits.visitorHolds || seats > limits.visitorSeats) return true
    return !takeFromLeft(networkLeft, hold) || (times.get(hold.visitorId) ?? 0) > limits.seatHoldsADay
  }
  return new Set(holds.filter(isTooMany))
}

function seatsOf({ lines }: WantedHold) {
  return lines.flatMap(({ stock }) => stock.seats)
}

function keyOf({ network, tripId }: NetworkTrip): string {
  return `${network} ${tripId}`
}

function tripsOf(holds: readonly WantedHold[]): NetworkTrip[] {
  const trips = holds.flatMap((hold) => seatsOf(hold).map(({ tripId }) => ({ network: hold.network, tripId })))
  return [...new Map(trips.map((each) => [keyOf(each), each])).values()]
}

/** How many seats more each network may hold of each sailing. */
async function leftOf(tx: Tx, trips: readonly NetworkTrip[], limits: HoldingLimits): Promise<Map<string, number>> {
  if (trips.length === 0) return new Map()
  const counts = await countNetworkSeats(tx, trips)
  return new Map(
    trips.map((trip, index) => {
      const { held = 0, sold = 0 } = counts[index] ?? {}
      const most = Math.max(limits.networkSeats, Math.floor((sold * limits.networkPercent) / 100))
      return [keyOf(trip), most - held]
    }),
  )
}

/** False where a hold is more than is left; sailings that are not counted have no end. */
function takeFromLeft(left: Map<string, number>, hold: WantedHold): boolean {
  let isEnough = true
  for (const { tripId } of seatsOf(hold)) {
    const key = keyOf({ network: hold.network, tripId })
    const after = (left.get(key) ?? Number.POSITIVE_INFINITY) - 1
    left.set(key, after)
    isEnough &&= after >= 0
  }
  return isEnough
}

async function countTimes(tx: Tx, holds: readonly WantedHold[]): Promise<ReadonlyMap<string, number>> {
  const seats = seatHoldsOf(holds)
  const [first] = holds
  return first === undefined || seats.length === 0 ? new Map() : countSeatHolds(tx, dayInIndia(first.now), seats)
}

function seatHoldsOf(holds: readonly WantedHold[]): SeatHold[] {
  return holds.flatMap((hold) => seatsOf(hold).map((seat) => ({ ...seat, visitorId: hold.visitorId })))
}
