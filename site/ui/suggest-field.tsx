import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { PlainField } from './plain-field.tsx'
import './search-bar.css'
import { ServerDrawn } from './server-drawn.tsx'
import type { Chosen } from './suggestions.ts'
import { usePart } from './use-part.ts'

const fetchField = () => import('./open-suggest-field.tsx').then((module) => module.OpenSuggestField)

/** A sign, or a key of the list. */
const TYPED = /^(?:.|Backspace|Enter|Arrow(?:Down|Up))$/u

type Props = {
  label: string
  /** Stands where nothing is chosen. */
  prompt: string
  /** What is typed into; without script it is the field itself, and takes any of the names. */
  name: string
  chosen: Chosen
  /** Said under the field when the text that was typed names nothing. */
  error?: string
  /** Where the list of suggestions comes from, fetched when the field is first opened. */
  source: string
  /** Under which the last choices are kept in this browser. */
  recentKey: string
  onChoose: (chosen: Chosen) => void
  /** Text that names nothing; undefined once that is over. */
  onUnknown: (text: string | undefined) => void
}

/** Shows a prompt; pressed, it is a text field with suggestions. Text that names nothing clears the choice. */
export function SuggestField(props: Props) {
  const { label, prompt, name, chosen, error } = props
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const returns = useRef(false)
  const pressed = useRef<string[]>([])
  const OpenField = usePart(fetchField, open)
  const id = useId()
  useEffect(() => {
    if (open || !returns.current) return
    returns.current = false
    opener.current?.focus()
  }, [open])
  return (
    <div className="search-part">
      <div className="search-cell">
        <ServerDrawn id={`${name}-cell`}>
          {import.meta.env.SSR && (
            <PlainField label={label} name={name} defaultValue={chosen.label} placeholder={prompt} autoComplete="off" />
          )}
        </ServerDrawn>
        {open && OpenField ? (
          <OpenField
            {...props}
            pressed={pressed.current}
            onClose={(keepsFocus) => {
              returns.current = keepsFocus
              setOpen(false)
            }}
          />
        ) : (
          <button
            ref={opener}
            type="button"
            className="only-scripted"
            aria-expanded={open}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            onClick={() => {
              pressed.current = []
              props.onUnknown(undefined)
              setOpen(true)
            }}
            // The field is on its way: what is typed meanwhile is for it.
            onKeyDown={(event) => {
              if (!open || !TYPED.test(event.key) || event.metaKey || event.ctrlKey) return
              event.preventDefault()
              pressed.current.push(event.key)
            }}
          >
            <small>{label}</small>
            <span className={chosen.label === '' ? 'search-empty' : undefined}>{chosen.label || prompt}</span>
          </button>
        )}
      </div>
      {error !== undefined && (
        <p className="search-error" id={`${id}-error`} role="alert">
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  )
}
