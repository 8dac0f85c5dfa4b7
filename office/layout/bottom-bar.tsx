import { useState } from 'react'
import { Link } from 'react-router'
import { firstPath, type Section } from '../nav.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import './bottom-bar.css'
import { SectionLink } from './nav-link.tsx'

/** Sections beside More. */
const SHOWN = 4

/** On phones the first sections under the thumb, and the others under More. */
export function BottomBar({ sections, here }: { sections: readonly Section[]; here: Section | undefined }) {
  const [open, setOpen] = useState(false)
  const main = sections.filter(({ aside }) => aside !== true)
  const shown = main.slice(0, SHOWN)
  const rest = sections.filter((section) => !shown.includes(section))
  const isInRest = here !== undefined && rest.includes(here)
  return (
    <nav className="bottom-bar" aria-label="Sections">
      {shown.map((section) => (
        <SectionLink key={section.id} section={section} here={here}>
          <Icon name={section.icon} />
          {section.label}
        </SectionLink>
      ))}
      {rest.length > 0 && (
        <button type="button" aria-current={isInRest || undefined} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="more" />
          More
        </button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title="More">
        <ul className="more-list">
          {rest
            .flatMap((section) =>
              section.aside === true
                ? section.screens
                    .filter(({ inner }) => inner !== true)
                    .map(({ path, label, icon = section.icon }) => ({ to: `/${path}`, label, icon }))
                : [{ to: firstPath(section), label: section.label, icon: section.icon }],
            )
            .map(({ to, label, icon }) => (
              <li key={to}>
                <Link to={to} onClick={() => setOpen(false)}>
                  <Icon name={icon} />
                  {label}
                </Link>
              </li>
            ))}
        </ul>
      </Dialog>
    </nav>
  )
}
