import { z } from 'zod'
import { isYearDay } from '../terms/year-days.ts'
import { Day, Id, Rupees } from '../v1/shapes.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'
import { Named, Version } from './sections.ts'

/** Parts of the year that a season may have; the least and the most percent of the regular price (ours). */
export const SEASON_MOST = { ranges: 6, leastPercent: 10, percent: 400, name: 40, meaning: 400 } as const

const ById = z.strictObject({ id: Id })
const YearDay = z.string().refine(isYearDay, 'Please choose a day that a year has')
const YearRange = z.strictObject({ from: YearDay, to: YearDay })
const Percent = z
  .int('Please enter a whole percentage')
  .min(SEASON_MOST.leastPercent, `A season costs ${SEASON_MOST.leastPercent}% of the regular price at least`)
  .max(SEASON_MOST.percent, `A season costs ${SEASON_MOST.percent}% of the regular price at most`)

/** Percents are of the regular price. `hotelPercent` is what the page of the year says; each room has its own price by season. */
const SeasonFields = z.strictObject({
  name: z.string().trim().min(1, 'Please enter a name').max(SEASON_MOST.name),
  /** One line for visitors, on the page of the year. */
  meaning: z.string().trim().max(SEASON_MOST.meaning),
  /** Month and day, both in the season; a part may run over New Year. */
  ranges: z
    .array(YearRange)
    .min(1, 'Please give the season its days')
    .max(SEASON_MOST.ranges, `A season has ${SEASON_MOST.ranges} parts of the year at most`),
  packagePercent: Percent,
  hotelPercent: Percent,
  carPercent: Percent,
  ferryPercent: Percent,
})
export type SeasonFields = z.infer<typeof SeasonFields>

/** `isBase`: it has the days that no other has, and the prices of the catalogue are its prices. */
export const OfficeSeason = SeasonFields.extend({
  id: z.string(),
  version: z.string(),
  isBase: z.boolean(),
  /** Kinds of rooms with a price of their own in it. */
  rooms: z.int().nonnegative(),
})
export type OfficeSeason = z.infer<typeof OfficeSeason>

/** Days on which ferries alone cost another percentage, over that of the season. */
const FerryDays = z.object({ from: z.string(), to: z.string(), percent: z.int() })
export type FerryDays = z.infer<typeof FerryDays>

const Saved = z.object({ season: OfficeSeason })
const change = { operation: 'prices.change', query: ById, response: Saved } as const

export const listPriceSeasons = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/price-seasons',
  summary: 'The seasons of prices with their days; every day of a year is in one of them',
  query: NoQuery,
  body: NoBody,
  response: z.object({ seasons: z.array(OfficeSeason), ferryDays: z.array(FerryDays) }),
})

export const createSeason = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/price-seasons',
  summary: 'A new season on days of the regular one; nights and sailings ahead take its prices at once',
  query: NoQuery,
  body: SeasonFields,
  success: 201,
  refusals: ['invalid'],
})

export const changeSeason = officeEndpoint({
  ...change,
  method: 'PATCH',
  path: '/price-seasons/{id}',
  summary: 'Changes a season; what is booked or held keeps its price',
  body: SeasonFields.partial().extend({ version: Version }),
  refusals: ['changed', 'invalid'],
})

export const removeSeason = officeEndpoint({
  ...change,
  method: 'DELETE',
  path: '/price-seasons/{id}',
  summary: 'Removes a season without prices of rooms; its days become regular',
  body: NoBody,
  response: z.object({}),
  refusals: ['conflict'],
})

/** A stretch of the year that would be in another season, or at another percentage, and a package on the first such day to come. */
const SeasonChange = z.object({
  from: z.string(),
  to: z.string(),
  before: z.string(),
  after: z.string(),
  day: Day,
  coupleBefore: Rupees.nullable(),
  coupleAfter: Rupees.nullable(),
})

const SeasonPreview = z.object({
  changes: z.array(SeasonChange),
  package: Named.nullable(),
  /** Nights of rooms and sailings ahead whose price would be another. */
  nights: z.int().nonnegative(),
  sailings: z.int().nonnegative(),
})
export type SeasonPreview = z.infer<typeof SeasonPreview>

export const previewSeason = officeEndpoint({
  operation: 'catalogue.read',
  method: 'POST',
  path: '/price-seasons/preview',
  summary: 'What a season would change: days of the year, what a couple pays on them, nights and sailings ahead',
  query: NoQuery,
  /** No `id`: a new season. No `packageId`: the first package of the list. */
  body: SeasonFields.extend({ id: Id.optional(), packageId: Id.optional() }),
  response: SeasonPreview,
  refusals: ['invalid'],
})

export const seasonEndpoints = [listPriceSeasons, createSeason, changeSeason, removeSeason, previewSeason]
