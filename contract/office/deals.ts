import { z } from 'zod'
import { DEAL_PERCENT_MAX } from '../terms/limits.ts'
import { formatRupees } from '../terms/money.ts'
import { DEAL_KINDS } from '../v1/deals.ts'
import { Day, Id, RecordId, Rupees } from '../v1/shapes.ts'
import { ListQuery, listOf } from './lists.ts'
import { EmptyBody, NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'
import { Named, Version } from './sections.ts'

const ById = z.strictObject({ id: Id })
const Kind = z.enum(DEAL_KINDS)

/** Most percent and rupees that a deal takes off; products of one new deal at most (ours). */
export const DEAL_MOST = { percent: DEAL_PERCENT_MAX, amount: 100_000, products: 50, days: 366 } as const

const Percent = z
  .int()
  .min(1, 'Please enter a percentage of 1 or more')
  .max(DEAL_MOST.percent, `A deal takes ${DEAL_MOST.percent}% off at most`)
const Amount = z
  .int()
  .min(1, 'Please enter an amount')
  .max(DEAL_MOST.amount, `A deal takes ${formatRupees(DEAL_MOST.amount)} off at most`)
/** One of the two: so many percent, or so many rupees of one unit. */
const Off = { percent: Percent.nullish(), amount: Amount.nullish() }
const Label = z.string().trim().min(1, 'Please enter the words of the badge').max(40)

export const DEAL_STATES = ['running', 'coming', 'over'] as const

/** A price for one unit, tax inside: before the deal, with it, and the lowest of the 30 days before it, which is struck. */
export const DealPrice = z.object({
  scopeId: z.string(),
  name: z.string(),
  unit: z.string(),
  before: Rupees,
  after: Rupees,
  /** Of packages: two adults sharing, before and with it. */
  couple: z.object({ before: Rupees, after: Rupees }).nullable(),
  /** Deals of the same product on some of the same days; of several that run, the one that takes most off counts alone. */
  others: z.array(
    z.object({
      label: z.string(),
      ...{ percent: z.int().nullable(), amount: Rupees.nullable() },
      ...{ from: Day, until: Day },
      takesMore: z.boolean(),
    }),
  ),
})
export type DealPrice = z.infer<typeof DealPrice>

/** From and until are days in India, both of them in the deal. */
export const OfficeDeal = z.object({
  id: RecordId,
  version: z.string(),
  kind: Kind,
  scopeId: z.string(),
  name: z.string(),
  percent: z.int().nullable(),
  amount: Rupees.nullable(),
  label: z.string(),
  from: Day,
  until: Day,
  state: z.enum(DEAL_STATES),
  /** Another deal of the same product takes more off on the days on which both run. */
  isOutdone: z.boolean(),
})
export type OfficeDeal = z.infer<typeof OfficeDeal>

export const listOfficeDeals = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/deals',
  summary: 'Deals: those that run, then those to come, then those that are over',
  query: ListQuery.extend({ kind: Kind.optional(), state: z.enum(DEAL_STATES).optional() }),
  body: NoBody,
  response: listOf(OfficeDeal),
})

export const fetchDealOptions = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/deals/options',
  summary: 'Products that a deal can be on',
  query: NoQuery,
  body: NoBody,
  response: z.object({ products: z.array(Named.extend({ kind: Kind })) }),
})

/** `except`: a deal that is being changed, which is none of the others. */
export const previewDeal = officeEndpoint({
  operation: 'catalogue.read',
  method: 'POST',
  path: '/deals/preview',
  summary: 'What products would cost with a deal, and which other deals they have on its days',
  query: NoQuery,
  body: z.strictObject({
    kind: Kind,
    scopeIds: z.array(Id).min(1, 'Please choose a product').max(DEAL_MOST.products),
    ...Off,
    from: Day,
    until: Day,
    except: Id.optional(),
  }),
  response: z.object({ prices: z.array(DealPrice) }),
  refusals: ['invalid'],
})

export const createDeals = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/deals',
  summary: 'A deal on each of these products; it begins today at the earliest',
  query: NoQuery,
  body: z.strictObject({
    kind: Kind,
    scopeIds: z.array(Id).min(1, 'Please choose a product').max(DEAL_MOST.products),
    ...Off,
    label: Label,
    from: Day,
    until: Day,
  }),
  response: z.object({ deals: z.array(OfficeDeal) }),
  success: 201,
  refusals: ['invalid'],
})

export const changeDeal = officeEndpoint({
  operation: 'prices.change',
  method: 'PATCH',
  path: '/deals/{id}',
  summary: 'Changes a deal that is not over; of one that runs, not the day it began',
  query: ById,
  body: z.strictObject({
    ...Off,
    label: Label.optional(),
    from: Day.optional(),
    until: Day.optional(),
    version: Version,
  }),
  response: z.object({ deal: OfficeDeal }),
  refusals: ['changed', 'conflict', 'invalid'],
})

export const endDeal = officeEndpoint({
  operation: 'prices.change',
  method: 'POST',
  path: '/deals/{id}/end',
  summary: 'Ends a deal that runs, at once; removes one that has not begun',
  query: ById,
  body: EmptyBody,
  response: z.object({ removed: z.boolean() }),
  refusals: ['conflict'],
})
