import {
  type ChangeEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { seatBeside } from './move-among-seats.ts'
import { type BoardRow, type Cabin, isFree, type SeatBoard, type SeatState, stateOf } from './seat-board.ts'
import './seat-map.css'
import { SEAT_TEXTS } from './texts.ts'

type Props = {
  board: SeatBoard
  cabin: Cabin
  taken: ReadonlySet<string>
  chosen: readonly string[]
  onToggle: (seat: string) => void
}

/** What lies behind a row is written behind it; what the front has is written there. */
const BEHIND = /behind$/
const FRONT = /^front\b/i

/**
 * A class drawn as it is on the vessel, bow up: a grid of check boxes. Without script each is a stop of the Tab key; with
 * it the grid is one, and arrow keys move within.
 */
export function SeatMap({ board, cabin, taken, chosen, onToggle }: Props) {
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
      >
        {cabin.rows.map((row) => (
          <Row key={row.row} row={row}>
            {(seat) => {
              const { place, words } = cabin.seats.get(seat) ?? {}
              const state = stateOf(board, taken, seat)
              const isChosen = chosen.includes(seat)
              return drawSeat({
                seat,
                label: place?.letter ?? seat,
                state,
                words: words?.[isChosen ? 'yours' : state],
                isChosen,
                tabIndex: isAlive && seat !== stop ? -1 : undefined,
                onToggle: toggle,
              })
            }}
          </Row>
        ))}
      </div>
    </div>
  )
}

/** "Front, large window". */
function frontWords({ rows: [first] }: Cabin): string {
  const tag = first?.tag ?? ''
  return FRONT.test(tag) ? `${tag.slice(0, 1).toUpperCase()}${tag.slice(1)}` : SEAT_TEXTS.front
}

type RowProps = { row: BoardRow; children: (seat: string) => ReactNode }

function Row({ row: { row, cells, tag }, children }: RowProps) {
  const numbered = cells.indexOf('aisle')
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the seats in it take the focus
    // biome-ignore lint/a11y/useSemanticElements: a row of the grid above
    <div role="row" aria-label={tag === undefined ? undefined : `Row ${row}, ${tag}`}>
      {numbered === -1 && <b aria-hidden="true">{row}</b>}
      {cells.map((cell, column) => {
        if (cell !== null && cell !== 'aisle') return children(cell)
        const isNumber = column === numbered
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its column alone
          <b key={column} aria-hidden="true" className={cell === null ? 'gap' : undefined}>
            {isNumber ? row : null}
          </b>
        )
      })}
      {tag !== undefined && !FRONT.test(tag) && (
        <small aria-hidden="true" className={BEHIND.test(tag) ? 'behind' : undefined}>
          {tag}
        </small>
      )}
    </div>
  )
}

type SeatProps = {
  seat: string
  label: string
  state: SeatState
  words: string | undefined
  isChosen: boolean
  tabIndex: number | undefined
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void
}

/** In the browser only what changed is drawn again; the server draws once, and hundreds of components would cost it more than the seats. */
const Seat = memo(SeatCell)
const drawSeat = (props: SeatProps) => (import.meta.env.SSR ? SeatCell(props) : <Seat key={props.seat} {...props} />)

function SeatCell({ seat, label, state, words, isChosen, tabIndex, onToggle }: SeatProps) {
  const isFreeNow = state === 'free'
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the check box in it takes the focus
    // biome-ignore lint/a11y/useSemanticElements: a cell of the grid above
    <span key={seat} role="gridcell" className={isFreeNow ? undefined : state}>
      <input
        type="checkbox"
        name={isFreeNow ? 'seats' : undefined}
        value={isFreeNow ? seat : undefined}
        disabled={!isFreeNow}
        aria-label={words}
        checked={isChosen}
        tabIndex={tabIndex}
        onChange={onToggle}
      />
      {isFreeNow ? label : null}
    </span>
  )
}

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
