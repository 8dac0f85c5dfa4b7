import { PICKUP_LEAD_MINUTES } from '#contract/terms/car-hire.ts'
import type { Db } from '#server/db/db.ts'
import { readSetting } from './store.ts'

export const PICKUP_LEAD_SETTING = 'pickup_lead_minutes'

/** A week: more is no notice but a closed road. */
const MINUTES_MAX = 10_080

/** The shortest notice of a pick-up, minutes. */
export async function readPickupLead(db: Db): Promise<number> {
  return pickupLeadOf(await readSetting(db, PICKUP_LEAD_SETTING))
}

/** The usual one where the office has set none, or nonsense (booking rules 1.5.11). */
export function pickupLeadOf(value: unknown): number {
  const isLead = typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MINUTES_MAX
  return isLead ? value : PICKUP_LEAD_MINUTES
}
