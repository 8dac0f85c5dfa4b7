import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import './status.css'

type Props = { kind: 'info' | 'success' | 'error'; children: ReactNode; retryHref?: string }
const ICONS = { info: 'info', success: 'success', error: 'alert' } as const

/** Said where the content would be. An error is read out at once; `retryHref` is the same page again. */
export function Status({ kind, children, retryHref }: Props) {
  return (
    <div className={`status ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[kind]} />
      <div className="status-words">{children}</div>
      {retryHref !== undefined && (
        <Button kind="outline" size="small" href={retryHref} reloadDocument>
          Retry
        </Button>
      )}
    </div>
  )
}
