import { dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { guestsText } from '#contract/terms/stay-labels.ts'
import type { QuoteRequest } from '#contract/v1/quote-requests.ts'
import type { Fact } from '#site/ui/fact-list.tsx'

/** A group's request in words, for whoever writes its quote. */
export type RequestView = {
  reference: string
  name: string
  email: string
  facts: Fact[]
  startDate: string
  /** Why it cannot be had from the day asked about. */
  problem?: string
  /** What was written before; without it the next press writes the first. */
  written?: { title: string; href: string; isTaken: boolean }
  version: number
}

export function requestView(request: QuoteRequest): RequestView {
  const { reference, name, email, contactNumber, packageName, startDate, adultCount, childAges } = request
  const { shown, now, quote, message, problem } = request
  const party = guestsText({ adults: adultCount, children: childAges.length })
  const ages = childAges.length === 0 ? '' : ` (${childAges.length === 1 ? 'age' : 'ages'} ${childAges.join(', ')})`
  const price = [shown, now].map((each) => each && formatRupees(each.amountPayable))
  return {
    ...{ reference, name, email, startDate },
    facts: [
      { label: 'Package', text: packageName },
      { label: 'From', text: formatDay(startDate) },
      { label: 'Group', text: `${party}${ages}` },
      ...(price[0] === undefined ? [] : [{ label: 'Price they saw', text: price[0] }]),
      ...(price[1] === undefined || price[1] === price[0] ? [] : [{ label: 'Price today', text: price[1] }]),
      { label: 'Asked by', text: `${name}, ${contactNumber}, ${email}` },
      { label: 'Asked on', text: momentText(request.createdAt) },
      ...(message === undefined ? [] : [{ label: 'Message', text: message }]),
      { label: 'This link ends', text: momentText(request.linkEndsAt) },
    ],
    ...(problem === undefined ? {} : { problem }),
    ...(quote === undefined
      ? {}
      : {
          written: {
            title: `Quote ${quote.number ?? ''}${quote.version > 1 ? `, version ${quote.version}` : ''}`,
            href: new URL(quote.url).pathname,
            isTaken: quote.state === 'accepted',
          },
        }),
    version: quote?.version ?? 0,
  }
}

function momentText(instant: string): string {
  const at = new Date(instant)
  return `${formatDay(dayInIndia(at))}, ${timeInIndia(at)} IST`
}
