import type { ReactNode } from 'react'
import './badge.css'
import { Icon, type IconName } from './icon.tsx'

/** `good` is done or live, `warn` waits for somebody, `bad` has failed, `plain` is over or off, `new` wants a look. */
export type BadgeKind = 'good' | 'warn' | 'bad' | 'plain' | 'new'

const SIGNS: Record<BadgeKind, IconName | undefined> = {
  good: 'check',
  warn: 'clock',
  bad: 'alert',
  plain: undefined,
  new: undefined,
}

/** How something stands: colour, sign and word, so that nobody needs the colour. */
export function Badge({ kind, children }: { kind: BadgeKind; children: ReactNode }) {
  const sign = SIGNS[kind]
  return (
    <span className={`badge ${kind}`}>
      {sign && <Icon name={sign} />}
      {children}
    </span>
  )
}
