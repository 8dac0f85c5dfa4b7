import { z } from 'zod'
import { TAKEN_HOWS } from '../terms/taken-money.ts'
import { Day, Id, Rupees } from '../v1/shapes.ts'
import { Instant } from '../v1/trip-lines.ts'
import { ListQuery, listOf } from './lists.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'

/** Bytes of a statement: some twenty thousand lines. */
export const STATEMENT_BYTES_MAX = 2 * 1024 * 1024

/** Of the bank account, or of the payment gateway about what it took and paid out. */
export const STATEMENT_KINDS = ['bank', 'gateway'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** `missing`: the ledger has it and no statement; `unknown`: a statement has it and the ledger does not; `amount`: they differ. */
export const MATCHES = ['matched', 'missing', 'unknown', 'amount'] as const
export type Match = (typeof MATCHES)[number]

const Count = z.int().nonnegative()
/** Rupees with hundredths, as banks count. */
const Money = z.number()

const Statement = z.object({
  id: z.string(),
  kind: z.enum(STATEMENT_KINDS),
  name: z.string(),
  from: Day,
  until: Day,
  by: z.string(),
  at: Instant,
  lines: Count,
})
export type Statement = z.infer<typeof Statement>

const Row = z.object({
  /** `line-12` of a line of the statement, `entry-7` of an entry of the ledger that it lacks. */
  id: z.string(),
  match: z.enum(MATCHES),
  day: Day,
  entry: z.enum(['in', 'out']),
  /** As the statement has it; null where it has none. */
  amount: Money.nullable(),
  reference: z.string(),
  text: z.string(),
  /** As the ledger has it; null where it has none. */
  ledgerAmount: Money.nullable(),
  /** The booking; null of a payout of the gateway, and of what is unknown. */
  ref: z.string().nullable(),
  /** Found as what the gateway paid out for many payments. */
  isPayout: z.boolean(),
  note: z.object({ text: z.string(), isSettled: z.boolean(), by: z.string(), at: Instant }).nullable(),
})
export type SettlementRow = z.infer<typeof Row>

export const listStatements = officeEndpoint({
  operation: 'tax.read',
  method: 'GET',
  path: '/settlement/statements',
  summary: 'The statements of the bank and of the gateway that were brought',
  query: ListQuery,
  body: NoBody,
  response: listOf(Statement),
})

export const addStatement = officeEndpoint({
  operation: 'settlement.change',
  method: 'POST',
  path: '/settlement/statements',
  summary: 'Takes a statement as CSV, as it is, and finds its columns by their names',
  query: z.strictObject({ kind: z.enum(STATEMENT_KINDS), name: z.string().trim().min(1).max(120) }),
  body: NoBody,
  response: z.object({
    statement: Statement,
    /** Lines of the file that tell of no payment, such as totals: how many, and the first of them. */
    skipped: Count,
    skippedFirst: z.array(z.string()),
  }),
  success: 201,
  refusals: ['too_large', 'unreadable', 'same_file', 'busy'],
})

const OneStatement = z.strictObject({ id: Id })

export const fetchStatement = officeEndpoint({
  operation: 'tax.read',
  method: 'GET',
  path: '/settlement/statements/{id}',
  summary: 'A statement, and how much of it agrees with the ledger',
  query: OneStatement,
  body: NoBody,
  response: z.object({
    statement: Statement,
    sums: z.array(z.object({ match: z.enum(MATCHES), count: Count, open: Count, amount: Money })),
  }),
  refusals: ['not_found'],
})

export const listSettlement = officeEndpoint({
  operation: 'tax.read',
  method: 'GET',
  path: '/settlement/statements/{id}/rows',
  summary:
    'Its lines, and what the ledger has of the same days that no statement has; differences that are not settled first',
  query: ListQuery.extend({ id: Id, match: z.enum(MATCHES).optional() }),
  body: NoBody,
  response: listOf(Row),
  refusals: ['not_found'],
})

/** Characters of a note. */
const NOTE_MAX = 300

export const noteDifference = officeEndpoint({
  operation: 'settlement.change',
  method: 'POST',
  path: '/settlement/notes',
  summary: 'Writes down what a difference is about, and whether it is settled',
  query: NoQuery,
  body: z.strictObject({
    rowId: z.string().regex(/^(?:line|entry)-\d{1,15}$/, 'Unknown line'),
    text: z.string().trim().min(1, 'Please write what was found out').max(NOTE_MAX, `At most ${NOTE_MAX} characters`),
    isSettled: z.boolean(),
  }),
  response: z.object({ note: Row.shape.note }),
  refusals: ['not_found'],
})

export const removeStatement = officeEndpoint({
  operation: 'settlement.change',
  method: 'DELETE',
  path: '/settlement/statements/{id}',
  summary: 'Takes a statement away that was brought by mistake, with the notes on its lines',
  query: OneStatement,
  body: NoBody,
  response: z.object({}),
  refusals: ['not_found'],
})

const PaymentRow = z.object({
  id: z.string(),
  at: Instant,
  ref: z.string(),
  entry: z.enum(['captured', 'refunded']),
  gateway: z.string(),
  /** Of the gateway, or of the receipt. */
  number: z.string(),
  amount: Rupees,
})
export type PaymentRow = z.infer<typeof PaymentRow>

export const listPayments = officeEndpoint({
  operation: 'numbers.read',
  method: 'GET',
  path: '/payments',
  summary: 'The ledger: every payment and every refund, the latest first',
  query: ListQuery.extend({
    from: Day.optional(),
    until: Day.optional(),
    entry: z.enum(['captured', 'refunded']).optional(),
    how: z.enum(['gateway', ...TAKEN_HOWS]).optional(),
  }),
  body: NoBody,
  response: listOf(PaymentRow),
})

export const settlementEndpoints = [
  ...[listStatements, addStatement, fetchStatement, listSettlement],
  ...[noteDifference, removeStatement, listPayments],
] as const
