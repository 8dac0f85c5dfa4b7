import type { CalendarNight, changeNights } from '#contract/office/nights.ts'
import type { Asked } from '../../call.ts'
import { guestPrice, guestWords, type NightTax } from './guest-price.ts'

/** How a price is given: as one for all nights, as a difference, or as that of the season. */
export type PriceKind = 'set' | 'up' | 'down' | 'season'

/** What is entered in the panel; undefined where nothing was touched. */
export type NightEntry = {
  kind: PriceKind
  amount: number | null
  rooms: number | null
  minNights: number | undefined
  isClosed: boolean | undefined
}

/** What all nights share, or null where they differ. */
export function shared<Name extends keyof CalendarNight>(nights: readonly CalendarNight[], name: Name) {
  const first = nights[0]?.[name]
  return first !== undefined && nights.every((night) => night[name] === first) ? first : null
}

/** The entry as nothing has been touched yet. */
export function firstEntry(nights: readonly CalendarNight[]): NightEntry {
  const [amount, rooms] = [shared(nights, 'price'), shared(nights, 'rooms')]
  return { kind: 'set', amount, rooms, minNights: undefined, isClosed: undefined }
}

type Body = NonNullable<Asked<typeof changeNights>['body']>
type Change = Omit<Body, 'roomTypeIds' | 'from' | 'until'>

/** What the entry changes of these nights; undefined where it changes nothing. */
export function changeOf(entry: NightEntry, nights: readonly CalendarNight[]): Change | undefined {
  const { rooms, minNights, isClosed } = entry
  const change: Change = {
    ...priceChange(entry, nights),
    ...(rooms !== null && rooms !== shared(nights, 'rooms') ? { rooms } : {}),
    ...(minNights !== undefined && minNights !== shared(nights, 'minNights') ? { minNights } : {}),
    ...(isClosed !== undefined && isClosed !== shared(nights, 'isClosed') ? { isClosed } : {}),
  }
  return Object.keys(change).length === 0 ? undefined : change
}

function priceChange({ kind, amount }: NightEntry, nights: readonly CalendarNight[]): Change {
  if (kind === 'season')
    return nights.every((night) => night.price === night.seasonPrice) ? {} : { isSeasonPrice: true }
  if (amount === null) return {}
  if (kind === 'set') return amount === shared(nights, 'price') ? {} : { price: amount }
  return amount === 0 ? {} : { priceBy: kind === 'up' ? amount : -amount }
}

/** The prices that nights would have. */
export function pricesAfter({ kind, amount }: NightEntry, nights: readonly CalendarNight[]): number[] {
  return nights.map(({ price, seasonPrice }) => {
    if (kind === 'season') return seasonPrice
    if (amount === null) return price
    if (kind === 'set') return amount
    return kind === 'up' ? price + amount : price - amount
  })
}

/** What guests would pay: one sentence for one price, from and to where nights differ. */
export function guestsPay(prices: readonly number[], taxes: NightTax | undefined): string {
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  if (least === most || taxes === undefined || prices.length === 0) return guestWords(least, taxes)
  const [from, to] = [guestPrice(least, taxes).pays, guestPrice(most, taxes).pays]
  return `A guest pays ₹${from.toLocaleString('en-IN')} to ₹${to.toLocaleString('en-IN')} with GST.`
}
