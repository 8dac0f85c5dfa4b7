import { unescapeHtml } from '#contract/terms/html-text.ts'
import { addDays } from '#contract/terms/india-time.ts'
import { roomsOfType } from '#contract/terms/stay-labels.ts'
import type { ItineraryDay } from '#contract/v1/packages.ts'
import type { LineOf } from '#contract/v1/trip-lines.ts'
import { crossingOf } from '#server/ferries/crossing-of.ts'
import {
  type Crossing,
  type DayFacts,
  factPictures,
  type LineFacts,
  type StayFacts,
} from '#server/products/line-facts.ts'
import type { HousedStay, Plan } from './find-plan.ts'
import type { QuotedStart } from './quote-start.ts'
import { shutNotes } from './shut-days.ts'

type PackageLine = LineOf<'package'>

const PICTURES_MAX = 4
/** So many words of a place's name are in the titles and points of a plan: "Cellular Jail" of its National Memorial. */
const NAME_WORDS = 2

/** What the papers of a trip say of a package: its crossings, nights and days. */
export function packageFacts(
  { startDate, childAges }: PackageLine,
  quoted: QuotedStart,
  islandLabel: (id: string) => string,
): LineFacts {
  const { plan } = quoted
  const crossings = crossingsOf(quoted, childAges.filter((age) => age < 1).length)
  const stays = quoted.stays.map((stay) => stayOf(stay, { itinerary: plan.itinerary, startDate, islandLabel }))
  const islands = [
    ...stays.flatMap(({ islandId, island }) => (islandId && island ? { id: islandId, name: island } : [])),
    ...crossings.flatMap(({ from, to }) => [from, to].map(({ islandId, island }) => ({ id: islandId, name: island }))),
  ]
  return {
    islands: [...new Map(islands.map((each) => [each.id, each])).values()],
    pictures: factPictures(plan.pictures, PICTURES_MAX),
    ...{ crossings, stays, days: daysOf(plan, startDate) },
    ...{ included: itemsOf(plan.inclusive), notIncluded: itemsOf(plan.exclusive) },
    permits: plan.places.flatMap(({ name, permit }) =>
      permit === null || /^none/i.test(permit) ? [] : `${name}: ${permit}`,
    ),
  }
}

function crossingsOf({ legs }: QuotedStart, infants: number): Crossing[] {
  return legs.flatMap(({ tripId, date, trip, from, to, className, deck, seatsOnBoard }) =>
    from === undefined || to === undefined
      ? []
      : crossingOf({
          ...{ tripId, date, trip, from, to, classNames: [className], decks: [deck] },
          ...{ seats: seatsOnBoard, infants },
        }),
  )
}

type Around = { itinerary: readonly ItineraryDay[]; startDate: string; islandLabel: (id: string) => string }

function stayOf(stay: HousedStay, { itinerary, startDate, islandLabel }: Around): StayFacts {
  const { hotelId, hotelName, address, phone, checkIn, nights, rooms, roomType, islandId } = stay
  const checkOut = addDays(checkIn, nights)
  // A breakfast is eaten on the mornings of a stay, a dinner on its evenings.
  const days = itinerary.map((each) => ({ ...each, date: addDays(startDate, each.day - 1) }))
  const mornings = days.filter(({ date }) => date > checkIn && date <= checkOut)
  const evenings = days.filter(({ date }) => date >= checkIn && date < checkOut)
  return {
    ...{ hotelId: hotelId ?? undefined, hotelName, address: address ?? undefined, phone: phone || undefined },
    ...{ picture: factPictures(stay.pictures, 1)[0], checkIn, checkOut },
    ...{ checkInTime: stay.checkInTime ?? undefined, checkOutTime: stay.checkOutTime ?? undefined },
    rooms: roomsOfType(roomType, rooms),
    included: [
      ...(mornings.some(({ breakfast }) => breakfast === 1) ? ['breakfast'] : []),
      ...(evenings.some(({ dinner }) => dinner === 1) ? ['dinner'] : []),
    ],
    ...{ islandId: islandId ?? undefined, island: islandId === null ? undefined : islandLabel(islandId) },
  }
}

function daysOf({ itinerary, places, dayPictures }: Plan, startDate: string): DayFacts[] {
  const left = [...places]
  const shut = new Map(shutNotes(itinerary, startDate).map(({ date, text }) => [date, text]))
  return itinerary.map(({ day, title, description, breakfast, lunch, dinner, overnight }) => {
    const points = itemsOf(description)
    const words = [title, ...points].join(' ')
    const at = left.findIndex(({ name }) => words.includes(name.split(' ').slice(0, NAME_WORDS).join(' ')))
    // Each picture once: the next day shows another place.
    const [place] = at < 0 ? [] : left.splice(at, 1)
    return {
      ...{ date: addDays(startDate, day - 1), title, points, overnight },
      ...{ breakfast: breakfast === 1, lunch: lunch === 1, dinner: dinner === 1 },
      shut: shut.get(addDays(startDate, day - 1)),
      picture: factPictures(dayPictures[day] ?? place?.pictures ?? [], 1)[0],
    }
  })
}

/** The entries of the lists in some HTML, as plain text. */
export function itemsOf(html: string): string[] {
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) =>
    unescapeHtml(item.replaceAll(/<[^>]*>/g, '')),
  )
}
