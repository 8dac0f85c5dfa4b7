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
import type { Brand } from '#contract/terms/brand.ts'
import { MONTH_NAMES } from '#contract/terms/calendar-names.ts'
import { CAR_CHILD_MAX_AGE, FREE_CANCEL_MINUTES } from '#contract/terms/car-hire.ts'
import { escapeHtml } from '#contract/terms/html-text.ts'
import {
  ACTIVITY_CLOSES_MINUTES,
  CHILD_WITH_BED_FROM_AGE,
  FERRY_CLOSES_MINUTES,
  HOTEL_ADULT_FROM_AGE,
  PACKAGE_CHILD_MAX_AGE,
} from '#contract/terms/limits.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { KEPT, periodText } from '#contract/terms/retention.ts'
import { hoursLabel } from '#contract/terms/support-hours.ts'
import { daysLabel, timeLabel } from '#contract/terms/time-labels.ts'
import type { Db } from '#server/db/db.ts'
import { DEFAULT_PRICING_POLICY } from '#server/packages/pricing-policy.ts'
import { readBrand } from './brand.ts'
import { type Figures, readFigures } from './office-figures.ts'

const [EARLY, LATE] = REFUND_STEPS
const RATIOS = DEFAULT_PRICING_POLICY.ratios

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

/** The names that stored texts leave open: the brand record and the settings alone know them. */
export type Names = Record<string, { text: string; href?: string }>

/** Every name as it is to be read now. */
export async function readNames(db: Db): Promise<Names> {
  const [brand, figures] = await Promise.all([readBrand(db), readFigureNames(db)])
  return { ...figures, ...(brand === undefined ? {} : namesOf(brand)) }
}

/** The figures alone. */
export async function readFigureNames(db: Db): Promise<Names> {
  const texts = Object.entries(figureTexts(await readFigures(db)))
  return Object.fromEntries(texts.map(([name, text]) => [name, { text }]))
}

export function namesOf(brand: Brand): Names {
  const phone = brand.phones[0]
  return {
    legalName: { text: brand.legalName },
    address: { text: brand.addressLines.join(', ') },
    email: { text: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
    phone: { text: phone?.text ?? '', ...(phone === undefined ? {} : { href: `tel:${phone.e164}` }) },
    supportHours: { text: hoursLabel(brand.supportHours.text) },
    bookingAge: { text: String(brand.minimumAge) },
    grievanceName: { text: brand.grievanceOfficer.name },
    grievanceEmail: { text: brand.grievanceOfficer.email, href: `mailto:${brand.grievanceOfficer.email}` },
  }
}

/** In html: what can be written to or called is a link. A name that is not known stays as it is written. */
export function fillHtml(html: string, names: Names): string {
  return html.replace(NAME, (written, name: string) => {
    const known = names[name]
    if (known === undefined) return written
    const text = escapeHtml(known.text)
    return known.href === undefined ? text : `<a href="${escapeHtml(known.href)}">${text}</a>`
  })
}

export function fillText(text: string, names: Names): string {
  return text.replace(NAME, (written, name: string) => names[name]?.text ?? written)
}

/** Every text inside a value, filled as html; the casts hold because a text stays a text and a list a list. */
export function fillDeep<T>(value: T, names: Names): T {
  if (typeof value === 'string') return fillHtml(value, names) as T
  if (Array.isArray(value)) return value.map((each) => fillDeep(each, names)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillDeep(each, names)])) as T
}

const NAME = /\{(\w+)\}/g

/** The figures that stored texts leave open, as they are read: {holdTime} is "15 minutes". */
function figureTexts(figures: Figures): Record<string, string> {
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
    nightFrom: figures.carSurcharges.night.from,
    nightTo: figures.carSurcharges.night.to,
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
  return `${day} ${MONTH_NAMES[month - 1]}`
}
