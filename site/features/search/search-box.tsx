import { counted } from '#contract/terms/counted.ts'
import './search-box.css'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { SEARCH_LENGTH_MAX } from '#contract/terms/limits.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { tidySearch } from '#contract/terms/search-terms.ts'
import { CloseButton } from '#site/ui/close-button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { useModal } from '#site/ui/use-modal.ts'
import { choicesFor } from './search-choices.ts'
import { meantText, nothingText, SEARCH_TEXTS } from './search-texts.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { type SuggestionState, useSuggestions } from './use-suggestions.ts'

type Props = { open: boolean; onClose: () => void }

/** Over the page, with the focus in it; a combobox whose list answers as one types. */
export function SearchBox({ open, onClose }: Props) {
  const modal = useModal(open, onClose)
  return (
    <dialog className="search-box" aria-label={SEARCH_TEXTS.title} {...modal}>
      {open && <Question onClose={onClose} />}
    </dialog>
  )
}

function Question({ onClose }: { onClose: () => void }) {
  const list = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const [recent, setRecent] = useState(readRecent)
  const words = tidySearch(typed)
  const { state, isAsking } = useSuggestions(words)
  const choices = choicesFor(words, state, recent)
  const chosen = choices[active]

  const goTo = (href: string) => {
    if (words !== '') rememberSearch(words)
    onClose()
    void navigate(href)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen) goTo(chosen.href)
    else if (words !== '') goTo(withQuery(paths.search, { q: words }))
  }
  const onType = (text: string) => {
    setTyped(text)
    setActive(-1)
  }
  const onForget = () => {
    forgetSearches()
    setRecent([])
  }
  return (
    <form action={paths.search} onSubmit={onSubmit}>
      <div className="search-box-field">
        <Icon name="search" />
        <Field
          typed={typed}
          onType={onType}
          onKeyDown={(event) => moveWith(event, choices.length, active, setActive)}
          list={list}
          isOpen={choices.length > 0}
          chosen={chosen && idOf(list, active)}
        />
        <CloseButton onClick={onClose} label={SEARCH_TEXTS.close} />
      </div>
      <p className="search-box-told" role="status">
        {toldOf(words, state, isAsking, recent.length)}
      </p>
      <SuggestionList id={list} choices={choices} active={active} idOf={idOf} onChoose={({ href }) => goTo(href)} />
      {words === '' && recent.length > 0 && (
        <button type="button" className="search-box-forget" onClick={onForget}>
          {SEARCH_TEXTS.forget}
        </button>
      )}
    </form>
  )
}

type FieldProps = {
  typed: string
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** The id of the list, whether it shows anything, and the id of the choice the arrows are on. */
  list: string
  isOpen: boolean
  chosen: string | undefined
}

function Field({ typed, onType, onKeyDown, list, isOpen, chosen }: FieldProps) {
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: opened in order to type; the dialog gives the focus back
      autoFocus
      name="q"
      type="text"
      role="combobox"
      aria-label={SEARCH_TEXTS.label}
      aria-expanded={isOpen}
      aria-controls={list}
      aria-autocomplete="list"
      aria-activedescendant={chosen}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={SEARCH_LENGTH_MAX}
      placeholder={SEARCH_TEXTS.placeholder}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
}

/** Up and down go round; there is one place more than choices: the field itself, from which one types on. */
function moveWith(event: KeyboardEvent, choices: number, active: number, setActive: (active: number) => void): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || choices === 0) return
  event.preventDefault()
  const places = choices + 1
  setActive(((active + 1 + step + places) % places) - 1)
}

function idOf(list: string, index: number): string {
  return `${list}-${index}`
}

/** One line above the list; also what is read out while one types. */
function toldOf(words: string, state: SuggestionState, isAsking: boolean, recentCount: number): string {
  if (words === '') return recentCount > 0 ? SEARCH_TEXTS.recent : SEARCH_TEXTS.popularSearches
  if (state.kind === 'failed') return state.message
  if (state.kind === 'none' || (isAsking && state.answer.total === 0)) return SEARCH_TEXTS.searching
  const { answer } = state
  if (answer.total === 0) return nothingText(state.words)
  return answer.meant === undefined ? countText(answer.total) : `${countText(answer.total)}. ${meantText(answer.meant)}`
}

function countText(total: number): string {
  return counted(total, 'result')
}

const KEY = 'padauk.searches'
/** As many as one recognises at a glance (ours). */
const KEPT_MAX = 5

/** What was looked for last, newest first; kept in the browser only. */
function readRecent(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string').slice(0, KEPT_MAX) : []
  } catch {
    // Storage refused, or somebody else's text under our key.
    return []
  }
}

function rememberSearch(words: string): void {
  const others = readRecent().filter((each) => each.toLowerCase() !== words.toLowerCase())
  keep([words, ...others].slice(0, KEPT_MAX))
}

function forgetSearches(): void {
  keep([])
}

function keep(searches: string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // Storage refused or full: the next search starts without.
    return
  }
}
