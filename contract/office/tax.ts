import { z } from 'zod'
import { Day, Rupees } from '../v1/shapes.ts'
import { NoBody, officeEndpoint } from './office-endpoint.ts'

/** A return is of a month, or of a quarter for whom the department lets file so. */
const Period = z.strictObject({
  month: z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Please enter a month as yyyy-mm')
    .meta({ example: '2026-11' }),
  months: z.enum(['1', '3']).default('1'),
})
export type TaxPeriod = z.infer<typeof Period>

const Count = z.int().nonnegative()

/** Rupees; `passedOn` is what a price has of fees that are passed on without tax. */
const TaxSums = z.object({ taxable: Rupees, cgst: Rupees, utgst: Rupees, passedOn: Rupees, total: Rupees })
export type TaxSums = z.infer<typeof TaxSums>

/** `rate` in percent; null where the tax of a line fits none (the screen says so). `isB2b`: sold to somebody with a GSTIN. */
const RateRow = z.object({
  code: z.string(),
  service: z.string(),
  rate: z.int().nullable(),
  isB2b: z.boolean(),
  ...{ taxable: z.int(), cgst: z.int(), utgst: z.int(), total: z.int() },
})
export type RateRow = z.infer<typeof RateRow>

/** An invoice or credit note that the return lists by itself, a row for each of its rates; `value` is the whole of it. */
const PaperRow = z.object({
  number: z.string(),
  /** The booking. */
  ref: z.string(),
  day: Day,
  gstin: z.string().nullable(),
  name: z.string(),
  value: Rupees,
  rate: z.int().nullable(),
  ...{ taxable: Rupees, cgst: Rupees, utgst: Rupees },
})
export type PaperRow = z.infer<typeof PaperRow>

export const GstPapers = z.object({
  span: z.object({ from: Day, until: Day }),
  /** Papers of practised payments are no part of a return. */
  isPractice: z.boolean(),
  supplier: z.object({ legalName: z.string(), gstin: z.string(), isOfIslands: z.boolean() }),
  invoices: z.object({ count: Count, first: z.string().nullable(), last: z.string().nullable() }),
  /** Confirmed in the period and without an invoice. */
  missing: Count,
  issued: TaxSums,
  credited: TaxSums,
  /** Invoices less credit notes. */
  rates: z.array(RateRow),
  b2b: z.array(PaperRow),
  /** To somebody without a GSTIN in another state, above what the return adds up. */
  b2cl: z.array(PaperRow),
  notes: z.array(PaperRow),
})
export type GstPapers = z.infer<typeof GstPapers>

export const fetchGst = officeEndpoint({
  operation: 'tax.read',
  method: 'GET',
  path: '/tax/gst',
  summary: 'The tax of a month or a quarter as its return wants it: invoices and credit notes by rate and customer',
  /** Without a month: last month, or else the latest one with papers. */
  query: Period.partial({ month: true }),
  body: NoBody,
  response: GstPapers,
})

/** The sheets of the department's offline tool for GSTR-1 that are filled, by its own names. */
export const GST_SHEETS = [
  ...(['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'exemp'] as const),
  ...(['hsn(b2b)', 'hsn(b2c)', 'docs'] as const),
] as const
export type GstSheet = (typeof GST_SHEETS)[number]

export const fetchGstCsv = officeEndpoint({
  operation: 'tax.read',
  method: 'GET',
  path: '/tax/gst/csv',
  summary: 'One sheet of the return, in the columns of the offline tool',
  query: Period.extend({ sheet: z.enum(GST_SHEETS) }),
  body: NoBody,
  response: z.object({ fileName: z.string(), csv: z.string() }),
})
