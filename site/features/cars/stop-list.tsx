import { type ReactNode, useEffect } from 'react'
import '#site/ui/suggest-list.css'
import type { TypedStop } from './car-form.ts'
import { type CarStop, stopsFor } from './car-stops.ts'
import { roadText, SEARCH_TEXTS, suggestionCount } from './search-texts.ts'

type Props = {
  /** Of the field; the list's and its options' are made of it. */
  id: string
  value: TypedStop
  atAirport: boolean
  stops: readonly CarStop[] | undefined
  /** Of the option that the arrow keys are on. */
  marked: number | undefined
  onRows: (rows: readonly CarStop[]) => void
  onChoose: (stop: CarStop) => void
}

/** What the open field suggests; nothing while its text is a choice made already. */
export function StopList({ id, value, atAirport, stops, marked, onRows, onChoose }: Props) {
  const isOpen = stops !== undefined && value.point === ''
  const rows = isOpen ? stopsFor(value.text, stops, atAirport) : []
  const isUnknown = isOpen && rows.length === 0 && value.text.trim().length > 1
  const shown = rows.map((row) => row.id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say whether the rows are others
  useEffect(() => onRows(rows), [shown])
  return (
    <>
      <div className="search-panel suggest-panel" hidden={rows.length === 0 && !isUnknown}>
        {rows.length > 0 && (
          <div id={`${id}-list`} role="listbox" aria-labelledby={`${id}-label`}>
            {rows.map((row, index) => (
              <Option key={row.id} id={`${id}-${index}`} isMarked={index === marked} onChoose={() => onChoose(row)}>
                {row.label}
                <small>{atAirport ? roadText(row.km) : row.note}</small>
              </Option>
            ))}
          </div>
        )}
        {isUnknown && <p className="suggest-head">{SEARCH_TEXTS.noSuchStop}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {rows.length > 0 && suggestionCount(rows.length)}
      </p>
    </>
  )
}

type OptionProps = { id: string; isMarked: boolean; onChoose: () => void; children: ReactNode }

function Option({ id, isMarked, onChoose, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field's own keys choose
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      // The field keeps the focus while the pointer is down.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  )
}
