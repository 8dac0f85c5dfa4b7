import { type ChangeEvent, memo } from 'react'
import type { BoardRow, Cabin, SeatState } from './seat-board.ts'

/** A seat as it is drawn at this moment. */
export type DrawnSeat = {
  seat: string
  label: string
  state: SeatState
  words: string | undefined
  isChosen: boolean
  tabIndex: number | undefined
}

export type SeatRowsProps = {
  cabin: Pick<Cabin, 'rows'>
  seatAt: (seat: string) => DrawnSeat
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void
}

/** What lies behind a row is written behind it; what the front has is written there. */
export const BEHIND = /behind$/
export const FRONT = /^front\b/i

/** The rows of the grid, bow up. The server writes the same as text (seat-rows-html.ts). */
export function SeatRows({ cabin: { rows }, seatAt, onToggle }: SeatRowsProps) {
  return rows.map((row) => <Row key={row.row} row={row} seatAt={seatAt} onToggle={onToggle} />)
}

type RowProps = Omit<SeatRowsProps, 'cabin'> & { row: BoardRow }

function Row({ row: { row, cells, tag }, seatAt, onToggle }: RowProps) {
  const numbered = cells.indexOf('aisle')
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the seats in it take the focus
    // biome-ignore lint/a11y/useSemanticElements: a row of the grid above
    <div role="row" aria-label={tag === undefined ? undefined : `Row ${row}, ${tag}`}>
      {numbered === -1 && <b aria-hidden="true">{row}</b>}
      {cells.map((cell, column) => {
        if (cell !== null && cell !== 'aisle') return <Seat key={cell} {...seatAt(cell)} onToggle={onToggle} />
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

type SeatProps = DrawnSeat & Pick<SeatRowsProps, 'onToggle'>

/** Only what changed is drawn again. */
const Seat = memo(({ seat, label, state, words, isChosen, tabIndex, onToggle }: SeatProps) => {
  const isFreeNow = state === 'free'
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the check box in it takes the focus
    // biome-ignore lint/a11y/useSemanticElements: a cell of the grid above
    <span role="gridcell" className={isFreeNow ? undefined : state}>
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
})
