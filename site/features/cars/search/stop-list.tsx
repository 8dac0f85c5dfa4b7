import type { ReactNode } from 'react'
import '#site/ui/suggest-list.css'
import { type CarStop, stopsFor } from './car-stops.ts'
import { roadText, SEARCH_TEXTS, suggestionCount } from './search-texts.ts'

/** What the field asks of it: fetched with the list, so that a first view goes without. */
export { stopsFor }

type Props = {
  /** Of the field; the list's and its options' are made of it. */
  id: string
  atAirport: boolean
  rows: readonly CarStop[]
  /** What is typed names nothing. */
  isUnknown: boolean
  /** Of the option that the arrow keys are on. */
  marked: number | undefined
  onChoose: (stop: CarStop) => void
}

/** What the open field suggests. */
export function StopList({ id, atAirport, rows, isUnknown, marked, onChoose }: Props) {
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
