import { type FerryClassCode, infantsProblem } from '#contract/terms/ferry-labels.ts'
import { ferryPaths } from '#contract/terms/ferry-paths.ts'
import { ABOUT_DETAIL_LENGTH_MAX } from '#contract/terms/limits.ts'
import { ferryTripFor, paths } from '#contract/terms/paths.ts'
import { seatsLabel } from '#contract/terms/seat-labels.ts'
import type { FerryParty } from '#site/shop/party/ferry-party.ts'
import type { SumsView } from '#site/shop/price/price-sums.tsx'
import type { Fact } from '#site/ui/fact-list.tsx'
import { isLarge, partyWords, readParty } from './ferry-party.ts'
import { STEP_BACK } from './read-choice.ts'
import type { OpenSailing } from './sailing/sailing-loader.ts'
import { toSailingView } from './sailing/sailing-view.ts'
import { sumsOfSeats } from './seat-price.ts'
import { packCabins } from './seats/pack-cabins.ts'
import { cabinOf, openBoard, seatNames, shortName } from './seats/seat-board.ts'
import { problemOf, readSeats } from './seats/seat-rules.ts'
import { addressOf, choiceQuery } from './seats/use-choosing.ts'
import { ASK_TEXTS } from './texts.ts'

/** What an enquiry's address asks for on a sailing, line by line, and what it costs. */
export type AskedSeats = {
  tripId: string
  name: string
  date: string
  party: FerryParty
  /** None where we choose them, or the operator does. */
  seats: string[]
  /** The class wanted where no seats are chosen. */
  code?: FerryClassCode
  facts: Fact[]
  sums?: SumsView
  /** What the office reads. */
  detail: string
  /** The page where the seats are chosen, with these. */
  href: string
  /** The enquiry's own address. */
  address: string
  /** Where to go when nobody can go on with these seats. */
  stepBack?: string
}

export function readAskedSeats({ trip, taken: takenNow }: OpenSailing, search: URLSearchParams): AskedSeats {
  const { party, problems } = readParty(search)
  const { board, taken } = openBoard(packCabins(trip, takenNow))
  const sailing = toSailingView(trip, party)
  const isChosen = trip.operator.chooseSeats && board.cabins.length > 0 && !isLarge(party)
  const wanted = board.cabins.find(({ code }) => code === search.get('class'))
  const now = readSeats(board, { party, taken: new Set(taken) }, isChosen ? search.getAll('seats') : [])
  const seats = [...now.chosen]
  const names = seatNames(board, seats)
  const words = isChosen ? names : [wanted?.name, ASK_TEXTS.anySeats].filter(Boolean).join('. ')
  const crossing = `${sailing.from.port} to ${sailing.to.port}`
  const query = choiceQuery(party, isChosen ? search.getAll('seats') : [])
  if (!isChosen && wanted) query.set('class', wanted.code)
  const isWrong =
    infantsProblem(party) !== undefined || (isChosen && (now.notice !== undefined || problemOf(now) !== undefined))
  const named = seats.map((seat) => ({ cabin: cabinOf(board, seat)?.name ?? '', place: shortName(board, seat) }))
  const asked = isChosen ? seatsLabel(named) : words
  return {
    tripId: trip.tripId,
    name: trip.vessel.name === '' ? crossing : trip.vessel.name,
    date: trip.date,
    party,
    seats,
    ...(!isChosen && wanted ? { code: wanted.code } : {}),
    facts: [
      { label: ASK_TEXTS.ferry, text: crossing },
      { label: ASK_TEXTS.day, text: sailing.day },
      { label: ASK_TEXTS.leaves, text: `${sailing.from.time}, arrives ${sailing.to.time}` },
      { label: ASK_TEXTS.seats, text: words },
      { label: ASK_TEXTS.travellers, text: partyWords(party) },
    ],
    ...(isChosen ? { sums: sumsOfSeats(board, seats, party, trip.infantFare) } : {}),
    detail: `${asked}; ${sailing.vessel} ${crossing}, ${sailing.day} ${sailing.from.time}; ${partyWords(party)}`.slice(
      0,
      ABOUT_DETAIL_LENGTH_MAX,
    ),
    href: isChosen ? addressOf(trip.tripId, now, 'map') : ferryTripFor(trip.tripId, party),
    address: `${ferryPaths.enquiry(trip.tripId)}?${query}`,
    ...(isWrong || problems.length > 0 ? { stepBack: stepBackOf(trip.tripId, query, search) } : {}),
  }
}

/** The party as it was asked, so that what is wrong with it is said there. */
function stepBackOf(tripId: string, query: URLSearchParams, asked: URLSearchParams): string {
  const back = new URLSearchParams(query)
  for (const name of ['adults', 'children', 'infants']) back.set(name, asked.get(name) ?? '')
  return `${paths.ferryTrip(tripId)}?${back}&${STEP_BACK}=1`
}

/** The enquiry as the API takes it: its price is worked out where it is stored. */
export function seatsSubject({ tripId, detail, seats, code, party }: AskedSeats) {
  return {
    enquiryFor: 'Ferry' as const,
    about: {
      id: tripId,
      detail,
      sailing: {
        ...(seats.length === 0 ? {} : { seats: [...seats] }),
        ...(code === undefined ? {} : { class: code }),
        infants: party.infants,
      },
    },
  }
}
