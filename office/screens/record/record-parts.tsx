import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import '../hotels/hotels.css'

type Props = { base: string; label: string; parts: readonly { path: string; label: string }[] }

/** The row of a record's screens; the one that is open stands in sight. */
export function RecordParts({ base, label, parts }: Props) {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname) row.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [pathname])
  return (
    <nav className="hotel-parts" aria-label={label} ref={row}>
      {parts.map((part) => (
        <NavLink key={part.path} to={part.path === '' ? base : `${base}/${part.path}`} end>
          {part.label}
        </NavLink>
      ))}
    </nav>
  )
}
