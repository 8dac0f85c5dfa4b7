import { Icon, type IconName } from './icon.tsx'
import './link-rows.css'

/** `end` is what a click does, as a sign: a download, a way on; none for a number to ring. */
export type LinkRow = {
  href: string
  icon: IconName
  label: string
  note?: string
  end?: IconName
  /** Of a file, its media type: kept, not opened. */
  type?: string
  newTab?: boolean
  /** Shared by the device, where it can. */
  isShared?: boolean
}

/** Links under one another, each with what it is and a line about it. Plain ones: files, numbers and places of this page. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className="link-rows">
      {rows.map(({ href, icon, label, note, end, type, newTab, isShared }) => (
        <li key={`${href} ${label}`}>
          <a
            href={href}
            type={type}
            download={type !== undefined || undefined}
            target={newTab ? '_blank' : undefined}
            rel={newTab || isShared ? 'noopener' : undefined}
            data-share={isShared}
          >
            <Icon name={icon} />
            <span>
              <b>{label}</b>
              {note && <small>{note}</small>}
            </span>
            {end && <Icon name={end} />}
          </a>
        </li>
      ))}
    </ul>
  )
}
