import { daysBetween, formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { daysFor, quoteFor, quoteLetter } from '#contract/terms/quote-texts.ts'
import { datesText, nightsText } from '#contract/terms/stay-labels.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { Picture } from '#contract/v1/shapes.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { laddersOfChoice, type RefundLadder } from '#site/shop/refund/refund-ladders.ts'
import { vesselPicture } from '#site/shop/trip/vessel-pictures.ts'
import type { Fact } from '#site/ui/fact-list.tsx'
import type { PictureSource } from '#site/ui/picture.tsx'
import { QUOTE_TEXTS } from './texts.ts'

export type QuoteDay = {
  id: string
  date: string
  title: string
  /** What happens, in the order of its hours. */
  hours: { time?: string; text: string }[]
  /** Where one sleeps. */
  night?: string
  picture?: PictureSource
  gaps: string[]
}

/** What stands before the lines of a quote and after them: the letter, the days, what is inside, paying, refunds. */
export type LetterView = {
  title?: string
  sub?: string
  dear?: string
  words: string[]
  by: string
  pictures: Picture[]
  days: QuoteDay[]
  included: string[]
  notIncluded: string[]
  paying: Fact[]
  refunds: RefundLadder[]
  /** "for 14, ₹36,000 each" */
  per: string
}

/** First pictures of a quote: one large, three beside each other below it. */
const PICTURES_MAX = 4

/** `banners`: those of the site, for a day on the water, which has no picture of its own. */
export function letterView(quote: SavedQuote, brandName: string, banners?: SiteHost['banners']): LetterView {
  const { number, name, note, plan, writtenBy, isForGroup } = quote
  const isWritten = number !== undefined
  const days = plan === undefined ? 0 : daysBetween(plan.firstDate, plan.lastDate) + 1
  const title = isWritten && plan !== undefined ? (name === undefined ? plan.title : daysFor(days, name)) : undefined
  return {
    ...(title === undefined ? {} : { title }),
    ...(plan === undefined ? {} : { sub: tripText(plan, title) }),
    ...(isWritten ? quoteLetter({ name, note, isForGroup }) : { words: [QUOTE_TEXTS.draftLead] }),
    by: writtenBy ?? brandName,
    pictures: (plan?.pictures ?? []).slice(0, PICTURES_MAX),
    days: plan === undefined ? [] : plan.days.map((day) => dayOf(day, plan, banners)),
    included: plan?.included ?? [],
    notIncluded: plan?.notIncluded ?? [],
    paying: payingOf(quote),
    refunds: refundsOf(quote),
    per: quoteFor(quote.lines, quote.total),
  }
}

type Plan = NonNullable<SavedQuote['plan']>

/** "Radhanagar Sunset for Two, Wed 10 Feb to Sun 14 Feb 2027, 4 nights"; what the title above tells is not told again. */
function tripText({ title, firstDate, lastDate }: Plan, above?: string): string {
  const named = title === above ? [] : [title]
  if (firstDate === lastDate) return [...named, formatDay(firstDate)].join(', ')
  const nights = nightsText(daysBetween(firstDate, lastDate))
  const dates = datesText({ checkIn: firstDate, checkOut: lastDate })
  return [...named, dates, ...(title.startsWith(nights) ? [] : [nights])].join(', ')
}

function dayOf(day: Plan['days'][number], { stays, ferries }: Plan, banners: SiteHost['banners']): QuoteDay {
  const { date, title, island, entries, gaps } = day
  const crossings = ferries.filter((ferry) => ferry.date === date)
  const picture = day.picture ?? (crossings.length === 0 ? undefined : vesselPicture(crossings, banners))
  const stay = stays.find(({ checkIn, checkOut }) => checkIn <= date && date < checkOut)
  return {
    ...{ id: date, date: formatDay(date).replace(/ \d{4}$/, ''), title: title === '' ? (island ?? '') : title, gaps },
    hours: entries.map(({ time, text }) => (time === undefined ? { text } : { time, text })),
    ...(stay === undefined ? {} : { night: [stay.hotelName, stay.rooms, ...stay.included].join(', ') }),
    ...(picture === undefined ? {} : { picture }),
  }
}

function payingOf({ initial, total }: SavedQuote): LetterView['paying'] {
  if (initial === undefined) return [{ label: QUOTE_TEXTS.onAccepting, text: formatRupees(total.amountPayable) }]
  return [
    { label: QUOTE_TEXTS.onAccepting, text: formatRupees(initial.amount) },
    { label: `By ${formatDay(initial.balanceDate)}`, text: formatRupees(total.amountPayable - initial.amount) },
  ]
}

/** What comes back of the part that is paid first, and of the whole. */
function refundsOf({ refundSteps = [] }: SavedQuote): RefundLadder[] {
  // The server names steps that are still ahead.
  const { initial, full } = laddersOfChoice(refundSteps, refundSteps[0]?.from ?? '')
  return [initial, full].filter((ladder) => ladder !== undefined)
}
