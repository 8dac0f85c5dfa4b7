import type { ReactNode } from 'react'

type Props = { title: string; text: string; picture?: ReactNode; children?: ReactNode }

/** Nothing here: a picture, a sentence, and the next step as `children`. */
export function EmptyState({ title, text, picture, children }: Props) {
  return (
    <div className="empty-state">
      {picture && <div className="plate">{picture}</div>}
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div className="row">{children}</div>}
    </div>
  )
}
