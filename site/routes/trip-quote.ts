import { saveQuote } from '#contract/v1/quotes.ts'
import { hostOf } from '#site/api.ts'
import type { QuoteAnswer } from '#site/features/trip/quote-answer.ts'
import { readItems } from '#site/features/trip/read-items.ts'
import { notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import { shareQuote } from '#site/shop/share/share-quote.ts'
import type { Route } from './+types/trip-quote'

const FIELDS = ['name', 'email']

/** Where My trip is shared, or put in writing: answers with the link of it. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const host = hostOf(context)
  const form = await readForm(request)
  const lines = readItems(form.get('items')).flatMap((item) =>
    item === undefined ? [] : [{ ...item.line, priceVersion: undefined }],
  )
  const [name, email] = FIELDS.map((field) => String(form.get(field) ?? '').trim())
  const saved = await host.api.call(saveQuote, {
    body: {
      lines,
      ...(name ? { name } : {}),
      ...(email ? { email } : {}),
      ...(form.get('draft') === '1' ? { draft: true } : {}),
    },
  })
  if (!saved.ok) {
    const { message, errors } = saved.error
    return answer({
      failure: message,
      // What stands against the trip itself is no field of this form: its words are the answer.
      fields: Object.fromEntries(
        errors.filter(({ field }) => FIELDS.includes(field)).map(({ field, message: words }) => [field, words]),
      ),
    })
  }
  const { quote } = saved.value
  return answer({
    link: quote.url,
    ...(quote.number === undefined ? {} : { number: quote.number }),
    ways: shareQuote(host.brand.whatsapp?.e164, quote),
  })
}

export function loader() {
  throw notFound()
}

function answer(body: QuoteAnswer): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
}
