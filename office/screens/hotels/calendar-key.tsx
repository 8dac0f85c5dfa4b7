/** What the looks of a night mean, and how nights are chosen. */
export function CalendarKey({ isWide }: { isWide: boolean }) {
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
        <li>
          <b>12,800</b> differs from the season price
        </li>
        <li>
          <b>2n</b> minimum nights
        </li>
      </ul>
      <p className="hint">
        {isWide
          ? 'Drag over nights, or hold Shift and use the arrow keys. Escape clears.'
          : 'Tap the first night, then the last.'}
      </p>
    </>
  )
}
