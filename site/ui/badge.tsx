import type { ReactNode } from 'react'
import './badge.css'

/** One on a picture at most: sun for a deal, raised paper for a category. */
export function Badge({ kind, children }: { kind: 'deal' | 'category'; children: ReactNode }) {
  return <span className={`badge ${kind}`}>{children}</span>
}
