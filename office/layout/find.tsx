import { type KeyboardEvent, useDeferredValue, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { listBookings } from '#contract/office/bookings.ts'
import { listHotels } from '#contract/office/hotels.ts'
import { listOfficePackages } from '#contract/office/packages.ts'
import { useMay } from '../me.tsx'
import type { Section } from '../nav.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useOffice } from '../use-office.ts'
import './find.css'

type Hit = { to: string; label: string; note: string; icon: IconName }

/** Fewer letters find too much of what is kept (ours). */
const RECORD_LETTERS = 3
/** Of each kind (ours). */
const RECORDS = 5

/** Leads to any screen, booking, hotel or package by a few letters; "/" opens it from anywhere. */
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
  const records = useRecords(useDeferredValue(words.trim()))
  const hits = [...hitsFor(sections, words), ...records]
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
        aria-label="A screen, a booking, a hotel or a package"
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
      {hits.length === 0 && <p className="hint">No screen, booking, hotel or package has that name.</p>}
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

/** What is kept under these words and the role may see: bookings by reference, name, telephone or mail, hotels and packages by name. */
function useRecords(q: string): Hit[] {
  const isLong = q.length >= RECORD_LETTERS
  const mayBookings = useMay('bookings.read')
  const mayCatalogue = useMay('catalogue.read')
  const query = { q, perPage: RECORDS }
  const bookings = useOffice(listBookings, query, { enabled: isLong && mayBookings })
  const hotels = useOffice(listHotels, query, { enabled: isLong && mayCatalogue })
  const packages = useOffice(listOfficePackages, query, { enabled: isLong && mayCatalogue })
  if (!isLong) return []
  return [
    ...(bookings.data?.rows ?? []).map(({ id, name }) => hit(`/bookings/${id}`, name, id, 'ticket')),
    ...(hotels.data?.rows ?? []).map(({ id, name }) => hit(`/hotels/${id}`, name, 'Hotel', 'bed')),
    ...(packages.data?.rows ?? []).map(({ id, name }) => hit(`/packages/${id}`, name, 'Package', 'case')),
  ]
}

function hit(to: string, label: string, note: string, icon: IconName): Hit {
  return { to, label, note, icon }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
