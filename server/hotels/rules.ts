import { lastCheckOut, type RoomGuests } from '#contract/terms/hotel-stay.ts'
import { addDays } from '#contract/terms/india-time.ts'
import { divideHalfUp } from '#contract/terms/money.ts'
import type { AvailableDay } from '#contract/v1/availability.ts'

/** Rooms asked for with the same guests, and how many of them. */
export type GuestGroup = RoomGuests & { count: number }
export type Capacity = { maxAdults: number; maxChildren: number }
type NightPrice = { date: string; price: number; taxPercent: number }
type StayPrice = { packageBasePrice: number; discount: number; taxAmount: number; amountPayable: number }

/** The rooms asked for, alike ones together, those hardest to house first: they choose before the others. */
export function groupGuests(rooms: readonly RoomGuests[]): GuestGroup[] {
  const groups = new Map<string, GuestGroup>()
  for (const { adults, children } of rooms) {
    const key = `${adults}-${children}`
    const group = groups.get(key) ?? { adults, children, count: 0 }
    groups.set(key, { ...group, count: group.count + 1 })
  }
  return [...groups.values()].sort((one, other) => other.adults - one.adults || other.children - one.children)
}

/**
 * How many rooms of one kind house the guests asked for in one room; undefined when they cannot stay in such rooms. A child
 * may take an adult's place, not the other way round, and no room is without an adult.
 */
export function roomsNeeded(
  { adults, children }: RoomGuests,
  { maxAdults, maxChildren }: Capacity,
): number | undefined {
  const needed = Math.max(Math.ceil(adults / maxAdults), Math.ceil((adults + children) / (maxAdults + maxChildren)))
  return needed <= adults ? needed : undefined
}

/** Rooms of one kind for the whole party; undefined when one of its groups cannot stay in them. */
export function roomsForAll(groups: readonly GuestGroup[], capacity: Capacity): number | undefined {
  let rooms = 0
  for (const group of groups) {
    const needed = roomsNeeded(group, capacity)
    if (needed === undefined) return undefined
    rooms += needed * group.count
  }
  return rooms
}

export type RoomOffer = Capacity & { id: string; free: number; price: number }

/**
 * Houses every group in the cheapest free rooms of one hotel, hardest group first. Answers how many rooms of each offer are
 * taken, or undefined when they do not suffice.
 */
export function houseGuests(
  groups: readonly GuestGroup[],
  offers: readonly RoomOffer[],
): Map<string, number> | undefined {
  const taken = new Map<string, number>()
  for (const group of groups) {
    let waiting = group.count
    const fitting: { id: string; free: number; needed: number; cost: number }[] = []
    for (const offer of offers) {
      const needed = roomsNeeded(group, offer)
      if (needed !== undefined) fitting.push({ id: offer.id, free: offer.free, needed, cost: needed * offer.price })
    }
    fitting.sort((one, other) => one.cost - other.cost || (one.id < other.id ? -1 : 1))
    for (const { id, free, needed } of fitting) {
      const used = taken.get(id) ?? 0
      const housed = Math.min(waiting, Math.floor((free - used) / needed))
      taken.set(id, used + housed * needed)
      waiting -= housed
    }
    if (waiting > 0) return undefined
  }
  return taken
}

/** What `rooms` alike rooms cost for the nights given: one line, its tax rounded once. */
export function priceLine(nights: readonly NightPrice[], rooms: number): StayPrice {
  const packageBasePrice = rooms * nights.reduce((sum, night) => sum + night.price, 0)
  const hundredths = rooms * nights.reduce((sum, night) => sum + night.price * night.taxPercent, 0)
  const taxAmount = divideHalfUp(hundredths, 100)
  return { packageBasePrice, discount: 0, taxAmount, amountPayable: packageBasePrice + taxAmount }
}

/** The price of one night as cards show it: everything that is paid, by the nights. */
export function perNight(amountPayable: number, nights: number): number {
  return divideHalfUp(amountPayable, nights)
}

type NightRequest = { day: string; today: string; rooms: number; night: (NightPrice & { free: number }) | undefined }

/** Whether so many rooms of one kind can be had on a night, and if not, why; `night` is undefined where the room is not open. */
export function nightAvailability({ day, today, rooms, night }: NightRequest): AvailableDay {
  if (day < today) return { date: day, open: false, reason: 'too_soon' }
  if (day > addDays(lastCheckOut(today), -1)) return { date: day, open: false, reason: 'not_yet' }
  if (night === undefined) return { date: day, open: false, reason: 'closed' }
  if (night.free < rooms) return { date: day, open: false, reason: 'sold_out', left: night.free }
  return { date: day, open: true, left: night.free, priceFrom: priceLine([night], 1).amountPayable }
}

/** A room type over the nights of a stay, one entry a night; null where it is not open. */
export type RoomNights = Omit<RoomOffer, 'free' | 'price'> & {
  hotelId: string
  free: readonly (number | null)[]
  prices: readonly (number | null)[]
}

/** Nights counted from the first of the stay; `until` is the night that is no longer part of it. */
type StayPart = { hotelId: string; from: number; until: number }

/** A traveller packs again at each change; more than this many parts are no holiday (ours). */
const PARTS_MAX = 3

/**
 * Shares a stay out over hotels: each part goes where the party can stay longest from there on, which makes the fewest parts.
 * Of equals the hotel of the part before, then the first given. Undefined when some night is full everywhere, or when it takes too many.
 */
export function splitStay(
  rooms: readonly RoomNights[],
  groups: readonly GuestGroup[],
  nights: number,
): StayPart[] | undefined {
  const hotels = [...Map.groupBy(rooms, ({ hotelId }) => hotelId)]
  const parts: StayPart[] = []
  for (let from = 0; from < nights; ) {
    const before = parts.at(-1)?.hotelId
    const first = hotels.filter(([id]) => id === before).concat(hotels.filter(([id]) => id !== before))
    const [longest] = first
      .map(([hotelId, own]) => ({ hotelId, from, until: from + nightsHoused(own, groups, from, nights) }))
      .sort((one, other) => other.until - one.until)
    if (longest === undefined || longest.until === from || parts.length === PARTS_MAX) return undefined
    parts.push(longest)
    from = longest.until
  }
  return parts
}

/** How many nights on end the party can stay in the same rooms of one hotel. */
function nightsHoused(
  rooms: readonly RoomNights[],
  groups: readonly GuestGroup[],
  from: number,
  nights: number,
): number {
  let housed = 0
  while (from + housed < nights && houseGuests(groups, offersOver(rooms, from, from + housed + 1)) !== undefined)
    housed += 1
  return housed
}

function offersOver(rooms: readonly RoomNights[], from: number, until: number): RoomOffer[] {
  return rooms.map(({ free, prices, ...room }) => ({
    ...room,
    free: Math.min(...free.slice(from, until).map((each) => each ?? 0)),
    price: prices.slice(from, until).reduce<number>((sum, each) => sum + (each ?? 0), 0),
  }))
}
