import { type ReactNode, useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import type { DayCell, DayRow } from '../../ui/day-cell.tsx'
import { DayGrid } from '../../ui/day-grid.tsx'
import type { DayRange } from '../../ui/day-range.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { CalendarKey } from './calendar-key.tsx'
import './hotel-prices.css'

type Props = {
  label: string
  rows: readonly DayRow[]
  days: readonly string[]
  range: DayRange | undefined
  onChoose: (range: DayRange | undefined) => void
  cellOf: (row: string, day: string) => DayCell
  foot?: { name: string; of: (day: string) => ReactNode }
  mayChange: boolean
  /** Lines of the key that only this calendar has. */
  keys: ReactNode
  words: { things: string; region: string; hint: string }
  /** What is chosen, in words; undefined where nothing is. */
  chosen: { title: string; about: string; count: string } | undefined
  panel: (onSaved: () => void) => ReactNode
}

/** A calendar with the panel that changes what is chosen of it: beside it at a desk, opened from a bar on a phone. */
export function CalendarBoard(props: Props) {
  const { label, rows, days, range, onChoose, cellOf, foot, mayChange, keys, words, chosen, panel } = props
  const isWide = useWide()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <div className={isWide ? 'calendar-board' : 'stack'}>
      <div className="stack">
        <DayGrid {...{ label, rows, days, onChoose, cellOf }} chosen={range} {...(foot ? { foot } : {})} />
        <CalendarKey isWide={isWide} things={words.things}>
          {keys}
        </CalendarKey>
      </div>
      {isWide && mayChange && (
        <aside className="panel" aria-label={words.region}>
          {chosen ? (
            <>
              <header className="night-head">
                <p className="hint">
                  {chosen.about}, {chosen.count}
                </p>
                <h2>{chosen.title}</h2>
              </header>
              {panel(close)}
            </>
          ) : (
            <p className="hint">{words.hint}</p>
          )}
        </aside>
      )}
      {!isWide && chosen && (
        <div className="night-bar">
          <span>
            <b>{chosen.title}</b>
            <small>{chosen.count} chosen</small>
          </span>
          <IconButton icon="close" label="Clear" onClick={() => onChoose(undefined)} />
          {mayChange && (
            <Button kind="primary" onClick={() => setIsOpen(true)}>
              Change
            </Button>
          )}
        </div>
      )}
      {!isWide && (
        <Dialog open={isOpen && chosen !== undefined} onClose={close} title={chosen?.title ?? ''}>
          <p className="hint">
            {chosen?.about}, {chosen?.count}
          </p>
          {panel(close)}
        </Dialog>
      )}
    </div>
  )
}
