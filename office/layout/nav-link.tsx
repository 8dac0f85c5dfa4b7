import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { firstPath, type Section } from '../nav.ts'

type Props = { section: Section; here: Section | undefined; children: ReactNode }

/** Leads to a section, and fetches its screen as soon as it is pointed at. */
export function SectionLink({ section, here, children }: Props) {
  const first = section.screens.find(({ inner }) => inner !== true)
  const isHere = section.id === here?.id
  return (
    <Link to={firstPath(section)} aria-current={isHere ? 'true' : undefined} onPointerEnter={() => void first?.load()}>
      {children}
    </Link>
  )
}
