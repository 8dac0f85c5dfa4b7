import { counted } from '#contract/terms/counted.ts'
import { formatRupees } from '#contract/terms/money.ts'
import '#site/ui/choice.css'
import { type BoardRow, isFree } from './seat-board.ts'
import './seat-list.css'
import type { CabinSeats } from './seat-map.tsx'

/** The same seats row by row in words: those that can be chosen, with what each costs. */
export function SeatList({ board, cabin, taken, chosen, onToggle }: CabinSeats) {
  return (
    <div className="seat-list">
      {cabin.rows.map((row) => (
        <ListedRow
          key={row.row}
          {...{ cabin, chosen, onToggle, row }}
          free={row.cells.filter((seat) => seat !== null && isFree(board, taken, seat)).map(String)}
        />
      ))}
    </div>
  )
}

type RowProps = Omit<CabinSeats, 'board' | 'taken'> & { row: BoardRow; free: readonly string[] }

function ListedRow({ cabin, chosen, onToggle, row: { row, tag }, free }: RowProps) {
  return (
    <fieldset className="choice">
      <legend>
        Row {row}{' '}
        <small>
          {free.length === 0 ? 'nothing free' : `${counted(free.length, 'seat')} free`}
          {tag !== undefined && `, ${tag}`}
        </small>
      </legend>
      {free.map((seat) => {
        const { place, words } = cabin.seats.get(seat) ?? {}
        const side = place?.isWindow ? ', window' : place?.isAisle ? ', aisle' : ''
        return (
          <label key={seat}>
            <input
              type="checkbox"
              name="seats"
              value={seat}
              aria-label={chosen.includes(seat) ? words?.yours : words?.free}
              checked={chosen.includes(seat)}
              onChange={() => onToggle(seat)}
            />
            <span>
              Seat {place?.letter ?? seat}
              {side}
            </span>
            <span className="count">{formatRupees(cabin.fare)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
