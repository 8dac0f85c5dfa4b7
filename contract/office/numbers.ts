import { z } from 'zod'
import { Day, Rupees } from '../v1/shapes.ts'
import { LINE_KINDS } from './bookings.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'

export const SPAN_PROBLEM = 'Please choose a last day that is not before the first, and at most a year'

/** Longer spans would take too long to be worked out booking by booking (ours). */
export const LEDGER_DAYS_MAX = 92
export const LEDGER_PROBLEM = `Please choose at most ${LEDGER_DAYS_MAX} days`

/** Both days are inside. */
const Span = z.strictObject({ from: Day, until: Day })
export type Span = z.infer<typeof Span>

const Kind = z.enum(LINE_KINDS)
const Count = z.int().nonnegative()
/** Beside each figure of a span stands that of the same days a year before. */
const Compared = <Figure extends z.ZodType>(figure: Figure) => ({ now: figure, before: figure })

/** Days of a span, or its months where it is long: each is named by its first day. */
const Step = z.enum(['day', 'month'])
export type Step = z.infer<typeof Step>

const SoldSums = z.object({ sales: Rupees, bookings: Count })

const SalesRow = z.object({
  day: Day,
  /** Rupees by product. */
  sales: z.record(Kind, Rupees),
  all: Rupees,
})
export type SalesRow = z.infer<typeof SalesRow>

const ProductRow = z.object({ kind: Kind, id: z.string(), name: z.string(), lines: Count, ...Compared(Rupees) })
export type ProductRow = z.infer<typeof ProductRow>

/** `untilDays` is null of the last one, which has no end. */
const LeadRow = z.object({ fromDays: Count, untilDays: Count.nullable(), ...Compared(Count) })
export type LeadRow = z.infer<typeof LeadRow>

export const SalesNumbers = z.object({
  /** All there is was practised: with the first real invoice, practice is left out of every figure of money. */
  isPractice: z.boolean(),
  span: Span,
  spanBefore: Span,
  step: Step,
  ...Compared(SoldSums),
  kinds: z.array(z.object({ kind: Kind, lines: Count, ...Compared(Rupees) })),
  rows: z.array(SalesRow),
  /** Those that sold most; the rest is in `kinds`. */
  products: z.array(ProductRow),
  leadTimes: z.array(LeadRow),
  /** Days between the sale and the start of the first part, of the middle booking; null where nothing was sold. */
  medianLeadDays: z.object(Compared(Count.nullable())),
})
export type SalesNumbers = z.infer<typeof SalesNumbers>

export const fetchSales = officeEndpoint({
  operation: 'numbers.read',
  method: 'GET',
  path: '/numbers/sales',
  summary: 'Sales by day and product, and how long before the trip they were made, beside the same days a year before',
  query: Span,
  body: NoBody,
  response: SalesNumbers,
})

/** Who let go of what was sold. */
export const CANCEL_CAUSES = ['traveller', 'office', 'balance'] as const

const MoneySums = z.object({
  /** Price of the lines that were cancelled, and what was kept of it. */
  cancelled: Rupees,
  kept: Rupees,
  cancelledLines: Count,
  captured: Rupees,
  refunded: Rupees,
})

export const MoneyNumbers = z.object({
  span: Span,
  spanBefore: Span,
  ...Compared(MoneySums),
  causes: z.array(z.object({ cause: z.enum(CANCEL_CAUSES), lines: Count, price: Rupees, kept: Rupees })),
  refunds: z.array(z.object({ state: z.string(), count: Count, amount: Rupees })),
  flows: z.array(z.object({ gateway: z.string(), captured: Rupees, refunded: Rupees })),
})
export type MoneyNumbers = z.infer<typeof MoneyNumbers>

export const fetchMoney = officeEndpoint({
  operation: 'numbers.read',
  method: 'GET',
  path: '/numbers/money',
  summary: 'What was cancelled and why, what is refunded, and what came in and went back by each way of paying',
  query: Span,
  body: NoBody,
  response: MoneyNumbers,
})

/**
 * From what was sold in a span to what the ledger has of it as of now:
 * sold - givenUp - due - waived + toRefund + tooMuch = captured - refunded.
 */
