import type { ReactNode } from 'react'
import './section-head.css'

type Props = { title: string; lead?: string; id?: string; children?: ReactNode }

/** A section's title with, at its right, what one can do there (a link to all, the slider's controls). */
export function SectionHead({ title, lead, id, children }: Props) {
  return (
    <div className="section-head">
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </div>
  )
}
