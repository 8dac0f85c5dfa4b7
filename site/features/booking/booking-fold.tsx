import type { ReactNode } from 'react'
import './booking-fold.css'

type Props = { id: string; title: string; note: string; open?: boolean; children: ReactNode }

/** What is rarely needed, behind its name and what is inside. The browser's own details: no script, and an answer is never hidden. */
export function BookingFold({ id, title, note, open = false, children }: Props) {
  return (
    <section aria-labelledby={`${id}-title`} id={id}>
      <details open={open}>
        <summary>
          <h2 id={`${id}-title`}>{title}</h2>
          <small>{note}</small>
        </summary>
        <div className="accordion-body">{children}</div>
      </details>
    </section>
  )
}
