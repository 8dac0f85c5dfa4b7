import { z } from 'zod'
import { CURRENCIES_MAX } from '../terms/currency.ts'
import { Email } from '../v1/contact.ts'
import { Day } from '../v1/shapes.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'

const Line = z.string().trim().max(200)
const Needed = Line.min(1, 'Please fill this in')
const Phone = z.strictObject({ label: Needed.max(40), text: Needed.max(40) })
const YearDay = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'Please enter a day as MM-DD')
const Percent = z.int().min(1, 'Please enter a percentage of 1 or more').max(100, 'A percentage ends at 100')
const Minutes = z.int().min(1).max(10_080)

/** Who runs the site, as its pages, mails and documents say it. Telephones are read in any spelling. */
export const BrandFields = z.strictObject({
  brandName: Needed.max(60),
  legalName: Needed.max(120),
  tagline: Line,
  addressLines: z.array(Needed).min(1, 'Please enter an address').max(6),
  gstin: Line.max(40),
  registrations: z.array(z.strictObject({ label: Needed.max(60), number: Needed.max(60) })).max(6),
  phones: z.array(Phone).min(1, 'Please enter a telephone').max(4),
  /** Without it there is no link to WhatsApp anywhere. */
  whatsapp: Needed.max(40).nullable(),
  email: Email,
  supportEmail: Email,
  officeHours: Needed,
  supportHours: Needed,
  foundedYear: z.int().min(1900).max(2100),
  socialLinks: z
    .array(
      z.strictObject({
        label: Needed.max(40),
        url: z.url({ protocol: /^https$/, error: 'Please enter an address that starts with https://' }),
      }),
    )
    .max(8),
  grievanceOfficer: z.strictObject({ name: Needed, email: Email, hours: Needed }),
  minimumAge: z.int().min(16).max(30),
})
export type BrandFields = z.infer<typeof BrandFields>

/** What may be held for how long, and what is paid first. Minutes and percent. */
export const FigureFields = z
  .strictObject({
    holdMinutes: Minutes,
    payMinutes: Minutes,
    holdMinutesMax: Minutes,
    packagePercent: Percent,
    hotelPercent: Percent,
    carPercent: Percent,
    activityPercent: Percent,
    ferryPercent: Percent,
    packageInFull: z.strictObject({ from: YearDay, until: YearDay }),
    pickupLeadMinutes: Minutes,
  })
  .refine((figures) => figures.holdMinutesMax >= figures.holdMinutes, {
    path: ['holdMinutesMax'],
    message: 'The longest hold is shorter than a hold',
  })
export type FigureFields = z.infer<typeof FigureFields>

/** Rupees for one unit of other currencies, and the day they are of. */
export const RateFields = z.strictObject({
  asOf: Day,
  rates: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[A-Z]{3}$/, 'Please enter three letters such as USD'),
        rupees: z.number().positive(),
      }),
    )
    .max(CURRENCIES_MAX),
})
export type RateFields = z.infer<typeof RateFields>

export const OfficeSettings = z.object({
  brand: BrandFields,
  figures: FigureFields,
  /** Null where there are none; shown to nobody once they are too old. */
  currencyRates: RateFields.nullable(),
  /** Of each part, for who saves it. */
  versions: z.object({ brand: z.string(), figures: z.string(), currencyRates: z.string() }),
})
export type OfficeSettings = z.infer<typeof OfficeSettings>

const Settings = z.object({ settings: OfficeSettings })
/** The version of the part that was seen. */
const Seen = z.strictObject({ version: z.string().max(60) })
const change = { operation: 'settings.change', method: 'PATCH', query: Seen, response: Settings } as const

export const fetchSettings = officeEndpoint({
  operation: 'settings.read',
  method: 'GET',
  path: '/settings',
  summary: 'Who runs the site, and the figures that the office sets',
  query: NoQuery,
  body: NoBody,
  response: Settings,
})

export const saveBrand = officeEndpoint({
  ...change,
  path: '/settings/brand',
  summary: 'Who runs the site: on every page within a second',
  body: BrandFields,
  refusals: ['invalid', 'changed'],
})

export const saveFigures = officeEndpoint({
  ...change,
  path: '/settings/figures',
  summary: 'Holds, first payments and the notice of a pick-up; bookings made before keep what they were made by',
  body: FigureFields,
  refusals: ['changed'],
})

export const saveCurrencyRates = officeEndpoint({
  ...change,
  path: '/settings/currency-rates',
  summary: 'Rates for the hints beside prices; an empty list takes the hints away',
  body: RateFields,
  refusals: ['changed'],
})
