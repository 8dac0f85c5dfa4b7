import { FERRY_CLASSES, infantsProblem } from '#contract/terms/ferry-labels.ts'
import { readParty } from './ferry-party.ts'
import { type CabinView, openBoard } from './seats/seat-board.ts'
import { type Choosing, problemOf, readSeats, sitTogether } from './seats/seat-rules.ts'
import type { Choice } from './seats/use-choosing.ts'

/** Set when the enquiry sent a visitor back: something is wrong with the seats. */
export const STEP_BACK = 'again'

/** What an address, or the form without script, says: seats that are gone, too many or too few are said in words. */
export function readChoice(search: URLSearchParams, cabins: readonly CabinView[]): Choice {
  const { board, taken } = openBoard(cabins)
  const { party } = readParty(search)
  const view = search.get('view') === 'list' ? 'list' : 'map'
  const code = FERRY_CLASSES.find((each) => each === search.get('together'))
  const read = readSeats(board, { party, taken: new Set(taken) }, search.getAll('seats'))
  const now =
    code === undefined ? judged(read, search.has(STEP_BACK)) : sitTogether(board, { ...read, notice: undefined }, code)
  return { party, chosen: [...now.chosen], view, notice: now.notice }
}

/** Too many are wrong at once, too few only for who wants to go on. */
function judged(now: Choosing, wantsOn: boolean): Choosing {
  const problem = problemOf(now)
  const isOver = now.chosen.length > now.party.adults + now.party.children || infantsProblem(now.party) !== undefined
  if (now.notice !== undefined || problem === undefined || !(wantsOn || isOver)) return now
  return { ...now, notice: { kind: 'error', text: problem } }
}