export const SalesToLedger = z.object({
  span: Span,
  sold: Rupees,
  /** Price less what is kept, of cancelled lines. */
  givenUp: Rupees,
  due: Rupees,
  /** Kept by the terms of what is cancelled, but never paid: nothing is demanded for a trip that is cancelled. */
  waived: Rupees,
  /** Refunds that are on their way. */
  toRefund: Rupees,
  /** Paid above what is owed and not asked back yet. */
  tooMuch: Rupees,
  captured: Rupees,
  refunded: Rupees,
})
export type SalesToLedger = z.infer<typeof SalesToLedger>

export const fetchSalesToLedger = officeEndpoint({
  operation: 'numbers.read',
  method: 'GET',
  path: '/numbers/ledger',
  summary: 'From what was sold in a span to what the ledger has of it',
  query: Span,
  body: NoBody,
  response: SalesToLedger,
})

const Occupied = z.object({ sold: Count, forSale: Count })
const OccupancyRow = z.object({ id: z.string(), name: z.string(), cells: z.array(Occupied), ...Occupied.shape })
const OccupancyGroup = z.object({
  id: z.string(),
  name: z.string(),
  rows: z.array(OccupancyRow),
  ...Occupied.shape,
})
export type OccupancyGroup = z.infer<typeof OccupancyGroup>

const Occupancy = z.object({ ...Compared(Occupied), groups: z.array(OccupancyGroup) })

/** A row has a cell for each of `columns`. */
export const OccupancyNumbers = z.object({
  span: Span,
  spanBefore: Span,
  columns: z.array(Span),
  rooms: Occupancy,
  seats: Occupancy,
})
export type OccupancyNumbers = z.infer<typeof OccupancyNumbers>

export const fetchOccupancy = officeEndpoint({
  operation: 'numbers.read',
  method: 'GET',
  path: '/numbers/occupancy',
  summary: 'Room nights by room type and seats by entry of the timetable: how many of those for sale are sold',
  query: Span,
  body: NoBody,
  response: OccupancyNumbers,
})

const EnquirySums = z.object({
  received: Count,
  replied: Count,
  quoted: Count,
  won: Count,
  lost: Count,
  /** Answered by when an answer was promised. */
  inTime: Count,
  /** Minutes until the first answer, of the middle one; null where none was answered. */
  replyMinutes: Count.nullable(),
})
export type EnquirySums = z.infer<typeof EnquirySums>

export const EnquiryNumbers = z.object({
  span: Span,
  spanBefore: Span,
  ...Compared(EnquirySums),
  subjects: z.array(z.object({ subject: z.string(), received: Count, won: Count })),
})
export type EnquiryNumbers = z.infer<typeof EnquiryNumbers>

export const fetchEnquiryNumbers = officeEndpoint({
  operation: 'numbers.read',
  method: 'GET',
  path: '/numbers/enquiries',
  summary: 'What became of the enquiries of a span, and how soon they were answered',
  query: Span,
  body: NoBody,
  response: EnquiryNumbers,
})

const SeasonFigure = z.object({
  sales: Rupees,
  /** Of it, what was sold by the same day of its year as today. */
  bySameDay: Rupees,
})

export const SeasonNumbers = z.object({
  seasons: z.array(z.object({ name: z.string(), ...Span.shape, parts: Count, ...SeasonFigure.shape })),
  /** A figure for each of the seasons, the latest first. */
  months: z.array(z.object({ month: z.int().min(1).max(12), figures: z.array(SeasonFigure) })),
})
export type SeasonNumbers = z.infer<typeof SeasonNumbers>

export const fetchSeasons = officeEndpoint({
  operation: 'numbers.read',
  method: 'GET',
  path: '/numbers/seasons',
  summary: 'What is sold for travel in this season and the two before, by month',
  query: NoQuery,
  body: NoBody,
  response: SeasonNumbers,
})

export const NUMBER_TABLES = [
  ...(['days', 'products', 'lead-times', 'cancellations', 'payments', 'ledger'] as const),
  ...(['rooms', 'seats', 'enquiries', 'seasons'] as const),
] as const
export type NumberTable = (typeof NUMBER_TABLES)[number]

export const fetchNumbersCsv = officeEndpoint({
  operation: 'numbers.read',
  method: 'GET',
  path: '/numbers/csv',
  summary: 'One table of the figures as CSV',
  query: Span.extend({ table: z.enum(NUMBER_TABLES) }),
  body: NoBody,
  response: z.object({ fileName: z.string(), csv: z.string() }),
})

export const numberEndpoints = [
  ...[fetchSales, fetchMoney, fetchSalesToLedger, fetchOccupancy],
  ...[fetchEnquiryNumbers, fetchSeasons, fetchNumbersCsv],
] as const
