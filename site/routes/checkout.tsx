import { data, redirect } from 'react-router'
import { z } from 'zod'
import { withQuery } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import { fetchHold, releaseHold } from '#contract/v1/holds.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { fetchSitePage } from '#contract/v1/site-pages.ts'
import { Line } from '#contract/v1/trip-lines.ts'
import { hostOf } from '#site/api.ts'
import { INTENT_FIELD } from '#site/features/checkout/checkout-form.ts'
import { CheckoutPage } from '#site/features/checkout/checkout-page.tsx'
import { checkoutView } from '#site/features/checkout/checkout-view.ts'
import { countries } from '#site/features/checkout/countries.ts'
import { HoldOver } from '#site/features/checkout/hold-over.tsx'
import { placeAndPay } from '#site/features/checkout/place-and-pay.ts'
import { CHECKOUT_TEXTS } from '#site/features/checkout/texts.ts'
import { formStatus } from '#site/page/form-status.ts'
import { isMissing } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import { pageHead } from '#site/page/seo.ts'
import { askAgainItems } from '#site/shop/book/ask-again.ts'
import { ToGateway } from '#site/shop/book/to-gateway.tsx'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/checkout'

/** Where the text itself cannot be read at the moment. */
const TERMS_VERSION = '1.0'

export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const [held, terms] = await Promise.all([
    host.api.call(fetchHold, { query: { id: params.holdId } }),
    host.api.call(fetchSitePage, { query: { slug: 'terms-and-conditions' } }),
  ])
  const head = pageHead(host, {
    title: CHECKOUT_TEXTS.title,
    description: CHECKOUT_TEXTS.description,
    path: visitorPaths.checkout(params.holdId),
    noindex: true,
  })
  if (!held.ok) {
    const state = overOf(held.error)
    // It has become a booking, whose own page tells how it stands.
    if (state.ref !== undefined) throw redirect(visitorPaths.booking(state.ref), 303)
    return data({ ...state, ...head }, { status: state.status })
  }
  const { hold } = held.value
  if (hold.state === 'paying' && hold.ref !== undefined)
    return data({ kind: 'placed' as const, ref: hold.ref, ...head })
  const version = terms.ok ? terms.value.page.version : TERMS_VERSION
  const form = {
    view: checkoutView(hold, host.banners),
    countries: countries(),
    version: `version ${version}`,
    notice: `terms-${version}`,
    idempotencyKey: crypto.randomUUID(),
  }
  return data({ kind: 'open' as const, form, ...head })
}

const Held = z.array(z.object({ title: z.string(), line: Line }))

/** What became of a hold that is none any more. */
function overOf({ status, message, more }: CallFailure) {
  if (isMissing({ status })) return { kind: 'missing' as const, status: 404, ref: undefined }
  if (status !== 410) return { kind: 'failed' as const, status: formStatus(status), message, ref: undefined }
  const held = Held.safeParse(more?.held)
  const ref = z.string().safeParse(more?.ref)
  const isGiven = more?.isGivenBack === true
  return {
    kind: isGiven ? ('given' as const) : ('expired' as const),
    status: isGiven ? 200 : 410,
    ...(held.success ? { again: askAgainItems(held.data) } : {}),
    ref: ref.success ? ref.data : undefined,
  }
}

/** Books and pays, or gives back. What is wrong with the form, the page shows beside its fields. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const host = hostOf(context)
  const form = await readForm(request)
  if (form.get(INTENT_FIELD) === 'release') return release(host, params.holdId)
  const held = await host.api.call(fetchHold, { query: { id: params.holdId } })
  // The page itself says what became of it.
  if (!held.ok) return null
  const answer = await placeAndPay(host, held.value.hold, form)
  if (answer.kind === 'booked')
    return redirect(withQuery(visitorPaths.booking(answer.ref), { trouble: answer.trouble }), 303)
  return answer.kind === 'wrong' ? data(answer, { status: formStatus(answer.status) }) : answer
}

async function release(host: SiteHost, holdId: string) {
  const released = await host.api.call(releaseHold, { query: { id: holdId } })
  if (released.ok) return redirect(visitorPaths.checkout(holdId), 303)
  return isMissing(released.error) || released.error.code === 'paying'
    ? null
    : { kind: 'failed' as const, message: released.error.message }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.kind === 'go') return <ToGateway {...actionData.to} note={CHECKOUT_TEXTS.gatewayNote} />
  switch (loaderData.kind) {
    case 'open': {
      const wrong = actionData?.kind === 'wrong' ? { values: actionData.values, problems: actionData.problems } : {}
      const failed = actionData?.kind === 'failed' ? { failure: actionData.message } : {}
      return <CheckoutPage {...loaderData.form} {...wrong} {...failed} />
    }
    case 'failed':
      return <FailedPage retryHref="">{loaderData.message}</FailedPage>
    case 'placed':
      return <HoldOver kind="placed" ref={loaderData.ref} />
    case 'missing':
      return <HoldOver kind="missing" />
    default:
      return (
        <HoldOver kind={loaderData.kind} {...(loaderData.again === undefined ? {} : { again: loaderData.again })} />
      )
  }
}
