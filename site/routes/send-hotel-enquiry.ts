import { ok } from '#contract/terms/result.ts'
import { hostOf } from '#site/api.ts'
import { enquirySubject, loadAskedHotel } from '#site/features/hotels/enquiry/hotel-enquiry.ts'
import { notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import { answerEnquiryAbout } from '#site/shop/enquiry/answer-enquiry.ts'
import type { Route } from './+types/send-hotel-enquiry'

/** Where the form's script sends an enquiry about a hotel; the stay is in the address. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const host = hostOf(context)
  const search = new URL(request.url).searchParams
  const answer = await answerEnquiryAbout(host, await readForm(request), async () => {
    const asked = await loadAskedHotel(host, params.id, search)
    return asked.ok ? ok(enquirySubject(asked.value)) : asked
  })
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}

export function loader() {
  throw notFound()
}
