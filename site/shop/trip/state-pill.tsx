import type { ReactNode } from 'react'
import type { StateTone } from '#contract/terms/booking-labels.ts'
import { Icon, type IconName } from '#site/ui/icon.tsx'
import './state-pill.css'

const ICONS: Record<StateTone, IconName> = { good: 'check', due: 'clock', plain: 'info' }

/** Where a booking stands, in a word. */
export function StatePill({ tone, children }: { tone: StateTone; children: ReactNode }) {
  return (
    <span className={`state-pill ${tone}`}>
      <Icon name={ICONS[tone]} />
      {children}
    </span>
  )
}
