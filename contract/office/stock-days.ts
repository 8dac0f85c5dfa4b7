import { z } from 'zod'
import { Day, Id } from '../v1/shapes.ts'
import { NoBody, officeEndpoint } from './office-endpoint.ts'

const OfStock = z.strictObject({ kind: z.enum(['car', 'activity']), id: Id })
export type StockKind = z.infer<typeof OfStock>['kind']
/** An island of a car, or a place and start time of an activity. */
const LineId = z.string().min(1).max(80)
export const Units = z.int('Please enter how many').min(0, 'Please enter how many').max(999, 'Please enter at most 999')

/** One day of a line: `usual` units where nothing else is set; `sold` where it is fullest; `runs` false on days of the week it does not run. */
export const StockDayCell = z.object({
  day: Day,
  units: z.int(),
  usual: z.int(),
  sold: z.int(),
  isClosed: z.boolean(),
  runs: z.boolean(),
})
export type StockDayCell = z.infer<typeof StockDayCell>

export const StockLine = z.object({ id: LineId, name: z.string(), units: z.int(), days: z.array(StockDayCell) })
export type StockLine = z.infer<typeof StockLine>

export const fetchStockDays = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/stock/{kind}/{id}',
  summary: 'How many of a car or an activity are for sale and sold, day by day',
  query: OfStock.extend({ from: Day, days: z.coerce.number().int().min(1).max(62).default(28) }),
  body: NoBody,
  response: z.object({ lines: z.array(StockLine) }),
})

/** Days of one line at most that a change sets. */
export const STOCK_DAYS_MOST = 400

export const changeStockDays = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/stock/{kind}/{id}',
  summary: 'Another number, or closing, for the days from `from` up to and with `until`',
  query: OfStock,
  body: z.strictObject({
    lineIds: z.array(LineId).min(1, 'Please choose a line').max(60),
    from: Day,
    until: Day,
    units: Units.optional(),
    /** Back to the usual number. */
    isUsual: z.literal(true).optional(),
    isClosed: z.boolean().optional(),
  }),
  response: z.object({
    changed: z.int(),
    /** The days as they were, for undo: sent to `restoreStockDays` as they are; null is the usual number. */
    before: z.array(z.object({ lineId: LineId, day: Day, units: z.int().nullable(), isClosed: z.boolean() })),
  }),
  refusals: ['sold', 'invalid'],
})

export const restoreStockDays = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/stock/{kind}/{id}/restore',
  summary: 'Undo: sets days to what they were',
  query: OfStock,
  body: z.strictObject({
    days: z
      .array(z.strictObject({ lineId: LineId, day: Day, units: Units.nullable(), isClosed: z.boolean() }))
      .min(1)
      .max(2_500),
  }),
  response: z.object({ changed: z.int() }),
  refusals: ['sold'],
})
