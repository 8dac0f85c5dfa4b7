import type { ReactNode } from 'react'
import { AISLE } from '#contract/terms/ferry-seats.ts'
import { letterOf } from '#contract/terms/seat-drawing.ts'
import './deck-view.css'

export type DeckRow = { row: number; cells: readonly (string | null)[]; tag?: string | undefined }

type Props = {
  label: string
  rows: readonly DeckRow[]
  /** How a seat stands for visitors. */
  stateOf: (seat: string) => 'free' | 'booked' | 'blocked'
  /** Instead of a letter alone: what stands in a free seat. */
  inSeat?: (seat: string) => ReactNode
}

/** What lies behind a row is written behind it; what the front has is written there: as on the visitors' page. */
const BEHIND = /behind$/
const FRONT = /^front\b/i

/** A class as visitors see it, by the sheet of their page. */
export function DeckView({ label, rows, stateOf, inSeat }: Props) {
  const front = rows[0]?.tag ?? ''
  return (
    <div className="deck">
      <p>{FRONT.test(front) ? `${front.slice(0, 1).toUpperCase()}${front.slice(1)}` : 'Front'}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: the cells are where the seats are */}
      <div role="grid" aria-label={label} tabIndex={inSeat ? -1 : 0}>
        {rows.map((row) => (
          <Row key={row.row} row={row} stateOf={stateOf} inSeat={inSeat} />
        ))}
      </div>
    </div>
  )
}

function Row({ row: { row, cells, tag }, stateOf, inSeat }: Pick<Props, 'stateOf' | 'inSeat'> & { row: DeckRow }) {
  const numbered = cells.indexOf(AISLE)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of the grid above
    // biome-ignore lint/a11y/useFocusableInteractive: its seats take the focus
    <div role="row" aria-label={tag ? `Row ${row}, ${tag}` : `Row ${row}`}>
      {numbered === -1 && <b aria-hidden="true">{row}</b>}
      {cells.map((cell, column) => {
        if (cell !== null && cell !== AISLE) {
          const state = stateOf(cell)
          return (
            // biome-ignore lint/a11y/useSemanticElements: a cell of the grid above
            // biome-ignore lint/a11y/useFocusableInteractive: what is in it takes the focus
            <span role="gridcell" key={cell} className={state === 'free' ? undefined : state}>
              {state === 'free' && (inSeat?.(cell) ?? letterOf(cell))}
            </span>
          )
        }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its column alone
          <b key={column} aria-hidden="true" className={cell === null ? 'gap' : undefined}>
            {column === numbered ? row : null}
          </b>
        )
      })}
      {tag && !FRONT.test(tag) && (
        <small aria-hidden="true" className={BEHIND.test(tag) ? 'behind' : undefined}>
          {tag}
        </small>
      )}
    </div>
  )
}
