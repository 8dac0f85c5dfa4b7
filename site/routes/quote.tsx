import { data, redirect } from 'react-router'
import { withQuery } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { fetchQuote } from '#contract/v1/quotes.ts'
import { hostOf } from '#site/api.ts'
import { answerQuote } from '#site/features/quote/answer-quote.ts'
import { QuotePage } from '#site/features/quote/quote-page.tsx'
import { quoteHead, quoteView } from '#site/features/quote/quote-view.ts'
import { QUOTE_TEXTS, quoteTitle } from '#site/features/quote/texts.ts'
import { formStatus } from '#site/page/form-status.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import { errorMeta, pageHead } from '#site/page/seo.ts'
import { leaveInPage } from '#site/ui/in-page.tsx'
import { keepTogether } from '#site/ui/keep-together.ts'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/quote'

/** Whoever has the address may read it: it is not told to other sites. */
const HEADERS = { 'Referrer-Policy': 'same-origin' }

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const found = await host.api.call(fetchQuote, { query: { id: params.id } })
  if (!found.ok) {
    if (isMissing(found.error)) throw notFound()
    const failed = {
      quote: undefined,
      failure: found.error.message,
      meta: errorMeta(host.brand.brandName, QUOTE_TEXTS.draft),
    }
    return data(failed, { status: formStatus(found.error.status), headers: HEADERS })
  }
  const { quote } = found.value
  const view = quoteView(quote, host.brand.brandName, host.banners)
  const { legalName, addressLines, email, phones, supportHours, gstin } = host.brand
  const [phone] = phones
  const page = {
    quote: {
      head: quoteHead(quote, host.brand.whatsapp?.e164),
      lines: leaveInPage(view, host),
      sums: leaveInPage(view, host),
      agency: {
        ...{ legalName, addressLines, email, gstin, hours: supportHours.text },
        ...(phone === undefined ? {} : { phone: keepTogether(phone.text) }),
      },
      isSent: new URL(request.url).searchParams.has('sent'),
    },
    failure: undefined,
    ...pageHead(host, {
      title: quoteTitle(quote.number),
      description: QUOTE_TEXTS.description,
      path: visitorPaths.quote(params.id),
      noindex: true,
    }),
  }
  return data(page, { headers: HEADERS })
}

/** Accepts, renews or mails it, with script or without; a refusal is said on the page as it stands now. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const answer = await answerQuote(hostOf(context), params.id, await readForm(request))
  switch (answer?.kind) {
    case 'held':
      return redirect(visitorPaths.checkout(answer.holdId), 303)
    case 'sent':
      return redirect(withQuery(visitorPaths.quote(params.id), { sent: 1 }), 303)
    case 'problem':
      return data(answer.problem, { status: formStatus(answer.status) })
    default:
      return redirect(visitorPaths.quote(params.id), 303)
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Quote({ loaderData: { quote, failure }, actionData }: Route.ComponentProps) {
  if (quote === undefined) {
    return <FailedPage retryHref="">{failure}</FailedPage>
  }
  return <QuotePage {...quote} {...(actionData === undefined ? {} : { problem: actionData })} />
}
