import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { usePart } from '#site/ui/use-part.ts'
import { type TypedStop, typedStop } from './car-form.ts'
import type { CarStop } from './car-stops.ts'

const fetchList = () => import('./stop-list.tsx').then((module) => module.StopList)

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
  const list = useOpenList(onChange)
  const List = usePart(fetchList, list.open)
  const { open, rows, marked } = list
  const show = () => {
    onWant()
    list.turn(true)
  }
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
        onFocus={show}
        onChange={({ target }) => {
          show()
          onChange(typedStop(target.value))
        }}
        onKeyDown={list.onKeyDown}
        onBlur={() => list.turn(false)}
      />
      {open && List && (
        <List
          id={id}
          value={value}
          atAirport={field === 'hotel'}
          stops={stops}
          marked={marked}
          onRows={list.setRows}
          onChoose={list.choose}
        />
      )}
    </div>
  )
}

/** The open list: arrows mark, Enter takes what is marked or else the first, Escape closes. */
function useOpenList(onChange: (value: TypedStop) => void) {
  const [open, setOpen] = useState(false)
  const [found, setRows] = useState<readonly CarStop[]>([])
  const [marked, setMarked] = useState<number>()
  const rows = open ? found : []
  const turn = (isOpen: boolean) => {
    setOpen(isOpen)
    setMarked(undefined)
    if (!isOpen) setRows([])
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
  return { open, rows, marked, choose, onKeyDown, setRows, turn }
}
