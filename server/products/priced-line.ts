import type { Price } from '#contract/v1/shapes.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { CancelTerms } from './cancellation-terms.ts'
import type { LineFacts } from './line-facts.ts'

/** A line that takes nothing of any stock. */
export const NO_STOCK = {
  seats: [] as { tripId: string; seat: string }[],
  nights: [] as { roomTypeId: string; night: string; rooms: number }[],
  cars: [] as { islandId: string; vehicleId: string; day: string; time: string; units: number }[],
  slots: [] as { activityId: string; placeId: string; day: string; time: string; units: number }[],
}

/** What a line takes of each stock: the keys of the tables that scarcity lives in, and how many of each. */
export type StockNeed = typeof NO_STOCK
export type StockKind = keyof StockNeed

/** The islands at the start and end of a line, for the gaps of a trip; undefined where not known. */
export type Whereabouts = { from?: string | undefined; to?: string | undefined }

/** A line as the server names, prices and dates it. Whole rupees. */
export type PricedLine = {
  asked: Line
  title: string
  startsAt: Date
  endsAt: Date
  /** The last instant at which it may still be sold (booking rules 1.3.14). */
  salesCloseAt: Date
  price: Price
  priceVersion: string
  nonRefundable: number
  /** Of the price, what is passed on without tax: port fees, entry tickets; none where it is not said. */
  untaxed?: number
  terms: CancelTerms
  initialPercent: number
  stock: StockNeed
  whereabouts: Whereabouts
  /** What a voucher says of it: reporting times, addresses, telephones. */
  details: { label: string; text: string }[]
  facts: LineFacts
}

/** The same as its product prices it: what of it may be paid first is the office's to say. */
export type ProductLine = Omit<PricedLine, 'initialPercent'>
