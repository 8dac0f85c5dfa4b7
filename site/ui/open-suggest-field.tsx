import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { type SuggestedRow, SuggestList } from './suggest-list.tsx'
import { type Chosen, type Suggestion, suggestionNamed, suggestionsFor } from './suggestions.ts'
import { useFetchedList } from './use-fetched-list.ts'
import { type EarlyKeys, useListKeys } from './use-list-keys.ts'

type Props = {
  label: string
  prompt: string
  chosen: Chosen
  source: string
  recentKey: string
  /** What was pressed on the closed field while this one was on its way, key by key. */
  pressed: readonly string[]
  onChoose: (chosen: Chosen) => void
  onUnknown: (text: string | undefined) => void
  /** `keepsFocus` when the way out was not a move to something else. */
  onClose: (keepsFocus: boolean) => void
}

/** The open field: a combobox that takes what is typed at once; its list and what it knows may come later. */
export function OpenSuggestField(props: Props) {
  const { label, prompt, chosen } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { first, rows, isRecent, isUnknown, keys, ...field } = useSuggestions(props, input)
  useEffect(() => {
    if (first === '') input.current?.select()
  }, [first])
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
        aria-activedescendant={keys.marked === undefined ? undefined : `${id}-${keys.marked}`}
        autoComplete="off"
        defaultValue={first || chosen.label}
        placeholder={prompt}
        onChange={(event) => field.type(event.target.value)}
        onKeyDown={keys.onKeyDown}
        // An Enter that waits for its row is still to be done.
        onBlur={() => keys.isWaiting || field.leave(false)}
      />
      <SuggestList
        {...{ id, label, rows, isRecent, isUnknown }}
        marked={keys.marked}
        onChoose={(row) => field.settle(row)}
      />
    </>
  )
}

function useSuggestions(props: Props, input: RefObject<HTMLInputElement | null>) {
  const { chosen, source, recentKey, onChoose, onUnknown, onClose } = props
  const { list: all, isComing } = useFetchedList<Suggestion>(source, true)
  const [early] = useState(() => readKeys(props.pressed))
  const [typed, setTyped] = useState(early.text || undefined)
  const [recent] = useState(() => readRecent(recentKey))
  const isTyped = typed !== undefined && typed.trim() !== ''
  const rows: readonly SuggestedRow[] = isTyped ? suggestionsFor(typed, all ?? []) : recent
  const isUnknown = isTyped && all !== undefined && rows.length === 0
  const settle = (choice: Chosen, keepsFocus = true) => {
    if (choice.id !== '' && all !== undefined) keepRecent(recentKey, choice)
    onChoose({ id: choice.id, label: choice.label })
    onClose(keepsFocus && input.current === document.activeElement)
  }
  const leave = (keepsFocus: boolean) => {
    if (typed === undefined) return onClose(keepsFocus)
    if (!isTyped) return settle({ id: '', label: '' }, keepsFocus)
    // Without a list the text is sent as it is: the server knows the names too.
    // A whole name chooses by itself; of a piece of one, Enter takes the first suggestion, and who just leaves has chosen nothing.
    const named =
      all === undefined
        ? { id: typed, label: typed }
        : (suggestionNamed(typed, all) ?? (keepsFocus ? rows[0] : undefined))
    if (named === undefined) onUnknown(typed)
    if (named === undefined && !isUnknown) return onClose(keepsFocus)
    settle(named ?? { id: '', label: '' }, keepsFocus)
  }
  const list = {
    rows: isTyped && isComing ? undefined : rows,
    isOpen: true,
    onOpen: () => {},
    onClose: () => onClose(true),
    onEnter: (_rows: readonly SuggestedRow[], marked: SuggestedRow | undefined) => {
      if (marked) settle(marked)
      else leave(true)
      return true
    },
  }
  const keys = useListKeys(list, early)
  const type = (text: string) => {
    setTyped(text)
    keys.forget()
    const isNothing = text.trim() !== '' && all !== undefined && suggestionsFor(text, all).length === 0
    if (isNothing && chosen.id !== '') onChoose({ id: '', label: '' })
  }
  return { first: early.text, rows, isRecent: !isTyped && rows.length > 0, isUnknown, keys, settle, leave, type }
}

/** The text that the keys have written, and what they did in the list since. */
function readKeys(pressed: readonly string[]): EarlyKeys & { text: string } {
  let [text, steps] = ['', undefined as number | undefined]
  for (const key of pressed) {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1
      steps = steps === undefined ? Math.min(0, step) : steps + step
    } else if (key !== 'Enter') {
      text = key === 'Backspace' ? text.slice(0, -1) : text + key
      steps = undefined
    }
  }
  return { text, steps, isEntered: pressed.at(-1) === 'Enter' }
}

/** More than these are not looked over. */
const RECENT_MAX = 5

/** What was chosen lately in this browser, newest first; nothing of it is sent. */
function readRecent(key: string): Chosen[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list.filter(isChosen).slice(0, RECENT_MAX) : []
  } catch {
    // Storage refused, or somebody else's text under our key.
    return []
  }
}

function keepRecent(key: string, { id, label }: Chosen): void {
  const list = [{ id, label }, ...readRecent(key).filter((each) => each.id !== id)].slice(0, RECENT_MAX)
  try {
    localStorage.setItem(key, JSON.stringify(list))
  } catch {
    // Storage refused or full: the next visit starts without.
  }
}

function isChosen(value: unknown): value is Chosen {
  if (typeof value !== 'object' || value === null) return false
  const { id, label } = value as Record<string, unknown>
  return typeof id === 'string' && id !== '' && typeof label === 'string' && label !== ''
}
