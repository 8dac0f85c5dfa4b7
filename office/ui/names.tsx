import { type ReactNode, useEffect, useRef } from 'react'
import './names.css'

export type BraceName = { name: string; is?: string; becomes?: string }

type Props = { title: string; about: ReactNode; names: readonly BraceName[] }

/** Names in braces, what each stands for, and what it becomes; a press puts one where somebody was writing. */
export function Names({ title, about, names }: Props) {
  const write = useLastField()
  return (
    <section className="brace-names" aria-label={title}>
      <h3>{title}</h3>
      <p className="hint">{about}</p>
      <ul>
        {names.map(({ name, is, becomes }) => (
          <li key={name}>
            <button type="button" className="chip" onClick={() => write(`{${name}}`)}>
              {`{${name}}`}
            </button>
            <span>
              {is}
              {becomes && <b>{becomes}</b>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const WRITABLE = 'textarea, input:not([type]), input[type="text"], [contenteditable="true"]'

/** Writes at the caret of the field that was written in last, as if it were typed: so that it can be undone by key. */
function useLastField(): (text: string) => void {
  const last = useRef<HTMLElement>(undefined)
  useEffect(() => {
    const see = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(WRITABLE)) last.current = target
    }
    document.addEventListener('focusin', see)
    return () => document.removeEventListener('focusin', see)
  }, [])
  return (text) => {
    if (last.current?.isConnected !== true)
      last.current = document.querySelector<HTMLElement>('form textarea') ?? undefined
    last.current?.focus()
    // The only way to type for somebody: the field, its framework and its undo all see it.
    document.execCommand('insertText', false, text)
  }
}
