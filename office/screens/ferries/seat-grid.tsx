import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { CellKind, DrawnCabin, DrawnCell } from '#contract/terms/seat-drawing.ts'
import { kindOfKey, placeSign, placeWords } from './cell-words.ts'
import './seat-grid.css'

export type Place = { row: number; column: number }

type Props = {
  cabin: DrawnCabin
  at: Place
  tool: CellKind
  disabled: boolean
  onAt: (at: Place) => void
  /** `joins`: goes on with a stroke. */
  onPaint: (at: Place, kind: CellKind, joins?: boolean) => void
}

const STEPS: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/** One class as it is drawn, bow up. Arrows move, letters paint, Space and a press paint with the tool; Shift and an arrow paint on. */
export function SeatGrid(props: Props) {
  const { cabin, at, tool, disabled, onAt, onPaint } = props
  const box = useRef<HTMLDivElement>(null)
  const stroke = useRef<string>(undefined)
  const go = (to: Place) => {
    onAt(to)
    box.current?.querySelector<HTMLButtonElement>(`[data-place="${to.row} ${to.column}"]`)?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = STEPS[key]
    const kind = kindOfKey(key)
    if (step !== undefined) {
      const to = { row: at.row + step.row, column: at.column + step.column }
      if (cabin.rows[to.row]?.cells[to.column] === undefined) return
      event.preventDefault()
      if (shiftKey && !disabled) onPaint(to, tool)
      go(to)
    } else if (key === 'Home' || key === 'End') {
      event.preventDefault()
      go({ row: at.row, column: key === 'Home' ? 0 : (cabin.rows[at.row]?.cells.length ?? 1) - 1 })
    } else if (kind !== undefined && !disabled) {
      event.preventDefault()
      onPaint(at, kind)
    }
  }
  const draw = (event: PointerEvent) => {
    const place = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place]')
    const name = place?.dataset.place
    if (stroke.current === undefined || name === undefined || name === stroke.current) return
    if (!box.current?.contains(place ?? null)) return
    const [row = 0, column = 0] = name.split(' ').map(Number)
    onPaint({ row, column }, tool, true)
    stroke.current = name
  }
  return (
    <div className={`seat-grid ${cabin.code}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: places of a boat; a table would have no columns to name */}
      <div
        ref={box}
        role="grid"
        aria-label={`Seats of ${cabin.name}, bow first`}
        tabIndex={-1}
        onKeyDown={press}
        onPointerMove={draw}
        onPointerUp={() => {
          stroke.current = undefined
        }}
        onPointerLeave={() => {
          stroke.current = undefined
        }}
      >
        {cabin.rows.map(({ row, cells }, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a row of the grid above
          // biome-ignore lint/a11y/useFocusableInteractive: its places take the focus
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one number for a while
          <div role="row" key={place} className={place === at.row ? 'here' : undefined}>
            {/* biome-ignore lint/a11y/useSemanticElements: heads a row of the grid */}
            {/* biome-ignore lint/a11y/useFocusableInteractive: the places take the focus */}
            <span role="rowheader" className="row-number">
              {row}
            </span>
            {cells.map((cell, column) => (
              <PlaceButton
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its column alone
                key={column}
                {...{ row, cell, disabled }}
                place={{ row: place, column }}
                isAt={place === at.row && column === at.column}
                onFocus={() => onAt({ row: place, column })}
                onPress={(isStroke) => {
                  if (isStroke) stroke.current = `${place} ${column}`
                  onPaint({ row: place, column }, tool)
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

type PlaceProps = {
  row: number
  place: Place
  cell: DrawnCell
  isAt: boolean
  disabled: boolean
  onFocus: () => void
  /** `isStroke`: by a finger or a mouse that may be drawn on. */
  onPress: (isStroke: boolean) => void
}

function PlaceButton({ row, place, cell, isAt, disabled, onFocus, onPress }: PlaceProps) {
  const isPainted = useRef(false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of the grid above
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
    <span role="gridcell">
      <button
        type="button"
        className={`place ${cell.kind}`}
        data-place={`${place.row} ${place.column}`}
        tabIndex={isAt ? 0 : -1}
        aria-label={placeWords(row, place.column, cell)}
        onFocus={onFocus}
        onPointerDown={(event) => {
          // A finger that begins to scroll paints nothing: its tap is the click below.
          if (disabled || event.button !== 0 || event.pointerType === 'touch') return
          isPainted.current = true
          onPress(true)
        }}
        onClick={() => {
          if (!isPainted.current && !disabled) onPress(false)
          isPainted.current = false
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'Enter') return
          event.preventDefault()
          if (!disabled) onPress(false)
        }}
      >
        {placeSign(cell)}
      </button>
    </span>
  )
}
