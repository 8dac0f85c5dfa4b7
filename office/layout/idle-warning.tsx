import { useCallback, useEffect, useState } from 'react'
import { fetchSessions } from '#contract/office/account.ts'
import { STAFF_IDLE_MINUTES } from '#contract/terms/staff-rules.ts'
import { callOffice, onAnswer } from '../call.ts'
import { useInside } from '../me.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

const MINUTE_MS = 60_000
/** How long before its end a session that nobody uses is spoken of (ours). */
const WARNED_MINUTES = 2
const LOOK_MS = 5_000

/** Warns whoever has done nothing for long; afterwards the sign-in comes over the page, and what was typed stays. */
export function IdleWarning() {
  const { me } = useInside()
  const [endsAt, setEndsAt] = useState(() => firstEnd(me.idleEndsAt, me.now))
  const [isNear, setIsNear] = useState(false)
  const stay = useCallback(async () => {
    const answer = await callOffice(fetchSessions)
    if (answer.ok) setIsNear(false)
  }, [])
  useEffect(() => onAnswer((heard) => heard === 'alive' && setEndsAt(Date.now() + STAFF_IDLE_MINUTES * MINUTE_MS)), [])
  useEffect(() => {
    const look = () => {
      const left = endsAt - Date.now()
      setIsNear(left < WARNED_MINUTES * MINUTE_MS)
      // The server says whether it has ended; call.ts hears it.
      if (left < -LOOK_MS) void stay()
    }
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [endsAt, stay])
  return (
    <Dialog
      open={isNear}
      onClose={() => void stay()}
      title="Are you still there?"
      look="box"
      footer={
        <Button kind="primary" onClick={() => void stay()}>
          Stay signed in
        </Button>
      }
    >
      <p>
        You will be signed out in {WARNED_MINUTES} minutes. What you have typed stays on this page until you sign in
        again.
      </p>
    </Dialog>
  )
}

/** By the server's clock, as the device's may be wrong. */
function firstEnd(idleEndsAt: string | undefined, now: string): number {
  const left = idleEndsAt === undefined ? STAFF_IDLE_MINUTES * MINUTE_MS : Date.parse(idleEndsAt) - Date.parse(now)
  return Date.now() + left
}
