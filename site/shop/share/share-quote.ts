import { formatRupees } from '#contract/terms/money.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import { questionAbout, type ShareView, shareView } from './share-view.ts'

/** A quote, or without a number a trip that is only shared: our office is asked about it without the address that opens it. */
export function shareQuote(
  office: string | undefined,
  { number, url, total }: Pick<SavedQuote, 'number' | 'url' | 'total'>,
): ShareView {
  const facts = formatRupees(total.amountPayable)
  const name = number === undefined ? 'A trip to the Andaman islands' : `Quote ${number}`
  const asked =
    number === undefined ? [questionAbout('a trip that was shared'), facts] : [questionAbout(`quote ${number}`)]
  return shareView(office, { name, facts, url }, asked)
}
