import { z } from 'zod'
import { isDay } from '../terms/india-time.ts'
import { ID_LENGTH_MAX, LIST_LIMIT_MAX, PAGE_MAX } from '../terms/limits.ts'

/** Opaque id, 1..64 of [a-z0-9-_.]; the demo's are slugs. */
export const Id = z
  .string()
  .max(ID_LENGTH_MAX, 'Unknown id')
  .regex(/^[a-z0-9\-_.]+$/, 'Unknown id')
/** "1-2" in an address is version "1.2". */
export const VersionKey = z
  .string()
  .regex(/^\d{1,4}(?:-\d{1,4})?$/, 'Unknown version')
  .transform((key) => key.replace('-', '.'))
/** An id in an answer: whatever the provider calls the record. */
export const RecordId = z.string().min(1).max(ID_LENGTH_MAX)
/** Whole rupees, >= 0. */
export const Rupees = z.number().int().nonnegative()
/** A day in India, yyyy-mm-dd. */
export const Day = z
  .string()
  .refine(isDay, 'Please enter a date as yyyy-mm-dd')
  .meta({ format: 'date', example: '2027-02-13' })
/** A wall clock in India, HH:mm. */
export const Time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time as HH:mm')
/** Sanitised HTML without style attributes. */
export const Html = z.string()
export const Flag = z.union([z.literal(0), z.literal(1)])

/** A picture at any width: `mediaLink` is a whole file, `avif` and `webp` are srcsets, `placeholder` a tiny data URI. */
export const Picture = z.object({
  mediaLink: z.string(),
  name: z.string().optional(),
  alt: z.string().optional(),
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
  placeholder: z.string().optional(),
  avif: z.string().optional(),
  webp: z.string().optional(),
})
export type Picture = z.infer<typeof Picture>

export const Rating = z.object({ average: z.number(), count: z.number().int() })

/** How much of a list an answer holds; a foreign provider may send no `total`. */
export const Paged = { total: z.number().int().nonnegative(), page: z.number().int(), limit: z.number().int() }

/** Payable = base - discount + tax, always; whole rupees. */
export const Price = z.object({ packageBasePrice: Rupees, discount: Rupees, taxAmount: Rupees, amountPayable: Rupees })
export type Price = z.infer<typeof Price>

/** A price with the lines that add up to it; `priceVersion` changes with any of them. */
export const Quote = Price.extend({
  lines: z.array(z.object({ label: z.string(), amount: z.number().int() })),
  priceVersion: z.string(),
})
export type Quote = z.infer<typeof Quote>

/** What a party is told that is larger than can be booked online: `above` is the largest number that can, `text` says who books it. */
export const GroupNotice = z.object({ above: z.int(), text: z.string() })

const WholeText = z
  .string()
  .regex(/^\d{1,9}$/, 'Please enter a whole number')
  .transform(Number)

export const PageText = WholeText.pipe(z.number().min(1, 'Pages start at 1').max(PAGE_MAX, `Pages end at ${PAGE_MAX}`))
export const LimitText = WholeText.pipe(
  z.number().min(1, 'The limit starts at 1').max(LIST_LIMIT_MAX, `The limit is at most ${LIST_LIMIT_MAX}`),
)
export const RupeesText = WholeText

/** Every refusal of the API: `message` is the first error's message, `field` a path such as "childAges.1". */
export const Refusal = z.object({
  status: z.literal(0),
  code: z.string(),
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})
export type Refusal = z.infer<typeof Refusal>
