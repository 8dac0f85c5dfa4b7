import { dayInIndia } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { HoldRequest, SavedHold } from '#server/bookings/holds/hold-request.ts'
import { makeHold } from '#server/bookings/holds/make-hold.ts'
import { readHold, withAlternatives } from '#server/bookings/holds/own-hold.ts'
import { namesDateOf } from '#server/bookings/place/missing-names.ts'
import { priceLines, readPricingMoment } from '#server/bookings/price/price-lines.ts'
import { enquiryWon } from '#server/enquiries/quote-progress.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import type { PricedLine } from '#server/products/priced-line.ts'
import type { PricingParts } from '#server/products/product.ts'
import { takeOverHold } from './hold-for-caller.ts'
import { ALREADY_ACCEPTED, OTHER_VERSION, UNKNOWN } from './save-quote.ts'
import { findQuote, lockQuote, markAccepted, type QuoteRow, writeQuoteAudit } from './store.ts'
import { isOver } from './view.ts'

const EXPIRED: ApiRefusal = {
  status: 410,
  code: 'expired',
  message: 'This quote is no longer valid. You can ask for the same trip at the price of today.',
}
const BOOKED: ApiRefusal = { status: 410, code: 'expired', message: ALREADY_ACCEPTED }

type Accepting = { id: string; version: number } & Omit<HoldRequest, 'lines' | 'quoted'>
/** `state` is `paying` where the visitor had accepted it before and has begun to pay. */
export type AcceptedQuote = SavedHold & { state: 'held' | 'paying' }

/** Holds the lines of a quote at its prices. Their stock and terms are those of today. */
export async function acceptQuote(parts: PricingParts, asked: Accepting): Promise<Result<AcceptedQuote, ApiRefusal>> {
  const row = await findQuote(parts.db, asked.id)
  if (row === undefined) return fail(UNKNOWN)
  const refused = refusalOf(row, asked.version)
  if (refused !== undefined) return fail(refused)
  const visitorId = asked.met.visitor.id
  const own = await ownHold(parts, row, visitorId)
  if (own !== undefined) return ok(own)
  const ready = row.held === null ? undefined : await takeOverHold(parts.db, asked)
  if (ready !== undefined) return ready
  const lines = row.asked.map(({ priceVersion: _, ...line }) => line)
  const priced = await priceLines(parts, lines, {
    ...(await readPricingMoment(parts.db)),
    isForGroup: row.enquiry_reference !== null,
  })
  if (!priced.ok) return fail(await withAlternatives(parts.db, lines, priced.error))
  // Only the prices of a numbered quote apply; a draft has none.
  const isWritten = row.number !== null
  const quoted = priced.value.map((line, index) => ({
    ...line,
    price: isWritten ? (row.lines[index]?.price ?? line.price) : line.price,
  }))
  const office = officeTerms(row, quoted)
  try {
    const made = await makeHold(parts, {
      ...{ lines, met: asked.met, network: asked.network, countedBy: asked.countedBy },
      quoted: {
        id: row.id,
        lines: quoted,
        accept: async (tx) => {
          // Checked again with the row locked: the second of two concurrent requests sees the result of the first.
          const locked = await lockQuote(tx, row.id)
          const late = locked === undefined ? UNKNOWN : refusalOf(locked, asked.version)
          if (late !== undefined) throw new TooLate(late)
          if (locked !== undefined && holdOf(locked, visitorId) !== undefined) throw new HeldMeanwhile()
          await markAccepted(tx, row.id)
          await enquiryWon(tx, { quoteId: row.id, reference: row.enquiry_reference })
          if (office !== undefined)
            await writeQuoteAudit(tx, { quoteId: row.id, event: 'accepted', facts: { version: row.version } })
        },
        ...(office === undefined ? {} : { office }),
      },
    })
    return made.ok ? ok({ ...made.value, state: 'held' }) : made
  } catch (error) {
    if (error instanceof TooLate) return fail(error.refusal)
    // The second try finds the hold that was made meanwhile.
    if (error instanceof HeldMeanwhile) return acceptQuote(parts, asked)
    throw error
  }
}

/** A quote of staff for a group is exempt from limits on holding, and its travellers may be named later. */
function officeTerms(row: QuoteRow, lines: readonly PricedLine[]): { namesDate: string } | undefined {
  if (row.enquiry_reference === null) return undefined
  const first = Math.min(...lines.map(({ startsAt }) => startsAt.getTime()))
  return { namesDate: namesDateOf(dayInIndia(new Date(first)), dayInIndia(row.now)) }
}

class TooLate extends Error {
  readonly refusal: ApiRefusal
  constructor(refusal: ApiRefusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

class HeldMeanwhile extends Error {}

function refusalOf(row: QuoteRow, version: number): ApiRefusal | undefined {
  if (row.version !== version) return OTHER_VERSION
  if (row.is_booked) return BOOKED
  return isOver(row) ? EXPIRED : undefined
}

/** The hold that this visitor has of it already: accepting is idempotent. */
function holdOf({ holds }: QuoteRow, visitorId: string): string | undefined {
  return holds.find((hold) => hold.visitorId === visitorId)?.id
}

async function ownHold(parts: PricingParts, row: QuoteRow, visitorId: string): Promise<AcceptedQuote | undefined> {
  const id = holdOf(row, visitorId)
  return id === undefined ? undefined : readHold(parts.db, id)
}
