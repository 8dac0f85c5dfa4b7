import { formatRupees } from '#contract/terms/money.ts'
import type { Booking, CancelQuote } from '#contract/v1/bookings.ts'
import type { LadderStep } from '#site/shop/refund/cancel-ladder.tsx'
import { ladderView } from '#site/shop/refund/ladder-view.ts'

/** What cancelling brings, before it is done. */
export type CancelView = {
  quoteId: string
  refund: string
  keep: string
  paid: string
  /** Nothing comes back: nothing was paid, or what was paid stays with the rest. */
  isEmpty: boolean
  isPart: boolean
  /** Of what is cancelled, where that is a part: what is paid is for more than it. */
  price?: string
  /** Of it, what comes off the sum that is still to be paid for the rest. */
  credit?: string
  lines: { id: string; title: string; refund: string; keep: string }[]
  ladder: LadderStep[]
}

export function cancelView(
  quote: CancelQuote,
  { lines, now, due }: Pick<Booking, 'lines' | 'now' | 'due'>,
): CancelView {
  const { quoteId, refund, keep, paid, ladder } = quote
  const isPart = lines.filter(({ state }) => state === 'live').length > quote.lines.length
  const chosen = lines.filter((line) => quote.lines.some(({ lineId }) => lineId === line.lineId))
  const price = chosen.reduce((sum, line) => sum + line.price.amountPayable, 0)
  const credit = price - keep - refund
  return {
    ...{ quoteId, refund: formatRupees(refund), keep: formatRupees(keep), paid: formatRupees(paid) },
    isEmpty: refund === 0,
    isPart,
    ...(isPart ? { price: formatRupees(price) } : {}),
    ...(isPart && credit > 0 ? { credit: formatRupees(credit) } : {}),
    lines: quote.lines.map(({ lineId, refund: back, keep: kept }) => ({
      id: lineId,
      title: lines.find((line) => line.lineId === lineId)?.title ?? lineId,
      refund: formatRupees(back),
      keep: formatRupees(kept),
    })),
    ladder:
      refund === 0 && ladder.every((step) => step.refund === 0)
        ? []
        : ladderView(ladder, new Date(now), { of: isPart ? price : paid, isOwed: due > 0 }),
  }
}
