import { useQueryClient } from '@tanstack/react-query'
import { fetchOfficeHotel } from '#contract/office/hotels.ts'
import { fetchMedia, listMedia } from '#contract/office/media.ts'
import { callKey } from '#contract/v1/endpoint.ts'

/** After a picture has changed: whatever shows it is asked for anew. */
export function useRenewMedia(): () => void {
  const client = useQueryClient()
  return () => {
    for (const call of [listMedia, fetchMedia, fetchOfficeHotel])
      void client.invalidateQueries({ queryKey: [callKey(call)] })
    void client.invalidateQueries({ queryKey: ['hotels'] })
  }
}
