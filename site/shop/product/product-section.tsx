import type { ReactNode } from 'react'
import './product-sections.css'

type Props = {
  /** Where its tab leads. */
  id: string
  title: string
  /** For a title that those who see the page do without. */
  isTitleHidden?: boolean
  children: ReactNode
}

/** A part of what a product's page tells, under its title. */
export function ProductSection({ id, title, isTitleHidden = false, children }: Props) {
  return (
    <section id={id} className={`product-section ${id}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={isTitleHidden ? 'visually-hidden' : undefined}>
        {title}
      </h2>
      {children}
    </section>
  )
}
