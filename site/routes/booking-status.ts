import { fetchBooking } from '#contract/v1/bookings.ts'
import { hostOf } from '#site/api.ts'
import { markOf } from '#site/features/booking/booking-view.ts'
import type { Route } from './+types/booking-status'

/** Whether a page that waits for its bank has something new to say. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const found = await hostOf(context).api.call(fetchBooking, { query: { ref: params.ref } })
  const headers = { 'Cache-Control': 'no-store' }
  if (found.ok) return Response.json({ mark: markOf(found.value.booking) }, { headers })
  return Response.json({ message: found.error.message }, { status: found.error.status || 503, headers })
}
