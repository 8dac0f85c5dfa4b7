import { counted } from '#contract/terms/counted.ts'
import { addDays, dayInIndia, daysBetween, formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { isInSeason } from '#contract/terms/season.ts'
import type { AvailableDay } from '#contract/v1/availability.ts'
import type { PackageDetails, PackageSummary } from '#contract/v1/packages.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import {
  type DayCell,
  dayNumber,
  lowestAmong,
  type MonthLink,
  type MonthTable,
  monthLinks,
  monthTables,
} from '#site/shop/days/month-view.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { type Party, withParty } from '../booking/party.ts'
import { peopleText, type StartPrice } from '../booking/start-price.ts'
import { CHOSEN, CLOSED_LABELS, DATES_TEXTS, lessText } from './dates-texts.ts'

export type Chosen = {
  title: string
  price: string
  unit: string
  facts: string[]
  problem?: string
  bookHref?: string
  cheaper?: { text: string; href: string; label: string }
}
export type DatesView = {
  slug: string
  name: string
  nights: string
  picture?: PictureSource
  party: Party
  months: MonthLink[]
  tables: MonthTable[]
  chosen?: Chosen
  hasPeak: boolean
}
/** Places below this many are counted (ours). */
const FEW = 6

type Peak = { ranges: { from: string; to: string }[] }
type Given = {
  found: PackageDetails | PackageSummary
  party: Party
  today: string
  first: string
  days: readonly AvailableDay[]
  trip: StartPrice | undefined
  peaks: readonly Peak[]
}

export function toDatesView({ found, party, today, first, days, trip, peaks }: Given): DatesView {
  const { slug, packageName: name, nights, images } = found
  const picture = images[0]
  const hrefOf = (more: { month?: string; date?: string }) =>
    withParty(
      paths.packageDates(slug),
      { ...party, date: more.date ?? party.date },
      more.month === undefined ? {} : { month: more.month },
    )
  const open = days.filter((day) => day.open && day.priceFrom !== undefined)
  const isLowest = lowestAmong(open.map(({ priceFrom = 0 }) => priceFrom))
  const isDear = (date: string) => peaks.some(({ ranges }) => ranges.some((range) => isInSeason(range, date.slice(5))))
  const cells = new Map(
    days.map((day) => [
      day.date,
      cellOf(day, {
        isLowest,
        isDear,
        href: `${hrefOf({ date: day.date, month: first })}#${CHOSEN}`,
        chosen: party.date,
      }),
    ]),
  )
  return {
    ...{ slug, name, party },
    nights: counted(nights, 'night'),
    ...(picture === undefined ? {} : { picture: cardPicture(leanPicture(picture)) }),
    months: monthLinks(first, today, (month) => hrefOf({ month })),
    tables: monthTables(first, cells),
    ...(trip === undefined ? {} : { chosen: chosenOf(trip, { found, party, days, hrefOf, first }) }),
    hasPeak: [...cells.values()].some(({ kind }) => kind === 'peak'),
  }
}

function shortRupees(amount: number): string {
  return `${(amount / 1000).toFixed(1)}k`
}

type Around = {
  isLowest: (amount: number | undefined) => boolean
  isDear: (date: string) => boolean
  href: string
  chosen: string
}

function cellOf(day: AvailableDay, { isLowest: isLow, isDear, href, chosen }: Around): DayCell {
  const { date, left, priceFrom } = day
  const number = dayNumber(date)
  if (!day.open) {
    const reason = CLOSED_LABELS[day.reason ?? 'closed']
    return { date, number, note: reason, kind: 'closed', label: `${formatDay(date)}, ${reason}` }
  }
  const isLowest = isLow(priceFrom)
  const few = left !== undefined && left < FEW ? `${left} left` : undefined
  const note = few ?? (isLowest ? DATES_TEXTS.lowest : undefined)
  const price = priceFrom === undefined ? undefined : formatRupees(priceFrom)
  return {
    ...{ date, number, href },
    ...(price === undefined ? {} : { price, short: shortRupees(priceFrom ?? 0) }),
    ...(note === undefined ? {} : { note }),
    kind: isLowest ? 'lowest' : isDear(date) ? 'peak' : 'plain',
    ...(date === chosen ? { isChosen: true } : {}),
    label: [formatDay(date), price, isLowest ? DATES_TEXTS.lowest : undefined, few].filter(Boolean).join(', '),
  }
}

type ChosenFrom = Pick<Given, 'found' | 'party' | 'days' | 'first'> & {
  hrefOf: (more: { month?: string; date?: string }) => string
}

function chosenOf(trip: StartPrice, { found, party, days, hrefOf, first }: ChosenFrom): Chosen {
  const { date } = party
  const title = `${formatDay(date)} to ${formatDay(addDays(date, found.nights))}`
  if ('problem' in trip) return { title, price: '', unit: '', facts: [], problem: trip.problem }
  const { total, initial, lines, now } = trip.price
  const day = days.find((each) => each.date === date)
  const step = lines[0]?.cancellation.find(({ until }) => until > now)
  const facts = [
    ...(day?.left === undefined ? [] : [`${counted(day.left, 'place')} left on this day`]),
    initial === undefined
      ? 'Paid in full when you book'
      : `Pay ${formatRupees(initial.amount)} now, ${formatRupees(total.amountPayable - initial.amount)} by ${formatDay(initial.balanceDate)}`,
    step === undefined
      ? 'Nothing comes back of a cancellation any more'
      : `Cancel by ${formatDay(dayInIndia(new Date(step.until)))}: ${formatRupees(step.refund)} comes back`,
  ]
  return {
    title,
    price: formatRupees(total.amountPayable),
    unit: `for ${peopleText(party)}, includes ${formatRupees(total.taxAmount)} taxes`,
    facts,
    bookHref: withQuery(paths.book('package'), {
      id: found.slug,
      priceVersion: lines[0]?.priceVersion,
      seen: total.amountPayable,
    }),
    ...cheaperOf(day, { days, hrefOf, first }),
  }
}

/** The nearest day of those shown that costs less a person. */
function cheaperOf(
  day: AvailableDay | undefined,
  { days, hrefOf, first }: Pick<ChosenFrom, 'days' | 'hrefOf' | 'first'>,
): Pick<Chosen, 'cheaper'> {
  if (day?.priceFrom === undefined) return {}
  const { date, priceFrom } = day
  const open = days.filter((each) => each.open && each.priceFrom !== undefined && each.priceFrom < priceFrom)
  const lowest = Math.min(...open.map((each) => each.priceFrom ?? 0))
  const [nearest] = open
    .filter((each) => each.priceFrom === lowest)
    .toSorted((one, other) => Math.abs(daysBetween(date, one.date)) - Math.abs(daysBetween(date, other.date)))
  if (nearest === undefined) return {}
  const label = formatDay(nearest.date)
  return {
    cheaper: {
      text: lessText(formatRupees(priceFrom - lowest), label),
      href: `${hrefOf({ date: nearest.date, month: first })}#${CHOSEN}`,
      label: `See ${label}`,
    },
  }
}
