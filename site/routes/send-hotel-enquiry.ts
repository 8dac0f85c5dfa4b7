import { hostOf } from '#site/api.ts'
import { sendHotelEnquiry } from '#site/features/hotels/enquiry/hotel-enquiry.ts'
import { notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import type { Route } from './+types/send-hotel-enquiry'

/** Where the form's script sends an enquiry about a hotel; the stay is in the address. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const answer = await sendHotelEnquiry(hostOf(context), params.id, searchParams, await readForm(request))
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}

export function loader() {
  throw notFound()
}
