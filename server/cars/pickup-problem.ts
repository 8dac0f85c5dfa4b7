import { CAR_MESSAGES } from '#contract/terms/car-texts.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { whyNotThatDay } from '#contract/terms/travel-day.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { readBrand } from '#server/settings/brand.ts'
import { readPickupLead } from '#server/settings/pickup-lead.ts'
import { isTooSoon, pickupNoticeMessage } from './rules.ts'

/** A day and a wall clock in India, each under the name that its call gives it. */
export type PickupRequest = {
  date: string | undefined
  time: string | undefined
  dateField: string
  timeField: string
  /** A day alone is enough: then its last minute counts. */
  dayAlone?: boolean
}

const LAST_MINUTE = '23:59'

/** Why a pick-up is refused; with too little notice the message names the telephone. */
export async function pickupProblem(db: Db, now: Date, pickup: PickupRequest): Promise<ApiRefusal | undefined> {
  const { date, time, dateField, timeField, dayAlone = false } = pickup
  if (date === undefined) return time === undefined ? undefined : invalid(dateField, CAR_MESSAGES.dateMissing)
  if (time === undefined && !dayAlone) return invalid(timeField, CAR_MESSAGES.timeMissing)
  const today = dayInIndia(now)
  const day = whyNotThatDay(date, today)
  if (day !== undefined && date > today) return invalid(dateField, day)
  const lead = await readPickupLead(db)
  if (day === undefined && !isTooSoon({ day: date, time: time ?? LAST_MINUTE }, now, lead)) return undefined
  const [phone] = (await readBrand(db))?.phones ?? []
  const notice = pickupNoticeMessage(phone?.text, lead)
  return day === undefined
    ? invalid(time === undefined ? dateField : timeField, notice, 'too_soon')
    : invalid(dateField, `${day}. ${notice}`, 'too_soon')
}
