import type { RawBuilder } from 'kysely'
import type { Result } from '#contract/terms/result.ts'
import type { SearchKind } from '#contract/terms/search-terms.ts'
import type { AvailabilityQuery, AvailableDay } from '#contract/v1/availability.ts'
import type { SearchResult } from '#contract/v1/search.ts'
import type { HeldLine, Line } from '#contract/v1/trip-lines.ts'
import type { PlanEntry } from '#contract/v1/trip-plan.ts'
import type { FerryOperator } from '#server/adapters/ferry-operator/ferry-operator.ts'
import type { InitialShares } from '#server/bookings/core/initial-shares.ts'
import type { Db } from '#server/db/db.ts'
import type { DealProvider } from '#server/deals/live-deal-sql.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import type { PricingPolicy } from '#server/packages/rules.ts'
import type { ProductLine } from './priced-line.ts'

export type PricingParts = {
  db: Db
  pricingPolicy: () => PricingPolicy
  /** Operators beside our own inventory: their seats are booked by the office. */
  ferryOperators?: readonly FerryOperator[] | undefined
}

/** `isForGroup`: the office writes the quote, and finds rooms beside those of a plan. */
export type ProductMoment = { now: Date; isForGroup: boolean }

export type AvailabilityParts = Pick<PricingParts, 'db' | 'pricingPolicy' | 'ferryOperators'> & { now: () => Date }

export type Aged = { age: number }

export type SearchFacts = Pick<SearchResult, 'sailings'>

/** What a review is of; `room_id`: of the hotel that has this room. */
export type ReviewSubject = { kind: string; subject_id: string; room_id?: string }

/**
 * What a kind of product does for trips, holds, bookings and papers. One object a kind, in `product.ts` of its slice, listed in
 * registry.ts. `OwnLine` is a line as it is asked for.
 */
export interface Product<OwnLine extends Line = Line> {
  /** What a line costs now, on which terms, and what stock it takes; refused in the words of its own pages. */
  price(parts: PricingParts, line: OwnLine, moment: ProductMoment): Promise<Result<ProductLine, ApiRefusal>>
  /** Percent of it that may be paid first (booking rules 1.5.8). */
  initialPercent(shares: InitialShares, line: OwnLine): number
  /** Whether two lines of this product reach for the same stock, so that one can be in the other's way. */
  isSharing(one: OwnLine, other: OwnLine): boolean
  /** Why these travellers are not whom a line was priced for, where it was by their ages; `named` begins the sentence about them. */
  partyProblem?(line: OwnLine, travellers: readonly Aged[], named: string): string | undefined
  /** What is free beside a line that is sold out while it is priced. */
  listAlternatives?(db: Db, line: OwnLine): Promise<string[]>
  /** What of it is on a deal, what of it a search finds, and the days on which it can be had. */
  deals?: DealProvider
  searchEntries?: RawBuilder<unknown>
  /** What changes by the hour of entries that were found, by their ids. */
  searchFacts?: {
    kind: SearchKind
    find(parts: { db: Db; now: Date }, ids: readonly string[]): Promise<ReadonlyMap<string, SearchFacts>>
  }
  listDays(parts: AvailabilityParts, query: AvailabilityQuery): Promise<Result<AvailableDay[], ApiRefusal>>
  /** Whether others sell on those days too, who are not asked for so many. */
  isListPartial?(parts: AvailabilityParts): boolean
  reviewSubject?(line: OwnLine): ReviewSubject | undefined
  /** How a line stands in a day's plan where it has no facts of its own: whether at an hour, and whether one can be late for it. */
  entry: { kind: PlanEntry['kind']; isTimed: boolean; isFixed: boolean }
  /** When a line is, in India's days and hours, and for whom, or for how many. */
  whenText(line: HeldLine & OwnLine): string
  partyText(line: HeldLine & OwnLine): string
  /** The whole days that it takes in a calendar, the last one not in it; absent where it has hours. */
  wholeDays?(line: HeldLine & OwnLine): { from: string; until: string }
}
