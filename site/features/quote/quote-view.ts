import { dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { datesText, guestsByRoom, guestsText } from '#contract/terms/stay-words.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { HeldLine, Tier } from '#contract/v1/trip-lines.ts'
import { changedText, initialText, QUOTE_TEXTS, whatsappText } from './texts.ts'

export type QuoteLineView = {
  id: string
  title: string
  when: string
  party: string
  details: { label: string; text: string }[]
  price: string
  tax: string
  /** Step by step what comes back; none where nothing does. */
  ladder: { until: string; back: string }[]
  problem?: string
}

/** What the page only draws. */
export type QuoteView = {
  facts: { label: string; text: string }[]
  lines: QuoteLineView[]
  sums: { label: string; text: string; isTotal?: true }[]
  initial?: string
}

/** What the page's forms and links need. */
export type QuoteHead = {
  id: string
  version: number
  number?: string
  name?: string
  state: SavedQuote['state']
  until?: string
  url: string
  whatsapp: string
}

export function quoteHead({ id, version, number, name, state, validUntil, url, total }: SavedQuote): QuoteHead {
  return {
    id,
    version,
    ...(number === undefined ? {} : { number }),
    ...(name === undefined ? {} : { name }),
    state,
    ...(validUntil === undefined ? {} : { until: momentText(validUntil) }),
    url,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(whatsappText(number, formatRupees(total.amountPayable), url))}`,
  }
}

export function quoteView(quote: SavedQuote): QuoteView {
  const { number, version, validUntil, lines, total, initial, problems = [] } = quote
  const { packageBasePrice, discount, taxAmount, amountPayable } = total
  return {
    facts: [
      ...(number === undefined ? [] : [{ label: QUOTE_TEXTS.number, text: number }]),
      ...(version > 1 ? [{ label: QUOTE_TEXTS.version, text: changedText(version - 1) }] : []),
      ...(validUntil === undefined ? [] : [{ label: QUOTE_TEXTS.validUntil, text: momentText(validUntil) }]),
    ],
    lines: lines.map((line, index) => lineView(line, problems.find((each) => each.line === index)?.message)),
    sums: [
      { label: QUOTE_TEXTS.base, text: formatRupees(packageBasePrice) },
      ...(discount === 0 ? [] : [{ label: QUOTE_TEXTS.discount, text: `-${formatRupees(discount)}` }]),
      { label: QUOTE_TEXTS.taxes, text: formatRupees(taxAmount) },
      { label: QUOTE_TEXTS.total, text: formatRupees(amountPayable), isTotal: true },
    ],
    ...(initial === undefined
      ? {}
      : { initial: initialText(formatRupees(initial.amount), formatDay(initial.balanceDate)) }),
  }
}

/** "Sun 29 Nov 2026, 10:00 IST" */
function momentText(instant: string): string {
  return `${formatDay(dayInIndia(new Date(instant)))}, ${timeInIndia(new Date(instant))} IST`
}

function lineView(line: HeldLine, problem: string | undefined): QuoteLineView {
  const { lineId, title, price, cancellation, details } = line
  const party = partyText(line)
  return {
    id: lineId,
    title,
    when: whenText(line),
    party,
    details: details.filter(({ label, text }) => !SAID_ABOVE.includes(label) && text !== party),
    price: formatRupees(price.amountPayable),
    tax: `${formatRupees(price.taxAmount)} taxes and fees inside`,
    ladder: cancellation.filter(({ refund }) => refund > 0).map(stepView),
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
/** A step that ends with its day is told by the day alone. */
const DAY_ENDS = '23:59'

function stepView({ until, refund, refundPercent }: Tier): QuoteLineView['ladder'][number] {
  const at = new Date(until)
  const [day, time] = [formatDay(dayInIndia(at)), timeInIndia(at)]
  return {
    until: `Until ${day}${time === DAY_ENDS ? '' : `, ${time}`}`,
    back: `${formatRupees(refund)} back (${refundPercent} %)`,
  }
}

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
    case 'activity':
      return `${formatDay(line.date)}, ${line.time}`
  }
}

function partyText(line: HeldLine): string {
  switch (line.kind) {
    case 'package':
      return guestsText({ adults: line.adultCount, children: line.childAges.length })
    case 'hotel':
      return guestsByRoom(line.rooms)
    case 'ferry':
      return `${line.seats.length === 1 ? 'Seat' : 'Seats'} ${line.seats.join(', ')}`
    case 'car':
      return line.passengers === 1 ? '1 passenger' : `${line.passengers} passengers`
    case 'activity':
      return line.ages.length === 1 ? '1 guest' : `${line.ages.length} guests`
  }
}
