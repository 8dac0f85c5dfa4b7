import { formatRupees } from '#contract/terms/money.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { type FareRow, lockFares, writeFares } from './road-store.ts'

type Raise = {
  kind?: string | undefined
  islandId?: string | undefined
  vehicleId?: string | undefined
  how: 'percent' | 'rupees' | 'per_km'
  by: number
  roundTo: number
  isPreview: boolean
}
type FareChange = { roadId: string; road: string; car: string; before: number; after: number }
type Raised = { changes: FareChange[]; total: number }

const PRICE_MAX = 1_000_000
/** Changes that an answer lists (ours); `total` counts all of them. */
const LISTED_MAX = 200

/** A price after a raise: by percent, by rupees, or by rupees a kilometre of its road, rounded halves up. */
function raisedPrice(
  { price, distanceKm }: Pick<FareRow, 'price' | 'distanceKm'>,
  { how, by, roundTo }: Pick<Raise, 'how' | 'by' | 'roundTo'>,
): number {
  const exact = { percent: price * (1 + by / 100), rupees: price + by, per_km: price + by * distanceKm }[how]
  return Math.floor(exact / roundTo + 0.5) * roundTo
}

/** Raises or lowers the prices of many roads at once; a preview says what would change. */
export function raiseAll(db: Db, member: Member, { isPreview, ...raise }: Raise): Promise<Result<Raised, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const fares = await lockFares(tx, raise)
    const changed = fares
      .map((fare) => ({ ...fare, after: raisedPrice(fare, raise) }))
      .filter(({ price, after }) => after !== price)
    const outside = changed.find(({ after }) => after < 1 || after > PRICE_MAX)
    if (outside !== undefined)
      return fail(invalid('by', `${outside.road}, ${outside.car} would cost ${formatRupees(outside.after)}`))
    const changes = changed.map(({ roadId, road, car, price, after }) => ({ roadId, road, car, before: price, after }))
    if (!isPreview && changed.length > 0) {
      await writeFares(
        tx,
        changed.map(({ roadId, vehicleId, after }) => ({ roadId, vehicleId, price: after })),
      )
      await recordChange(tx, member, {
        ...{ action: 'fares_raised', subject: 'car_charge', subjectId: 'many' },
        ...{ before: { fares: changes.map(({ roadId, car, before }) => ({ roadId, car, price: before })) } },
        ...{ after: { fares: changes.map(({ roadId, car, after }) => ({ roadId, car, price: after })) } },
      })
    }
    return ok({ changes: changes.slice(0, LISTED_MAX), total: changes.length })
  })
}
