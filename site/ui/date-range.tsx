import { useId, useRef, useState } from 'react'
import { formatDay } from '#contract/terms/india-time.ts'
import { Icon } from './icon.tsx'
import { PlainField } from './plain-field.tsx'
import type { RangeEnd } from './range-calendar.tsx'
import './search-bar.css'
import { ServerDrawn } from './server-drawn.tsx'
import { useCloseOutside } from './use-close-outside.ts'
import { usePart } from './use-part.ts'

const fetchCalendar = () => import('./range-calendar.tsx').then((module) => module.RangeCalendar)

type Range = { from: string; to: string }
type Props = Range & {
  /** Names of the two date fields; they are what the form sends, with script and without. */
  names: Record<RangeEnd, string>
  labels: Record<RangeEnd, string>
  prompts: Record<RangeEnd, string>
  /** Shown where no day is chosen yet. */
  empty: string
  min: string
  max: string
  nightsMax: number
  /** Id of the first cell, for what leads here. */
  id?: string
  /** What is missing, said under the two cells. */
  error?: string | undefined
  onChange: (range: Range) => void
}

/** Two cells of a search bar over one calendar, which comes when it is first opened; without script, two date fields. */
export function DateRange(props: Props) {
  const { from, to, onChange } = props
  const [picking, setPicking] = useState<RangeEnd>()
  const root = useRef<HTMLDivElement>(null)
  const own = useId()
  const ids = { from: props.id ?? `${own}-from`, to: `${own}-to` }
  const Calendar = usePart(fetchCalendar, picking !== undefined)
  const close = (end: RangeEnd = picking ?? 'from') => {
    setPicking(undefined)
    document.getElementById(ids[end])?.focus()
  }
  useCloseOutside(root, picking !== undefined, (how) => (how === 'escape' ? close() : setPicking(undefined)))
  return (
    <div ref={root} className="search-part">
      {(['from', 'to'] as const).map((end) => (
        <DateCell
          key={end}
          {...props}
          end={end}
          id={ids[end]}
          open={picking === end}
          onOpen={() => setPicking(picking === end ? undefined : end)}
        />
      ))}
      {props.error && (
        <p className="search-error" role="alert">
          <Icon name="alert" />
          {props.error}
        </p>
      )}
      {picking && (
        <dialog open className="search-panel date-panel" aria-label={props.prompts[picking]}>
          {Calendar && (
            <Calendar
              from={from}
              to={to}
              picking={picking}
              min={props.min}
              max={props.max}
              nightsMax={props.nightsMax}
              prompts={props.prompts}
              onChange={onChange}
              onPicking={(end) => (end === undefined ? close() : setPicking(end))}
            />
          )}
        </dialog>
      )}
    </div>
  )
}

type CellProps = Props & { end: RangeEnd; id: string; open: boolean; onOpen: () => void }

function DateCell({ end, id, open, onOpen, ...props }: CellProps) {
  const value = props[end]
  return (
    <div className="search-cell">
      <ServerDrawn id={`${props.names[end]}-cell`}>
        {import.meta.env.SSR && (
          <PlainField
            label={props.labels[end]}
            name={props.names[end]}
            type="date"
            min={props.min}
            max={props.max}
            defaultValue={value}
          />
        )}
      </ServerDrawn>
      <button
        type="button"
        id={id}
        className="only-scripted"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onOpen}
      >
        <small>{props.labels[end]}</small>
        <span className={value === '' ? 'search-empty' : undefined}>
          {value === '' ? props.empty : formatDay(value)}
        </span>
      </button>
    </div>
  )
}
