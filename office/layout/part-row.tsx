import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import type { Section } from '../nav.ts'
import './part-row.css'

/** The parts of a section; one that has a single part shows none. */
export function PartRow({ section }: { section: Section | undefined }) {
  const row = useRef<HTMLDivElement>(null)
  const parts = section?.screens.filter(({ inner }) => inner !== true) ?? []
  useEffect(() => {
    if (section) row.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [section])
  if (section === undefined || parts.length < 2) return null
  return (
    <nav className="part-row" aria-label={section.label}>
      <div className="in-page" ref={row}>
        {parts.map(({ path, label, load }) => (
          <NavLink key={path} to={`/${path}`} onPointerEnter={() => void load()}>
            {label}
          </NavLink>
        ))}
      </div>
    </nav>
  )
}
