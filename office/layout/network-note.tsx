import { useSyncExternalStore } from 'react'
import { Icon } from '../ui/icon.tsx'

/** Says when the device has no network; what was asked for is asked again by itself once it has. */
export function NetworkNote() {
  const isOnline = useSyncExternalStore(
    (changed) => {
      addEventListener('online', changed)
      addEventListener('offline', changed)
      return () => {
        removeEventListener('online', changed)
        removeEventListener('offline', changed)
      }
    },
    () => navigator.onLine,
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className="network-note">
          <Icon name="alert" />
          No network. What you see may be old; we try again by ourselves as soon as there is one.
        </p>
      )}
    </div>
  )
}
