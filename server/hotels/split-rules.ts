import { type GuestGroup, houseGuests, type RoomOffer } from './rules.ts'

/** A room type over the nights of a stay, one entry a night; null where it is not open. */
export type RoomNights = Omit<RoomOffer, 'free' | 'price'> & {
  hotelId: string
  free: readonly (number | null)[]
  prices: readonly (number | null)[]
}

/** Nights counted from the first of the stay; `until` is the night that is no longer part of it. */
export type StayPart = { hotelId: string; from: number; until: number }

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
