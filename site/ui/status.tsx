import type { MouseEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import './status.css'

type Props = {
  kind: 'info' | 'success' | 'error'
  children: ReactNode
  /** The same page again; without script the whole of it, with script only what it is made of is asked for anew. */
  retryHref?: string
  /** Of a part that is fetched by itself: stops the link and asks for that part alone. */
  onRetry?: (event: MouseEvent) => void
}
const ICONS = { info: 'info', success: 'success', error: 'alert' } as const

/** Said where the content would be. An error is read out at once. */
export function Status({ kind, children, retryHref, onRetry }: Props) {
  return (
    <div className={`status ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[kind]} />
      <div className="status-words">{children}</div>
      {retryHref !== undefined && (
        <Button kind="outline" size="small" href={retryHref} replace preventScrollReset onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  )
}

type FailedProps = { title?: string; retryHref: string; children: ReactNode }

/** In place of a page whose answer did not come: what is missing, why, and the same page again. */
export function FailedPage({ title = 'This page did not load', retryHref, children }: FailedProps) {
  return (
    <div className="wrap section stack">
      <h1>{title}</h1>
      <Status kind="error" retryHref={retryHref}>
        {children}
      </Status>
    </div>
  )
}
