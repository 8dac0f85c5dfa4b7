import { z } from 'zod'
import { FAILURE } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { Day, Html, RecordId } from './shapes.ts'

const TimeOfDay = z.string().regex(/^\d{2}:\d{2}$/)

/** Rounded long-term values. `seaLevel`: 1 calm, 2 moderate, 3 mixed, 4 rough; `visitRating5`: 1 poor to 5 best. */
export const ClimateMonth = z.object({
  month: z.number().int().min(1).max(12),
  name: z.string(),
  airMaxC: z.number(),
  airMinC: z.number(),
  seaTempC: z.number(),
  rainMm: z.number(),
  rainDays: z.number(),
  humidityPct: z.number(),
  seaState: z.string(),
  seaLevel: z.number().int().min(1).max(4),
  sunrise: TimeOfDay,
  sunset: TimeOfDay,
  underwaterVisibilityM: z.number(),
  visitRating5: z.number().int().min(1).max(5),
  headline: z.string(),
  advice: Html,
  goodFor: z.array(z.string()),
  notFor: z.array(z.string()),
})
export type ClimateMonth = z.infer<typeof ClimateMonth>

/** Prices in percent of the regular season; a range is month-day to month-day, both days in it, and may pass New Year. */
export const PriceSeason = z.object({
  _id: RecordId,
  name: z.string(),
  ranges: z.array(z.object({ from: z.string(), to: z.string() })),
  hotelPercent: z.number().int(),
  packagePercent: z.number().int(),
  carPercent: z.number().int(),
  meaning: z.string(),
})
export type PriceSeason = z.infer<typeof PriceSeason>

/** `tentative`: the date follows the moon or is announced late; `local`: kept with care on the islands. */
export const Holiday = z.object({ date: Day, name: z.string(), tentative: z.boolean(), local: z.boolean() })
export type Holiday = z.infer<typeof Holiday>
export const Festival = z.object({
  name: z.string(),
  month: z.number().int(),
  place: z.string(),
  tentative: z.boolean(),
})
export type Festival = z.infer<typeof Festival>

export const fetchClimate = endpoint({
  method: 'GET',
  path: '/climate',
  cached: {},
  noun: 'climate',
  own: true,
  summary: 'The year on the islands: weather and sea by month, price seasons, holidays and festivals',
  query: z.strictObject({}),
  body: z.undefined(),
  response: z.object({
    months: z.array(ClimateMonth),
    seasons: z.array(PriceSeason),
    holidays: z.array(Holiday),
    festivals: z.array(Festival),
    /** yyyy-mm, the age of the data. */
    checkedOn: z.string(),
  }),
  success: 200,
  failure: FAILURE.other,
  refusals: [],
})
