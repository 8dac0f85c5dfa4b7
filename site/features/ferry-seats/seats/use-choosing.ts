import { useEffect, useMemo, useReducer, useState } from 'react'
import type { FerryClassCode } from '#contract/terms/ferry-labels.ts'
import { paths } from '#contract/terms/paths.ts'
import type { FerryParty } from '#site/shop/party/ferry-party.ts'
import { LEG_NAME } from '#site/shop/trip/plan-legs.ts'
import { type CabinView, openBoard, type SeatBoard } from './seat-board.ts'
import { type Choosing, type Notice, sitTogether, toggleSeat, withNews, withParty } from './seat-rules.ts'
import { type SeatNews, useSeatNews } from './use-seat-news.ts'

/** How the seats are shown: drawn, or row by row in words. */
export type SeatsView = 'map' | 'list'
/** What an address says: who sails, which seats, how they are shown, and what is wrong with it. */
export type Choice = { party: FerryParty; chosen: string[]; view: SeatsView; notice?: Notice | undefined }

export type ChooseSeats = {
  toggle: (seat: string) => void
  together: (code: FerryClassCode) => void
  change: (party: FerryParty) => void
  tell: (notice: Notice | undefined) => void
}

export type Chosen = {
  board: SeatBoard
  now: Choosing
  choose: ChooseSeats
  view: SeatsView
  setView: (view: SeatsView) => void
  /** What keeps the page from knowing which seats are taken: `gone` is the ferry itself. */
  trouble: string | undefined
}

type Step = (now: Choosing) => Choosing

/** `legs`: the plan that the sailing belongs to, kept in the address as it is. */
type Sailing = { tripId: string; cabins: readonly CabinView[]; streams: boolean; legs?: readonly string[] | undefined }

/** The seats of a sailing as they are chosen here and taken elsewhere; the address keeps what is chosen for Back and reload. */
export function useChoosing(
  { tripId, cabins, streams, legs = [] }: Sailing,
  { party, chosen, view: asked, notice }: Choice,
): Chosen {
  const { board, taken } = useMemo(() => openBoard(cabins), [cabins])
  const [now, step] = useReducer((state: Choosing, next: Step) => next(state), {
    ...{ party, chosen, notice },
    taken: new Set(taken),
  })
  const [view, setView] = useState(asked)
  const { choose, told } = useMemo(() => {
    const hear = (news: SeatNews) => step((state) => withNews(board, state, news))
    return {
      told: {
        onNews: hear,
        onWhole: (all: string[]) => step((state) => withNews(board, state, { taken: all, freed: [...state.taken] })),
      },
      choose: {
        toggle: (seat: string) => step((state) => toggleSeat(board, state, seat)),
        together: (code: FerryClassCode) => step((state) => sitTogether(board, state, code)),
        change: (next: FerryParty) => step((state) => withParty(board, state, next)),
        tell: (words: Notice | undefined) => step((state) => ({ ...state, notice: words })),
      },
    }
  }, [board])
  const trouble = useSeatNews(tripId, streams, told)
  const address =
    addressOf(tripId, now, view) + legs.map((leg) => `&${new URLSearchParams({ [LEG_NAME]: leg })}`).join('')
  useEffect(() => {
    // Not a step of the visitor's way: what is chosen is only remembered where the page is.
    if (location.pathname + location.search !== address) history.replaceState(history.state, '', address)
  }, [address])
  return { board, now, choose, view, setView, trouble }
}

/** The page with what is chosen; what goes without saying is left out. */
export function addressOf(
  tripId: string,
  { party, chosen }: { party: FerryParty; chosen: readonly string[] },
  view: SeatsView,
): string {
  return `${paths.ferryTrip(tripId)}?${choiceQuery(party, chosen)}${view === 'list' ? '&view=list' : ''}`
}

export function choiceQuery({ adults, children, infants }: FerryParty, chosen: readonly string[]): URLSearchParams {
  return new URLSearchParams([
    ...Object.entries({ adults, children, infants }).map(([name, count]) => [name, String(count)]),
    ...chosen.map((seat) => ['seats', seat]),
  ])
}
