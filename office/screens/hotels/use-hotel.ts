import { useQueryClient } from '@tanstack/react-query'
import { fetchOfficeHotel, type OfficeHotel } from '#contract/office/hotels.ts'
import { fetchCalendar } from '#contract/office/nights.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import type { OfficeFailure } from '../../call.ts'
import { useOffice } from '../../use-office.ts'

export type AskedHotel = {
  hotel: OfficeHotel | undefined
  failure: OfficeFailure | undefined
  retry: () => void
  /** Shows what a change has brought, and has the lists asked for anew. */
  take: (hotel: OfficeHotel) => void
}

/** One hotel with its kinds of rooms and pictures. */
export function useHotel(id: string): AskedHotel {
  const client = useQueryClient()
  const { data, error, refetch } = useOffice(fetchOfficeHotel, { id })
  const take = (hotel: OfficeHotel) => {
    client.setQueryData([callKey(fetchOfficeHotel), { id }], { status: 1, hotel })
    void client.invalidateQueries({ queryKey: ['hotels'] })
    void client.invalidateQueries({ queryKey: [callKey(fetchCalendar)] })
  }
  // While another hotel is asked for, the answer before is still there.
  const hotel = data?.hotel.id === id ? data.hotel : undefined
  return { hotel, failure: error?.failure, retry: () => void refetch(), take }
}
