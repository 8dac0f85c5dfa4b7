import { hostOf } from '#site/api.ts'
import { answerContact } from '#site/features/contact/answer-contact.ts'
import { notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import type { Route } from './+types/send-contact'

/** Where the contact form's script sends a question. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const answer = await answerContact(hostOf(context), await readForm(request))
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}

export function loader() {
  throw notFound()
}
