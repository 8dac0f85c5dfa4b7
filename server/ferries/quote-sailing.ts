import { type FerryFare, fareOfSeats } from '#contract/terms/ferry-fare.ts'
import { FERRY_CLASSES, type FerryClassCode } from '#contract/terms/ferry-words.ts'
import type { FerryOperator } from '#server/adapters/ferry-operator/ferry-operator.ts'
import type { Db } from '#server/db/db.ts'
import { operatorOf } from './ask-operators.ts'
import { ownInventory } from './own-inventory.ts'

type Asked = { tripId: string; seats: readonly string[]; infants: number }

/** What those seats cost at this moment, whoever has them; undefined for a sailing or a seat that is not known, or without a fare. */
export async function quoteSailing(
  db: Db,
  now: Date,
  others: readonly FerryOperator[],
  { tripId, seats, infants }: Asked,
): Promise<FerryFare | undefined> {
  const answer = await operatorOf({ own: ownInventory(db), others }, tripId).seatMap(tripId, now)
  if (answer.state !== 'found') return undefined
  const { trip } = answer
  const sold = trip.classes.map(({ code }) => code)
  const codes = seats.map((seat) => sold.find((code) => trip[code]?.[seat] !== undefined))
  if (codes.includes(undefined)) return undefined
  const count = (code: FerryClassCode) => codes.filter((each) => each === code).length
  const inOrder = FERRY_CLASSES.flatMap((code) => trip.classes.filter((each) => each.code === code))
  return fareOfSeats(inOrder, count, { count: infants, fare: trip.infantFare })
}
