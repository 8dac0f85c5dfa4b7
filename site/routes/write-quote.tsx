import { data, redirect } from 'react-router'
import { withQuery } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { fetchQuoteRequest, writeQuote } from '#contract/v1/quote-requests.ts'
import { hostOf } from '#site/api.ts'
import { requestView } from '#site/features/quote/request-view.ts'
import { WRITE_TEXTS } from '#site/features/quote/texts.ts'
import { WriteQuotePage } from '#site/features/quote/write-quote-page.tsx'
import { formStatus } from '#site/page/form-status.ts'
import { readForm } from '#site/page/read-form.ts'
import { pageHead } from '#site/page/seo.ts'
import { Status } from '#site/ui/status.tsx'
import type { Route } from './+types/write-quote'

/** Whoever has the address may write: it is told to no other site. */
const HEADERS = { 'Referrer-Policy': 'same-origin' }
const SENT = 'sent'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const found = await host.api.call(fetchQuoteRequest, { query: { token: params.token } })
  const head = pageHead(host, {
    title: WRITE_TEXTS.title,
    description: WRITE_TEXTS.title,
    path: visitorPaths.writeQuote(params.token),
    noindex: true,
  })
  if (!found.ok) {
    const { message, status } = found.error
    return data({ view: undefined, message, isSent: false, ...head }, { status: formStatus(status), headers: HEADERS })
  }
  const isSent = new URL(request.url).searchParams.has(SENT)
  return data({ view: requestView(found.value.request), message: '', isSent, ...head }, { headers: HEADERS })
}

/** Writes the quote and mails it; the page then comes anew, so that a reload writes nothing. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const typed = (name: string) => String(form.get(name) ?? '').trim()
  const [startDate, by, note] = [typed('startDate'), typed('by'), typed('note')]
  const written = await hostOf(context).api.call(writeQuote, {
    query: { token: params.token },
    body: { version: Number(typed('version')), by, note, ...(startDate === '' ? {} : { startDate }) },
  })
  if (written.ok) return redirect(withQuery(visitorPaths.writeQuote(params.token), { [SENT]: 1 }), 303)
  const { errors, message, status } = written.error
  return data({ message: errors[0]?.message ?? message, by, note }, { status: formStatus(status) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function WriteQuote({ loaderData: { view, message, isSent }, actionData }: Route.ComponentProps) {
  if (view === undefined) {
    return (
      <div className="wrap section stack">
        <h1>{WRITE_TEXTS.title}</h1>
        <Status kind="error">{message}</Status>
      </div>
    )
  }
  return <WriteQuotePage request={view} problem={actionData} isSent={isSent} />
}
