import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import './refused.css'

/** What stands where something could not be had: the server's words, and another try. */
export function Refused({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div className="refused" role="alert">
      <p>
        <Icon name="alert" />
        {message}
      </p>
      {onRetry && (
        <Button icon="undo" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

type NoteKind = 'info' | 'good' | 'warn' | 'bad'
const NOTE_ICONS = { info: 'info', good: 'success', warn: 'alert', bad: 'alert' } as const

/** A sentence that one should not miss, in its place on the page. */
export function Note({ kind = 'info', children }: { kind?: NoteKind; children: React.ReactNode }) {
  return (
    <div className={`note ${kind}`}>
      <Icon name={NOTE_ICONS[kind]} />
      <div>{children}</div>
    </div>
  )
}
