import './seat-map.css'
import {
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { SEAT_TEXTS } from '../texts.ts'
import { type Cabin, isFree, type SeatBoard, stateOf } from './seat-board.ts'
import { type DrawnSeat, FRONT, SeatRows, type SeatRowsProps } from './seat-rows.tsx'
import { seatRowsHtml } from './seat-rows-html.ts'

/** A cabin, and what is chosen in it. */
export type CabinSeats = {
  board: SeatBoard
  cabin: Cabin
  taken: ReadonlySet<string>
  chosen: readonly string[]
  onToggle: (seat: string) => void
}

/**
 * A class drawn as it is on the vessel, bow up: a grid of check boxes. Without script each is a stop of the Tab key; with
 * it the grid is one, and arrow keys move within.
 */
export function SeatMap({ board, cabin, taken, chosen, onToggle }: CabinSeats) {
  const grid = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<string>()
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const isStill = wanted !== undefined && isFree(board, taken, wanted)
  const stop = isStill ? wanted : stopOf(board, cabin, taken, chosen)
  useKeptFocus(grid, taken, stop)
  const toggle = useCallback(({ target }: ChangeEvent<HTMLInputElement>) => onToggle(target.value), [onToggle])
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, key } = event
    if (!(target instanceof HTMLInputElement) || event.ctrlKey || event.altKey || event.metaKey) return
    const next = seatBeside(event.currentTarget, target, key)
    if (next === undefined && key !== 'Enter') return
    event.preventDefault()
    // Enter would send the form.
    if (next === undefined) target.click()
    else next.focus()
  }
  const seatAt = (seat: string): DrawnSeat => {
    const { place, words } = cabin.seats.get(seat) ?? {}
    const state = stateOf(board, taken, seat)
    const isChosen = chosen.includes(seat)
    return {
      ...{ seat, state, isChosen, label: place?.letter ?? seat, words: words?.[isChosen ? 'yours' : state] },
      tabIndex: isAlive && seat !== stop ? -1 : undefined,
    }
  }
  return (
    <div className="deck">
      <p>{frontWords(cabin)}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: the cells are where the seats are; a table would have no columns to name */}
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={cabin.deck === '' ? cabin.name : `${cabin.name}, ${cabin.deck}`}
        onKeyDown={press}
        onFocus={({ target }) => target instanceof HTMLInputElement && setWanted(target.value)}
        {...drawRows({ cabin, seatAt, onToggle: toggle })}
      />
    </div>
  )
}

/** "Front, large window". */
function frontWords({ rows: [first] }: Cabin): string {
  const tag = first?.tag ?? ''
  return FRONT.test(tag) ? `${tag.slice(0, 1).toUpperCase()}${tag.slice(1)}` : SEAT_TEXTS.front
}

/** The server writes the seats as text: as hundreds of elements they would cost it more than all else of the page. */
const drawRows = (rows: SeatRowsProps) =>
  import.meta.env.SSR
    ? { dangerouslySetInnerHTML: { __html: seatRowsHtml(rows) } }
    : { children: <SeatRows {...rows} /> }

/** Where Tab stops: at the first seat chosen in this class, else at the first that is free. */
function stopOf(
  board: SeatBoard,
  { seats }: Cabin,
  taken: ReadonlySet<string>,
  chosen: readonly string[],
): string | undefined {
  let first: string | undefined
  for (const seat of seats.keys()) {
    if (chosen.includes(seat)) return seat
    first ??= isFree(board, taken, seat) ? seat : undefined
  }
  return first
}

/** When the seat in focus is taken by somebody else, the keyboard goes on at the seat that Tab would stop at. */
function useKeptFocus(
  grid: RefObject<HTMLDivElement | null>,
  taken: ReadonlySet<string>,
  stop: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when seats are taken can one be lost
  useLayoutEffect(() => {
    const focused = document.activeElement
    const isLost = focused instanceof HTMLInputElement && focused.disabled && grid.current?.contains(focused)
    if (isLost && stop !== undefined)
      grid.current?.querySelector<HTMLInputElement>(`[value="${CSS.escape(stop)}"]`)?.focus()
  }, [taken])
}

/** Rows and columns of a grid as they stand on the page; only seats that can be chosen are stopped at. */
type Spot = { row: number; column: number; seat: HTMLInputElement }

/** Where that key leads from that seat; undefined for keys that mean nothing here, the seat itself where it goes no further. */
function seatBeside(grid: HTMLElement, from: HTMLInputElement, key: string): HTMLInputElement | undefined {
  const spots = spotsOf(grid)
  const now = spots.find(({ seat }) => seat === from)
  if (now === undefined) return undefined
  const inRow = spots.filter(({ row }) => row === now.row)
  switch (key) {
    case 'ArrowRight':
      return (inRow.find(({ column }) => column > now.column) ?? now).seat
    case 'ArrowLeft':
      return (inRow.findLast(({ column }) => column < now.column) ?? now).seat
    case 'Home':
      return inRow[0]?.seat
    case 'End':
      return inRow.at(-1)?.seat
    case 'ArrowDown':
      return nearest(spots, now, Math.min(...spots.map(({ row }) => row).filter((row) => row > now.row)))
    case 'ArrowUp':
      return nearest(spots, now, Math.max(...spots.map(({ row }) => row).filter((row) => row < now.row)))
    default:
      return undefined
  }
}

/** In the next row that has one, the seat closest to this column. */
function nearest(spots: readonly Spot[], now: Spot, wanted: number): HTMLInputElement {
  const away = ({ column }: Spot) => Math.abs(column - now.column)
  const row = spots.filter(({ row: each }) => each === wanted)
  return row.reduce((best, each) => (away(each) < away(best) ? each : best), row[0] ?? now).seat
}

function spotsOf(grid: HTMLElement): Spot[] {
  return [...grid.querySelectorAll('[role="row"]')].flatMap((line, row) =>
    [...line.children].flatMap((cell, column) => {
      const seat = cell.querySelector('input')
      return seat === null || seat.disabled ? [] : { row, column, seat }
    }),
  )
}
