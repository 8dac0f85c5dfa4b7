import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { keepRecent, readRecent } from './recent-choices.ts'
import './suggest-list.css'
import { type Chosen, type Suggestion, suggestionNamed, suggestionsFor } from './suggestions.ts'

type Props = {
  label: string
  prompt: string
  chosen: Chosen
  source: string
  recentKey: string
  onChoose: (chosen: Chosen) => void
  onUnknown: (text: string | undefined) => void
  /** `keepsFocus` when the way out was not a move to something else. */
  onClose: (keepsFocus: boolean) => void
}
type Row = Chosen & { note?: string }

/** The open field: a combobox over a list of suggestions, or of what was chosen lately while nothing is typed. */
export function SuggestList(props: Props) {
  const { label, prompt, chosen } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const field = useSuggestions(props)
  useEffect(() => input.current?.select(), [])
  const { rows, isRecent, marked } = field
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={marked === undefined ? undefined : `${id}-${marked}`}
        autoComplete="off"
        defaultValue={chosen.label}
        placeholder={prompt}
        onChange={(event) => field.type(event.target.value)}
        onKeyDown={field.onKeyDown}
        onBlur={() => field.leave(false)}
      />
      <div className="search-panel suggest-panel" hidden={rows.length === 0 && !field.isUnknown}>
        {isRecent && <p className="suggest-head">Recently Selected</p>}
        <div id={`${id}-list`} role="listbox" aria-label={isRecent ? 'Recently Selected' : label}>
          {rows.map((row, index) => (
            <Option
              key={row.id}
              id={`${id}-${index}`}
              row={row}
              marked={index === marked}
              onChoose={() => field.choose(row)}
            />
          ))}
        </div>
        {field.isUnknown && <p className="suggest-head">No place of this name. Try an island, a beach or a hotel.</p>}
      </div>
      <p className="visually-hidden" role="status">
        {rows.length > 0 && spokenCount(rows.length, isRecent)}
      </p>
    </>
  )
}

function spokenCount(count: number, isRecent: boolean): string {
  if (isRecent) return `${count} recently selected`
  return count === 1 ? '1 suggestion' : `${count} suggestions`
}

type OptionProps = { id: string; row: Row; marked: boolean; onChoose: () => void }

function Option({ id, row, marked, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field's own keys choose
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={marked}
      // The field keeps the focus while the pointer is down.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {row.label}
      {row.note && <small>{row.note}</small>}
    </div>
  )
}

function useSuggestions({ chosen, source, recentKey, onChoose, onUnknown, onClose }: Props) {
  const all = useOptions(source)
  const [typed, setTyped] = useState<string>()
  const [marked, setMarked] = useState<number>()
  const [recent] = useState(() => readRecent(recentKey))
  const isTyped = typed !== undefined && typed.trim() !== ''
  const rows: Row[] = isTyped ? suggestionsFor(typed, all ?? []) : recent
  const isUnknown = isTyped && all !== undefined && rows.length === 0
  const settle = (choice: Chosen, keepsFocus = true) => {
    if (choice.id !== '' && all !== undefined) keepRecent(recentKey, choice)
    onChoose({ id: choice.id, label: choice.label })
    onClose(keepsFocus)
  }
  const leave = (keepsFocus: boolean) => {
    if (typed === undefined) return onClose(keepsFocus)
    if (!isTyped) return settle({ id: '', label: '' }, keepsFocus)
    // Without a list the text is sent as it is: the server knows the names too.
    // A whole name chooses by itself; of a piece of one, Enter takes the first suggestion, and who just leaves has chosen nothing.
    const found =
      all === undefined
        ? { id: typed, label: typed }
        : (suggestionNamed(typed, all) ?? (keepsFocus ? rows[0] : undefined))
    if (found === undefined) onUnknown(typed)
    if (found === undefined && !isUnknown) return onClose(keepsFocus)
    settle(found ?? { id: '', label: '' }, keepsFocus)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const row = marked === undefined ? undefined : rows[marked]
    if (event.key === 'Enter') {
      event.preventDefault()
      return row ? settle(row) : leave(true)
    }
    if (event.key === 'Escape') return onClose(true)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || rows.length === 0) return
    event.preventDefault()
    setMarked(marked === undefined ? (step === 1 ? 0 : rows.length - 1) : (marked + step + rows.length) % rows.length)
  }
  return {
    rows,
    marked,
    isUnknown,
    isRecent: !isTyped && recent.length > 0,
    choose: (row: Row) => settle(row),
    leave,
    onKeyDown,
    type: (text: string) => {
      setTyped(text)
      setMarked(undefined)
      const isNothing = text.trim() !== '' && all !== undefined && suggestionsFor(text, all).length === 0
      if (isNothing && chosen.id !== '') onChoose({ id: '', label: '' })
    },
  }
}

/** Undefined until the list is there, and when it does not come. */
function useOptions(source: string): readonly Suggestion[] | undefined {
  const [options, setOptions] = useState<readonly Suggestion[]>()
  useEffect(() => {
    const leaving = new AbortController()
    fetch(source, { signal: leaving.signal, headers: { accept: 'application/json' } })
      .then((answer) => (answer.ok ? (answer.json() as Promise<readonly Suggestion[]>) : undefined))
      .then(setOptions)
      .catch(() => undefined)
    return () => leaving.abort()
  }, [source])
  return options
}
