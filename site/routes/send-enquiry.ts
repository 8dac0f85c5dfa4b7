import { hostOf } from '#site/api.ts'
import { sendPackageEnquiry } from '#site/features/packages/booking/send-package-enquiry.ts'
import { notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import type { Route } from './+types/send-enquiry'

/** Where the forms' script sends an enquiry: it runs on the server, so it works whoever provides the API. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const answer = await sendPackageEnquiry(hostOf(context), params.packageSlug, await readForm(request))
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}

export function loader() {
  throw notFound()
}
