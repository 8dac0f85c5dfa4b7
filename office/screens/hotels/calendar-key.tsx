import type { ReactNode } from 'react'

/** What the looks of a day mean, and how days are chosen. */
export function CalendarKey({ isWide, things, children }: { isWide: boolean; things: string; children: ReactNode }) {
  return (
    <>
      <ul className="calendar-key" aria-label="What the looks mean">
        <li>
          <span className="key-chosen" aria-hidden="true" /> Chosen
        </li>
        <li>
          <span className="key-full" aria-hidden="true" /> Sold out
        </li>
        <li>
          <span className="key-shut" aria-hidden="true" /> Closed by you
        </li>
        {children}
      </ul>
      <p className="hint">
        {isWide
          ? `Drag over ${things}, or hold Shift and use the arrow keys. Escape clears.`
          : `Tap the first of the ${things}, then the last.`}
      </p>
    </>
  )
}
