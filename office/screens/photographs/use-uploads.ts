import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { listMedia } from '#contract/office/media.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { sendPhoto } from './send-photo.ts'
import { createUploads, type Sending, type Uploads } from './uploads.ts'

let uploads: Uploads | undefined

/** One queue for the whole office: files go on when the screen is left. */
function theUploads(): Uploads {
  if (uploads !== undefined) return uploads
  uploads = createUploads(sendPhoto, (run, afterMs) => setTimeout(run, afterMs))
  addEventListener('online', uploads.wake)
  return uploads
}

/** The files on their way. What the shelf shows is asked for anew when one has been kept. */
export function useUploads(): Uploads & { list: readonly Sending[] } {
  const client = useQueryClient()
  const queue = theUploads()
  const list = useSyncExternalStore(queue.listen, queue.read)
  const kept = list.filter(({ state }) => state === 'done').length
  useEffect(() => {
    if (kept > 0) void client.invalidateQueries({ queryKey: [callKey(listMedia)] })
  }, [kept, client])
  return { ...queue, list }
}
