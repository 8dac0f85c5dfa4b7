import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import '#site/ui/suggest-list.css'
import { type TypedStop, typedStop } from './car-form.ts'
import { type CarStop, stopsFor } from './car-stops.ts'
import { roadText, SEARCH_TEXTS, suggestionCount } from './search-texts.ts'

type Props = {
  /** The same field of all tabs has the same mark, for the focus. */
  field: 'hotel' | 'from' | 'to'
  /** Its place in the bar, 1 or 2; see car-search.css. */
  end: 1 | 2
  name: string
  label: ReactNode
  prompt: string
  value: TypedStop
  wrong: boolean
  stops: readonly CarStop[] | undefined
  /** The field is in use: its list is wanted. */
  onWant: () => void
  onChange: (value: TypedStop) => void
}

/** A text field that suggests stops: a combobox; without script the field alone, whose text the page of results reads. */
export function StopField({ field, end, name, label, prompt, value, wrong, stops, onWant, onChange }: Props) {
  const id = useId()
  const atAirport = field === 'hotel'
  const list = useSuggested(stops && value.point === '' ? stopsFor(value.text, stops, atAirport) : [], onChange)
  const { rows, marked } = list
  const isUnknown = list.open && rows.length === 0 && stops !== undefined && value.point === '' && value.text.length > 1
  return (
    <div className={`search-cell car-end-${end}`}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        data-field={field}
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={rows.length > 0 ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={marked === undefined ? undefined : `${id}-${marked}`}
        aria-invalid={wrong || undefined}
        autoComplete="off"
        value={value.text}
        placeholder={prompt}
        onFocus={() => {
          onWant()
          list.show()
        }}
        onChange={({ target }) => {
          onWant()
          list.show()
          onChange(typedStop(target.value))
        }}
        onKeyDown={list.onKeyDown}
        onBlur={list.hide}
      />
      <div className="search-panel suggest-panel" hidden={rows.length === 0 && !isUnknown}>
        {rows.length > 0 && (
          <div id={`${id}-list`} role="listbox" aria-labelledby={`${id}-label`}>
            {rows.map((row, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field's own keys choose
              <div
                key={row.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === marked}
                // The field keeps the focus while the pointer is down.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => list.choose(row)}
              >
                {row.label}
                <small>{atAirport ? roadText(row.km) : row.note}</small>
              </div>
            ))}
          </div>
        )}
        {isUnknown && <p className="suggest-head">{SEARCH_TEXTS.noSuchStop}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {rows.length > 0 && suggestionCount(rows.length)}
      </p>
    </div>
  )
}

/** The open list: arrows mark, Enter takes what is marked or else the first, Escape closes. */
function useSuggested(found: readonly CarStop[], onChange: (value: TypedStop) => void) {
  const [open, setOpen] = useState(false)
  const [marked, setMarked] = useState<number>()
  const rows = open ? found : []
  const turn = (isOpen: boolean) => {
    setOpen(isOpen)
    setMarked(undefined)
  }
  const choose = ({ label, point, pointName }: CarStop) => {
    turn(false)
    onChange({ text: label, point, pointName })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) event.preventDefault()
    if (step !== 0 && !open) return turn(true)
    const row = rows[marked ?? 0]
    if (row === undefined) return
    if (event.key === 'Enter') {
      event.preventDefault()
      choose(row)
    }
    if (event.key === 'Escape') turn(false)
    if (step !== 0)
      setMarked(marked === undefined ? (step === 1 ? 0 : rows.length - 1) : (marked + step + rows.length) % rows.length)
  }
  return { open, rows, marked, choose, onKeyDown, show: () => turn(true), hide: () => turn(false) }
}
