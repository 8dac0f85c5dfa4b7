import {
  ACTIVITY_TAX_PERCENT,
  BALANCE_DAYS_BEFORE,
  BANK_DAYS,
  CODE_MINUTES,
  DATA_ANSWER_DAYS,
  GRACE_DAYS,
  GRIEVANCE_HOURS,
  INITIAL_MORE_THAN_DAYS,
  LOG_DAYS,
  PACKAGE_TAX_PERCENT,
  QUOTE_DAYS,
  QUOTE_ENDS_AT,
  REFUND_BUSINESS_DAYS,
  REFUND_BUSINESS_DAYS_LEAST,
  REFUND_STEPS,
  SESSION_DAYS,
  SESSION_IDLE_HOURS,
} from '#contract/terms/booking-rules.ts'
import { CAR_CHILD_MAX_AGE, FREE_CANCEL_MINUTES, NIGHT_CHARGE } from '#contract/terms/car-hire.ts'
import {
  ACTIVITY_CLOSES_MINUTES,
  CHILD_WITH_BED_FROM_AGE,
  FERRY_CLOSES_MINUTES,
  HOTEL_ADULT_FROM_AGE,
  PACKAGE_CHILD_MAX_AGE,
} from '#contract/terms/limits.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { KEPT, periodText } from '#contract/terms/retention.ts'
import { daysLabel, timeLabel } from '#contract/terms/time-labels.ts'
import { DEFAULT_PRICING_POLICY } from '#server/packages/pricing-policy.ts'
import type { Figures } from './office-figures.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const [EARLY, LATE] = REFUND_STEPS
const RATIOS = DEFAULT_PRICING_POLICY.ratios

/** The figures that stored texts leave open, as they are read: {holdTime} is "15 minutes". */
export function figureTexts(figures: Figures): Record<string, string> {
  return { ...holdingTexts(figures), ...shareTexts(figures), ...taxTexts(figures), ...RULE_TEXTS, ...keptTexts() }
}

function holdingTexts(figures: Figures): Record<string, string> {
  return {
    holdTime: timeLabel(figures.holdMinutes),
    payTime: timeLabel(figures.payMinutes),
    holdTimeMax: timeLabel(figures.holdMinutesMax),
    visitorHolds: String(figures.visitorHolds),
    visitorSeats: String(figures.visitorSeats),
    seatHoldsADay: figures.seatHoldsADay === 1 ? 'once' : `${figures.seatHoldsADay} times`,
    pickupLead: timeLabel(figures.pickupLeadMinutes),
  }
}

function shareTexts(figures: Figures): Record<string, string> {
  return {
    packageShare: percent(figures.packagePercent),
    hotelShare: percent(figures.hotelPercent),
    carShare: percent(figures.carPercent),
    activityShare: percent(figures.activityPercent),
    ferryShare: percent(figures.ferryPercent),
    ferryPaid: figures.ferryPercent === 100 ? 'in full' : `to ${percent(figures.ferryPercent)}`,
    ...mixedTexts(figures),
    inFullFrom: dayOfYear(figures.packageInFull.from),
    inFullUntil: dayOfYear(figures.packageInFull.until),
  }
}

/** The example of a mixed booking: a hotel for ₹20,000, a car for ₹5,000, ferry tickets for ₹3,000. */
function mixedTexts({ hotelPercent, carPercent, ferryPercent }: Figures): Record<string, string> {
  const parts = { mixedHotel: 200 * hotelPercent, mixedCar: 50 * carPercent, mixedFerry: 30 * ferryPercent }
  const now = parts.mixedHotel + parts.mixedCar + parts.mixedFerry
  const sums = { ...parts, mixedNow: now, mixedLater: 28_000 - now }
  return Object.fromEntries(Object.entries(sums).map(([name, amount]) => [name, formatRupees(amount)]))
}

function taxTexts({ taxes: { car, ferry, room } }: Figures): Record<string, string> {
  const [low, high] = room
  return {
    packageTax: percent(PACKAGE_TAX_PERCENT),
    activityTax: percent(ACTIVITY_TAX_PERCENT),
    carTax: percent(car),
    ferryTax: percent(ferry),
    roomTax: percent(low?.percent ?? 0),
    roomTaxHigh: percent(high?.percent ?? low?.percent ?? 0),
    roomTaxUpTo: formatRupees((high?.fromPrice ?? 1) - 1),
  }
}

/** The rules' own, which no office sets. */
const RULE_TEXTS: Record<string, string> = {
  initialDays: daysLabel(INITIAL_MORE_THAN_DAYS),
  balanceDays: daysLabel(BALANCE_DAYS_BEFORE),
  graceDays: daysLabel(GRACE_DAYS),
  earlyDays: daysLabel(EARLY.daysBefore),
  earlyRefund: percent(EARLY.percent),
  earlyKept: percent(100 - EARLY.percent),
  lateFirstDay: String(LATE.daysBefore),
  lateLastDay: daysLabel(EARLY.daysBefore - 1),
  lateDays: daysLabel(LATE.daysBefore),
  lateRefund: percent(LATE.percent),
  lateKept: percent(100 - LATE.percent),
  refundDays: `${REFUND_BUSINESS_DAYS_LEAST} to ${REFUND_BUSINESS_DAYS} business days`,
  bankDays: BANK_DAYS,
  quoteDays: daysLabel(QUOTE_DAYS),
  quoteEnd: QUOTE_ENDS_AT,
  carFreeCancel: timeLabel(FREE_CANCEL_MINUTES),
  nightFrom: NIGHT_CHARGE.from,
  nightTo: NIGHT_CHARGE.to,
  ferryCloses: timeLabel(FERRY_CLOSES_MINUTES),
  activityCloses: timeLabel(ACTIVITY_CLOSES_MINUTES),
  packageChildAge: String(PACKAGE_CHILD_MAX_AGE),
  carChildAge: String(CAR_CHILD_MAX_AGE),
  hotelAdultAge: String(HOTEL_ADULT_FROM_AGE),
  childBedShare: percent(RATIOS.childWithBed),
  childShare: percent(RATIOS.childWithoutBed),
  babyShare: percent(RATIOS.infantAge1),
  bedAge: String(CHILD_WITH_BED_FROM_AGE),
  codeTime: timeLabel(CODE_MINUTES),
  sessionIdle: timeLabel(SESSION_IDLE_HOURS * 60),
  sessionDays: daysLabel(SESSION_DAYS),
  logDays: daysLabel(LOG_DAYS),
  grievanceTime: timeLabel(GRIEVANCE_HOURS * 60),
  dataAnswerDays: daysLabel(DATA_ANSWER_DAYS),
}

/** How long what is kept: {keptDocuments} is "30 days". */
function keptTexts(): Record<string, string> {
  const named = (name: string) => `kept${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return Object.fromEntries(Object.entries(KEPT).map(([name, period]) => [named(name), periodText(period)]))
}

function percent(value: number): string {
  return `${value}%`
}

/** "12-15" is "15 December". */
function dayOfYear(monthDay: string): string {
  const [month = 1, day = 1] = monthDay.split('-').map(Number)
  return `${day} ${MONTHS[month - 1]}`
}
