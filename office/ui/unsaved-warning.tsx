import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router'
import { Confirm } from './confirm.tsx'

/** Asks before a screen whose form has unsaved changes is left. */
export function UnsavedWarning() {
  const { isDirty, isSubmitting } = useFormState()
  return <LeaveWarning isUnsaved={isDirty && !isSubmitting} />
}

/** Asks before a screen with unsaved changes is left, and has the browser ask before the tab is closed. */
export function LeaveWarning({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      yes="Leave without saving"
      no="Stay here"
      danger
      onYes={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>What you have changed on this screen is not saved yet and will be lost.</p>
    </Confirm>
  )
}
