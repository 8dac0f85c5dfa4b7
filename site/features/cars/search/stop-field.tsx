import { type ReactNode, useId, useState } from 'react'
import type { FetchedList } from '#site/ui/use-fetched-list.ts'
import { useListKeys } from '#site/ui/use-list-keys.ts'
import { usePart } from '#site/ui/use-part.ts'
import { type TypedStop, typedStop } from './car-form.ts'
import type { CarStop } from './car-stops.ts'

const fetchList = () => import('./stop-list.tsx')

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
  stops: FetchedList<CarStop>
  onChange: (value: TypedStop) => void
}

/** A text field that suggests stops: a combobox; without script the field alone, whose text the page of results reads. */
export function StopField(props: Props) {
  const { field, end, name, label, prompt, value, wrong, onChange } = props
  const id = useId()
  const { list, rows, keys, show, leave, choose } = useOpenList(props)
  const { marked } = keys
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
        onKeyDown={keys.onKeyDown}
        onBlur={leave}
      />
      {list && (
        <list.StopList
          id={id}
          atAirport={field === 'hotel'}
          rows={rows}
          isUnknown={list.isUnknown}
          marked={marked}
          onChoose={choose}
        />
      )}
    </div>
  )
}

/** The open list: arrows mark, Enter takes what is marked or else the first, Escape closes. Nothing is suggested for a choice made already. */
function useOpenList({ field, value, stops: { list: stops, isComing, want }, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const part = usePart(fetchList, isOpen)
  const isChosen = value.point !== ''
  const found = isOpen && part && stops && !isChosen ? part.stopsFor(value.text, stops, field === 'hotel') : undefined
  const isOnItsWay = isOpen && !isChosen && (part === undefined || isComing)
  const choose = ({ label, point, pointName }: CarStop) => {
    setOpen(false)
    keys.forget()
    onChange({ text: label, point, pointName })
  }
  const show = () => {
    want()
    keys.forget()
    setOpen(true)
  }
  const keys = useListKeys({
    rows: isOnItsWay ? undefined : (found ?? []),
    isOpen,
    onOpen: show,
    onClose: () => setOpen(false),
    onEnter: ([first], marked = first) => {
      if (marked) choose(marked)
      return marked !== undefined
    },
  })
  const isUnknown = found?.length === 0 && value.text.trim().length > 1
  return {
    list: isOpen && part ? { StopList: part.StopList, isUnknown } : undefined,
    rows: found ?? [],
    keys,
    show,
    // An Enter that waits for its row is still to be done.
    leave: () => {
      if (keys.isWaiting) return
      setOpen(false)
      keys.forget()
    },
    choose,
  }
}
