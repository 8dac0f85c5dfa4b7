import { counted } from '#contract/terms/counted.ts'
import { type FerryClassCode, infantsProblem, seatCountProblem, seatsGone } from '#contract/terms/ferry-labels.ts'
import { seatTogether } from '#contract/terms/ferry-seats.ts'
import type { FerryParty } from '#site/shop/party/ferry-party.ts'
import { seatsNeeded } from '../ferry-party.ts'
import { cabinOf, freeIn, isFree, type SeatBoard, seatNames } from './seat-board.ts'

/** What is said of the last change; an error asks the visitor to do something. */
export type Notice = { kind: 'info' | 'error'; text: string }

/** Who chooses, which seats others have, which are chosen (in the order of choosing), and what was said last. */
export type Choosing = {
  party: FerryParty
  taken: ReadonlySet<string>
  chosen: readonly string[]
  notice?: Notice | undefined
}

/** Chosen seats are let go, free ones are chosen; who has all seats lets go of one first, unless it is the only one, which moves. */
export function toggleSeat(board: SeatBoard, now: Choosing, seat: string): Choosing {
  const { chosen, party, taken } = now
  if (chosen.includes(seat)) return { ...now, chosen: chosen.filter((each) => each !== seat), notice: undefined }
  if (!isFree(board, taken, seat)) return now
  const needed = seatsNeeded(party)
  if (needed === 1) return { ...now, chosen: [seat], notice: undefined }
  if (chosen.length < needed) return { ...now, chosen: [...chosen, seat], notice: undefined }
  return error(now, `You have chosen all ${needed} seats. Take one off first, or change who travels.`)
}

/** The best seats of one class for the whole party, in place of what was chosen. */
export function sitTogether(board: SeatBoard, now: Choosing, code: FerryClassCode): Choosing {
  const cabin = board.cabins.find((each) => each.code === code)
  if (cabin === undefined) return now
  const needed = seatsNeeded(now.party)
  const seating = seatTogether(cabin.rows, (seat) => isFree(board, now.taken, seat), needed)
  if (seating === undefined) {
    const left = freeIn(board, now.taken, cabin)
    return error(now, `${cabin.name} has ${counted(left, 'free seat')} left, and you need ${needed}.`)
  }
  const { seats, rows, stretches } = seating
  const where =
    rows > 1
      ? `in ${rows} rows, as near to each other as can be`
      : stretches > 1
        ? 'in one row, across the aisle or another guest'
        : needed === 1
          ? 'near the front'
          : 'side by side'
  const names = seatNames(board, seats)
  return { ...now, chosen: seats, notice: { kind: 'info', text: `We chose ${names}: ${where}.` } }
}

/** A smaller party lets go of the seats chosen last. */
export function withParty(board: SeatBoard, now: Choosing, party: FerryParty): Choosing {
  const needed = seatsNeeded(party)
  const over = now.chosen.slice(needed)
  if (over.length === 0) return { ...now, party, notice: undefined }
  const names = seatNames(board, over)
  const text = `You need ${counted(needed, 'seat')} now, so we took off ${names}.`
  return { party, taken: now.taken, chosen: now.chosen.slice(0, needed), notice: { kind: 'info', text } }
}

/** Seats that others took or gave back. A chosen one among them is dropped, and nothing else. */
export function withNews(
  board: SeatBoard,
  now: Choosing,
  news: { taken: readonly string[]; freed: readonly string[] },
): Choosing {
  const freed = new Set(news.freed)
  const taken = new Set([...now.taken].filter((seat) => !freed.has(seat)))
  for (const seat of news.taken) taken.add(seat)
  if (taken.size === now.taken.size && [...taken].every((seat) => now.taken.has(seat))) return now
  const lost = now.chosen.filter((seat) => taken.has(seat))
  if (lost.length === 0) return { ...now, taken }
  const chosen = now.chosen.filter((seat) => !taken.has(seat))
  return error({ ...now, taken, chosen }, `${takenWords(board, lost)} ${whatIsLeft(chosen.length)}`)
}

function takenWords(board: SeatBoard, seats: readonly string[]): string {
  const names = seatNames(board, seats)
  return `${names} ${seats.length === 1 ? 'has' : 'have'} just been taken by someone else.`
}

function whatIsLeft(kept: number): string {
  return kept === 0 ? 'Please choose again.' : 'Your other seats are kept. Please choose again for the rest.'
}

/** Why nobody can go on with these seats; undefined when all is well. */
export function problemOf({ party, chosen }: Pick<Choosing, 'party' | 'chosen'>): string | undefined {
  return infantsProblem(party) ?? seatCountProblem(seatsNeeded(party), chosen.length)
}

/** Seats as an address or a form names them: what is not free, or not there, is dropped and said. */
export function readSeats(
  board: SeatBoard,
  { party, taken }: Pick<Choosing, 'party' | 'taken'>,
  asked: readonly string[],
): Choosing {
  const all = [...new Set(asked)]
  const known = all.filter((seat) => cabinOf(board, seat) !== undefined)
  const chosen = known.filter((seat) => isFree(board, taken, seat))
  const lost = known.filter((seat) => !chosen.includes(seat))
  const said = [
    ...(lost.length === 0 ? [] : [seatsGone(seatNames(board, lost))]),
    ...(known.length === all.length ? [] : ['We left out what is no seat of this ferry.']),
  ]
  const now = { party, taken, chosen }
  return said.length === 0 ? now : error(now, [...said, problemOf(now) ?? ''].join(' ').trim())
}

function error(now: Choosing, text: string): Choosing {
  return { ...now, notice: { kind: 'error', text } }
}
