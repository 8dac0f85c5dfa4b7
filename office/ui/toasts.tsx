import { useNotificationContext, useNotify, useTakeUndoableMutation } from 'ra-core'
import { useCallback, useEffect, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import './toasts.css'

/** How long one is to be read; with Undo longer (ours). */
const SHOWN_MS = 5_000
const UNDO_MS = 8_000

type SayOptions = {
  kind?: 'info' | 'success' | 'warning' | 'error'
  /** Takes back what has just been done, by another call. */
  undo?: () => void
}

/** Says what has just happened: `say('Saved')`, `say('Moved to lost', { undo })`. */
export function useSay(): (message: string, options?: SayOptions) => void {
  const notify = useNotify()
  return useCallback((message, { kind = 'success', undo } = {}) => notify(message, { type: kind, undo }), [notify])
}

/** What has happened, one after the other. Undo also ends what ra-core has held back until it has passed (mutationMode "undoable"). */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext()
  const takeUndoable = useTakeUndoableMutation()
  const [shown, setShown] = useState<(typeof notifications)[number]>()
  const [held, setHeld] = useState(false)
  const { undoable, undo } = shown?.notificationOptions ?? {}
  const canUndo = undoable === true || undo !== undefined

  useEffect(() => {
    if (shown === undefined && notifications.length > 0) setShown(takeNotification() ?? undefined)
  }, [shown, notifications, takeNotification])

  const close = useCallback(
    (isUndo: boolean) => {
      if (undoable === true) takeUndoable()?.({ isUndo })
      else if (isUndo) undo?.()
      setShown(undefined)
      setHeld(false)
    },
    [undoable, undo, takeUndoable],
  )
  useEffect(() => {
    if (shown === undefined || held) return
    const timer = setTimeout(() => close(false), canUndo ? UNDO_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown, held, canUndo, close])

  return (
    <div
      className="toasts"
      role="status"
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {shown && (
        <div className={`toast ${shown.type}`}>
          <Icon name={shown.type === 'error' || shown.type === 'warning' ? 'alert' : 'success'} />
          <p>{shown.message}</p>
          {canUndo && (
            <Button kind="quiet" onClick={() => close(true)}>
              Undo
            </Button>
          )}
          <IconButton icon="close" label="Close" onClick={() => close(false)} />
        </div>
      )}
    </div>
  )
}
