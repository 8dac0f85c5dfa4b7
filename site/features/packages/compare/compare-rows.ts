import { counted } from '#contract/terms/counted.ts'
import { textOfHtml } from '#contract/terms/html-text.ts'
import { addDays, dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { TripPrice } from '#contract/v1/holds.ts'
import type { PackageDetails } from '#contract/v1/packages.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import type { Party } from '../booking/party.ts'
import { type HotelsById, staysOf } from '../package-stays.ts'
import { COMPARE_TEXTS } from './compare-texts.ts'

/** A package with what it costs this party from that day on; `problem` says why it cannot be had. */
export type Compared = {
  details: PackageDetails
  hotels: HotelsById
  left?: number
  price?: TripPrice
  problem?: string
}

export type HotelCell = { name: string; href?: string; note: string; picture?: PictureSource }
/** A cell: text with a note, hotels, or whether it is inside. */
export type Cell = { text?: string; note?: string; isBest?: boolean; hotels?: HotelCell[]; has?: boolean }
export type Row = { label: string; cells: Cell[] }

export function moneyRows(compared: readonly Compared[], party: Party): Row[] {
  const nightly = compared.map(
    ({ details, price }) => price && Math.round(price.total.amountPayable / Math.max(details.nights, 1)),
  )
  const costs = compared.map(({ price }) => cancelCostOf(price))
  const row = (label: string, cells: Cell[]): Row => ({ label, cells })
  return [
    row(
      COMPARE_TEXTS.days,
      compared.map(({ details }) => ({
        text: counted(details.nights, 'night'),
        ...(party.date === ''
          ? {}
          : { note: `${formatDay(party.date)} to ${formatDay(addDays(party.date, details.nights))}` }),
      })),
    ),
    row(COMPARE_TEXTS.night, withLowest(nightly)),
    row(
      COMPARE_TEXTS.payNow,
      compared.map(({ price }) => payCell(price)),
    ),
    row(
      COMPARE_TEXTS.cancelCosts,
      withLowest(costs.map((each) => each?.amount)).map((cell, index) => cancelCell(cell, costs[index])),
    ),
    row(
      COMPARE_TEXTS.left,
      compared.map(({ left }) => (left === undefined ? {} : { text: String(left) })),
    ),
  ].filter(({ cells }) => cells.some(({ text }) => text !== undefined))
}

/** Amounts, the lowest of several marked. */
function withLowest(amounts: readonly (number | undefined)[]): Cell[] {
  const known = amounts.filter((each) => each !== undefined)
  const lowest = Math.min(...known)
  const isTold = known.length > 1 && known.some((each) => each !== lowest)
  return amounts.map((amount) =>
    amount === undefined
      ? {}
      : { text: formatRupees(amount), ...(isTold && amount === lowest ? { isBest: true } : {}) },
  )
}

/** To lose all of it is no merit, however little that is. */
function cancelCell(cell: Cell, cost: ReturnType<typeof cancelCostOf>): Cell {
  if (cost === undefined) return cell
  return { ...cell, note: cost.until, isBest: cell.isBest === true && cost.until !== COMPARE_TEXTS.nothingBack }
}

function payCell(price: Compared['price']): Cell {
  if (price === undefined) return {}
  const { amountPayable } = price.total
  if (price.initial === undefined) return { text: formatRupees(amountPayable), note: 'all at once' }
  const { amount, balanceDate } = price.initial
  return {
    text: `${formatRupees(amount)} and ${formatRupees(amountPayable - amount)}`,
    note: `the balance by ${formatDay(balanceDate)}`,
  }
}

/** What cancelling costs now, and until when. */
function cancelCostOf(price: Compared['price']): { amount: number; until: string } | undefined {
  if (price === undefined) return undefined
  const { amountPayable } = price.total
  const step = price.lines[0]?.cancellation.find(({ until }) => until > price.now)
  if (step === undefined) return { amount: amountPayable, until: COMPARE_TEXTS.nothingBack }
  return { amount: amountPayable - step.refund, until: `until ${formatDay(dayInIndia(new Date(step.until)))}` }
}

export function sleepRows(compared: readonly Compared[]): Row[] {
  return [
    {
      label: COMPARE_TEXTS.hotels,
      cells: compared.map(({ details, hotels }) => ({ hotels: hotelCells(details, hotels) })),
    },
    { label: COMPARE_TEXTS.meals, cells: compared.map(({ details }) => ({ text: mealsText(details) })) },
  ]
}

function hotelCells({ hotelDetails }: Compared['details'], hotels: HotelsById): HotelCell[] {
  return staysOf(hotelDetails, hotels).map(({ hotelName, href, starRating, place, nights, picture }) => ({
    name: hotelName,
    ...(href === undefined ? {} : { href }),
    note: [counted(starRating, 'star'), counted(nights.length, 'night'), place].filter(Boolean).join(', '),
    ...(picture === undefined ? {} : { picture }),
  }))
}

function mealsText({ tourIternary }: Compared['details']): string {
  const count = (meal: 'breakfast' | 'lunch' | 'dinner') => tourIternary.filter((day) => Number(day[meal]) > 0).length
  const meals = [
    counted(count('breakfast'), 'breakfast'),
    counted(count('lunch'), 'lunch', 'lunches'),
    counted(count('dinner'), 'dinner'),
  ].filter((text) => !text.startsWith('0 ') && !text.startsWith('no '))
  return meals.length === 0 ? 'None' : meals.join(', ')
}

export function paceRows(compared: readonly Compared[]): Row[] {
  return [
    {
      label: COMPARE_TEXTS.islands,
      cells: compared.map(({ details }) => {
        const towns = [...new Set(details.hotelDetails.map(({ place }) => place))]
        return { text: String(towns.length), note: towns.join(', ') }
      }),
    },
    {
      label: COMPARE_TEXTS.moves,
      cells: compared.map(({ details }) => ({ text: movesText(details.hotelDetails.length - 1) })),
    },
    {
      label: COMPARE_TEXTS.ferries,
      cells: compared.map(({ details }) => {
        const boats = details.tourIternary.flatMap(({ ferry }) => ferry ?? [])
        return { text: String(boats.length), note: [...new Set(boats.map(({ name }) => name))].join(', ') }
      }),
    },
  ]
}

function movesText(times: number): string {
  return times <= 0 ? 'never' : counted(times, 'time')
}

/** Said in rows of their own. */
const SAID_ABOVE = /\bnights?['’]? stay\b|\bdinners?\b(?!.*candle)|\bdaily breakfast\b|\bferry\b/i

/** Places and extras that not all of them have, and those that all have. */
export function differencesOf(compared: readonly Compared[]): { rows: Row[]; same: string[] } {
  const inside = compared.map(({ details }) => ({
    places: new Set(details.places.map(({ name }) => name)),
    extras: new Set(itemsOf(details.inclusive).filter((item) => !SAID_ABOVE.test(item))),
  }))
  const rows: Row[] = []
  const same: string[] = []
  for (const kind of ['extras', 'places'] as const) {
    for (const item of new Set(inside.flatMap((each) => [...each[kind]]))) {
      const has = inside.map((each) => each[kind].has(item))
      const [yes, no] =
        kind === 'places' ? [COMPARE_TEXTS.visited, COMPARE_TEXTS.notVisited] : [COMPARE_TEXTS.yes, COMPARE_TEXTS.no]
      if (has.every(Boolean)) same.push(item)
      else rows.push({ label: item, cells: has.map((each) => ({ has: each, text: each ? yes : no })) })
    }
  }
  return { rows, same }
}

function itemsOf(html: string): string[] {
  return [...html.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)]
    .map(([, item = '']) => textOfHtml(item))
    .filter((text) => text !== '')
}
