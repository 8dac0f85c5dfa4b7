import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import './tabs.css'

export type Tab = { id: string; label: string; count?: number; content: ReactNode }

type Props = { label: string; tabs: readonly Tab[]; first?: string; onChange?: (id: string) => void }

/** Parts of one record, one at a time; arrows move between them. */
export function Tabs({ label, tabs, first, onChange }: Props) {
  const own = useId()
  const [chosen, setChosen] = useState(first ?? tabs[0]?.id ?? '')
  const open = tabs.find(({ id }) => id === chosen) ?? tabs[0]
  const choose = (id: string) => {
    setChosen(id)
    onChange?.(id)
  }
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined || open === undefined) return
    const next = tabs[(tabs.indexOf(open) + by + tabs.length) % tabs.length]
    if (next === undefined) return
    event.preventDefault()
    choose(next.id)
    document.getElementById(`${own}-${next.id}`)?.focus()
  }
  return (
    <div className="tabs">
      <div className="tab-row" role="tablist" aria-label={label} onKeyDown={step}>
        {tabs.map(({ id, label: words, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${own}-${id}`}
            aria-selected={id === open?.id}
            aria-controls={`${own}-panel`}
            tabIndex={id === open?.id ? 0 : -1}
            onClick={() => choose(id)}
          >
            {words}
            {count !== undefined && <span className="count">{count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${own}-panel`} aria-labelledby={`${own}-${open?.id}`}>
        {open?.content}
      </div>
    </div>
  )
}
