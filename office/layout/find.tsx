import { type KeyboardEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Section } from '../nav.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import './find.css'

type Hit = { to: string; label: string; note: string; icon: IconName }

/** Leads to any screen by a few letters; "/" opens it from anywhere. */
export function Find({ sections }: { sections: readonly Section[] }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button type="button" className="find" aria-label="Find" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span>Find</span>
        <kbd>/</kbd>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Find" look="box">
        <FindList sections={sections} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function FindList({ sections, onDone }: { sections: readonly Section[]; onDone: () => void }) {
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const navigate = useNavigate()
  const hits = hitsFor(sections, words)
  const go = (hit: Hit | undefined) => {
    if (hit === undefined) return
    onDone()
    void navigate(hit.to)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go(hits[at])
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined || hits.length === 0) return
    event.preventDefault()
    setAt((at + by + hits.length) % hits.length)
  }
  return (
    <div className="find-box">
      <input
        type="search"
        role="combobox"
        aria-label="A screen or a word"
        aria-expanded="true"
        aria-controls="find-hits"
        aria-activedescendant={hits[at] && `find-hit-${at}`}
        placeholder="A screen, a booking, a name"
        autoComplete="off"
        value={words}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      <div id="find-hits" role="listbox" aria-label="Found">
        {hits.map((hit, place) => (
          <button
            key={`${hit.to}${hit.label}`}
            id={`find-hit-${place}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            onClick={() => go(hit)}
          >
            <Icon name={hit.icon} />
            {hit.label}
            <small>{hit.note}</small>
          </button>
        ))}
      </div>
      {hits.length === 0 && <p className="hint">No screen has that name.</p>}
    </div>
  )
}

function hitsFor(sections: readonly Section[], words: string): Hit[] {
  const sought = words.trim().toLowerCase()
  const screens = sections.flatMap((section) =>
    section.screens
      .filter(({ inner }) => inner !== true)
      .map(({ path, label }) => ({ to: `/${path}`, label, note: section.label, icon: section.icon })),
  )
  return screens.filter(({ label, note }) => `${note} ${label}`.toLowerCase().includes(sought))
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
