import { dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { datesText } from '#contract/terms/stay-labels.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'
import { askOfficeHref } from '#site/shop/enquiry/ask-office.ts'
import { shareQuote } from '#site/shop/share/share-quote.ts'
import type { ShareView } from '#site/shop/share/share-view.ts'
import { inOrderOfDays } from '#site/shop/trip/line-order.ts'
import { lineParty } from '#site/shop/trip/line-party.ts'
import type { Fact } from '#site/ui/fact-list.tsx'
import { type LetterView, letterView } from './letter-view.ts'
import { QUOTE_TEXTS, quoteMark } from './texts.ts'

export type QuoteLineView = {
  id: string
  title: string
  when: string
  party: string
  details: Fact[]
  price: string
  tax: string
  problem?: string
}

/** What the page only draws. */
export type QuoteView = {
  letter: LetterView
  total: string
  lines: QuoteLineView[]
  sums: { label: string; text: string; isTotal?: true }[]
}

/** What the page's forms and links need. */
export type QuoteHead = {
  id: string
  version: number
  number?: string
  /** "Quote QUO-7K2M9P, Tue 24 Nov 2026"; a shared trip has none. */
  mark?: string
  isForGroup: boolean
  /** What is paid on accepting. */
  first: string
  state: SavedQuote['state']
  isBooked: boolean
  /** In place of accepting: it takes more than can be booked online, and who is asked for it. */
  group?: { text: string; href: string }
  until?: string
  /** Until when our office holds it for whoever accepts it first. */
  held?: string
  url: string
  ways: ShareView
}

/** `office` is its number of WhatsApp, where it has one. */
export function quoteHead(quote: SavedQuote, office?: string): QuoteHead {
  const { id, version, number, state, validUntil, url, total, initial, isForGroup, createdAt, isBooked } = quote
  return {
    id,
    version,
    ...(number === undefined ? {} : { number }),
    ...(number === undefined
      ? {}
      : { mark: quoteMark({ number, version, day: formatDay(dayInIndia(new Date(createdAt))) }) }),
    isForGroup,
    first: formatRupees(initial?.amount ?? total.amountPayable),
    state,
    isBooked: isBooked === true,
    ...(quote.group === undefined ? {} : { group: { text: quote.group, href: askForQuote(quote) } }),
    ...(validUntil === undefined ? {} : { until: momentText(validUntil) }),
    ...(quote.heldUntil === undefined ? {} : { held: momentText(quote.heldUntil) }),
    url,
    ways: shareQuote(office, quote),
  }
}

/** The whole of it, so that nobody has to write it again: what, when, for whom, and the price they see. */
function askForQuote({ number, url, lines, total }: SavedQuote): string {
  const asked = lines.map((line) => `${line.title} (${whenText(line)}; ${lineParty(line)})`)
  const price = formatRupees(total.amountPayable)
  const message = `${QUOTE_TEXTS.about(number ?? url)}${[...asked, price].join('; ')}.`
  return askOfficeHref({ message, adults: Math.max(...lines.map(travellersOf)) })
}

function travellersOf(line: HeldLine): number {
  switch (line.kind) {
    case 'package':
      return line.adultCount + line.childAges.length
    case 'hotel':
      return line.rooms.reduce((sum, { adults, children }) => sum + adults + children, 0)
    case 'ferry':
      return line.seats.length
    case 'car':
      return line.passengers
    default:
      return line.ages.length
  }
}

export function quoteView(quote: SavedQuote, brandName: string, banners?: SiteHost['banners']): QuoteView {
  const { lines, total, plan, problems = [] } = quote
  const { packageBasePrice, discount, taxAmount, amountPayable } = total
  return {
    letter: letterView(quote, brandName, banners),
    total: formatRupees(amountPayable),
    lines: inOrderOfDays(lines).map((line) => {
      const shown = lineView(line, problems.find((each) => lines[each.line] === line)?.message)
      // The days say it all, hour by hour.
      return plan === undefined ? shown : { ...shown, details: [] }
    }),
    sums: [
      { label: QUOTE_TEXTS.base, text: formatRupees(packageBasePrice) },
      ...(discount === 0 ? [] : [{ label: QUOTE_TEXTS.discount, text: `-${formatRupees(discount)}` }]),
      { label: QUOTE_TEXTS.taxes, text: formatRupees(taxAmount) },
      { label: QUOTE_TEXTS.total, text: formatRupees(amountPayable), isTotal: true },
    ],
  }
}

/** "Sun 29 Nov 2026, 10:00 IST" */
function momentText(instant: string): string {
  return `${formatDay(dayInIndia(new Date(instant)))}, ${timeInIndia(new Date(instant))} IST`
}

function lineView(line: HeldLine, problem: string | undefined): QuoteLineView {
  const { lineId, title, price, details } = line
  const party = lineParty(line)
  return {
    id: lineId,
    title,
    when: whenText(line),
    party,
    details: details.filter(({ label, text }) => !SAID_ABOVE.includes(label) && text !== party),
    price: formatRupees(price.amountPayable),
    tax: `${formatRupees(price.taxAmount)} taxes and fees inside`,
    ...(problem === undefined ? {} : { problem }),
  }
}

/** What title, day and party of a line say already. */
const SAID_ABOVE = [
  'Seat',
  'Seats',
  'Departs',
  'Arrives',
  'Starts',
  'Ends',
  'Hotel',
  'Rooms',
  'Pick-up',
  'Cars',
  'Passengers',
]
function whenText(line: HeldLine): string {
  const [from, to] = [new Date(line.startsAt), new Date(line.endsAt)]
  const [first, last] = [dayInIndia(from), dayInIndia(to)]
  switch (line.kind) {
    case 'package':
      return first === last ? formatDay(first) : datesText({ checkIn: first, checkOut: last })
    case 'hotel':
      return datesText(line)
    case 'ferry':
      return `${formatDay(first)}, ${timeInIndia(from)} to ${timeInIndia(to)}`
    case 'car':
      return `${formatDay(line.pickupDate)}, pick-up ${line.pickupTime}`
    default:
      return `${formatDay(first)}, ${timeInIndia(from)}`
  }
}
