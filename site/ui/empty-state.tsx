import type { ReactNode } from 'react'

type Props = { title: string; text: string; children?: ReactNode }

/** Nothing here: the page's own picture (`--picture` in its styles), a sentence, and the next step as `children`. */
export function EmptyState({ title, text, children }: Props) {
  return (
    <div className="empty-state">
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div className="row">{children}</div>}
    </div>
  )
}
