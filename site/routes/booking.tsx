import { data, redirect } from 'react-router'
import type { BookingState } from '#contract/terms/booking-states.ts'
import { withQuery } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { confirmMailbox } from '#contract/v1/booking-messages.ts'
import { fetchBooking } from '#contract/v1/bookings.ts'
import { fetchClimate } from '#contract/v1/climate.ts'
import { hostOf } from '#site/api.ts'
import { answerBooking } from '#site/features/booking/answer-booking.ts'
import {
  ASKED_NAME,
  changeOf,
  DONE_NAME,
  doneOf,
  isQuestion,
  TROUBLE_NAME,
} from '#site/features/booking/booking-forms.ts'
import { BookingMissing } from '#site/features/booking/booking-missing.tsx'
import { BookingPage } from '#site/features/booking/booking-page.tsx'
import { bookingView, doneText } from '#site/features/booking/booking-view.ts'
import { helpView } from '#site/features/booking/help-view.ts'
import { summaryTexts } from '#site/features/booking/summary-view.ts'
import { BOOKING_TEXTS } from '#site/features/booking/texts.ts'
import { bookingTrip } from '#site/features/booking/trip-view.ts'
import { ASK_BEGINNINGS, MISSING_TEXTS, VIEW_TEXTS } from '#site/features/booking/view-texts.ts'
import { TakeOffBought } from '#site/features/trip/take-off-bought.tsx'
import { keyOf } from '#site/features/trip/trip-items.ts'
import { formStatus } from '#site/page/form-status.ts'
import { isMissing } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import { pageHead } from '#site/page/seo.ts'
import { askedOf } from '#site/shop/book/ask-again.ts'
import { ToGateway } from '#site/shop/book/to-gateway.tsx'
import { leaveInPage } from '#site/ui/in-page.tsx'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/booking'

/** In the links of our mails. */
const MAILBOX_NAME = 'mailbox'
/** What a payment that did not begin can be tried for again. */
const PAYABLE: readonly BookingState[] = ['held', 'paying', 'confirmed_part']
const BOUGHT: readonly BookingState[] = ['confirmed_part', 'confirmed']

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const { searchParams } = new URL(request.url)
  const token = searchParams.get(MAILBOX_NAME)
  if (token !== null) {
    // Whether it counts is seen on the page; it is no business of whoever looks at the address.
    await host.api.call(confirmMailbox, { query: { ref: params.ref }, body: { token } })
    throw redirect(visitorPaths.booking(params.ref), 303)
  }
  const found = await host.api.call(fetchBooking, { query: { ref: params.ref } })
  const isKnown = found.ok || !isMissing(found.error)
  const head = pageHead(host, {
    title: isKnown ? `Booking ${params.ref}` : MISSING_TEXTS.title,
    description: VIEW_TEXTS.description,
    path: visitorPaths.booking(params.ref),
    noindex: true,
  })
  if (!found.ok) {
    const { status, message } = found.error
    if (!isKnown) return data({ kind: 'missing' as const, texts: MISSING_TEXTS, ...head }, { status: 404 })
    return data({ kind: 'failed' as const, message, ...head }, { status: formStatus(status) })
  }
  const { booking } = found.value
  if (booking.isSummary) return data({ kind: 'missing' as const, texts: summaryTexts(booking), ...head })
  const did = doneOf(searchParams)
  const change = changeOf(searchParams)
  // Without it the page says nothing of the weather.
  const climate = await host.api.call(fetchClimate)
  const view = bookingView(booking)
  const done = did && doneText(did, view)
  const trip = bookingTrip(booking, {
    months: climate.ok ? climate.value.months : [],
    banners: host.banners,
  })
  return data({
    kind: 'booking' as const,
    view,
    trip: leaveInPage(trip, host),
    help: leaveInPage(helpView(view, host, trip), host),
    ...(change === undefined ? {} : { change }),
    beginning: isQuestion(change) ? ASK_BEGINNINGS[change] : '',
    away: searchParams.has(TROUBLE_NAME) && PAYABLE.includes(booking.state) ? VIEW_TEXTS.away : undefined,
    ...(BOUGHT.includes(booking.state) ? { bought: booking.lines.map((line) => keyOf(askedOf(line))) } : {}),
    ...(done === undefined ? {} : { done }),
    ...head,
  })
}

/** What a form of the page asks for; what is done leads to the page anew, so that a reload does nothing twice. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const host = hostOf(context)
  const form = await readForm(request)
  const found = await host.api.call(fetchBooking, { query: { ref: params.ref } })
  // The page itself says what became of it.
  if (!found.ok) return null
  const answer = await answerBooking(host, found.value.booking, form)
  if (answer === undefined) return null
  if (answer.kind === 'failed') return data(answer, { status: formStatus(answer.status) })
  if (answer.kind !== 'done') return answer
  const { part, reference } = answer
  const query = part === 'ask' ? { [ASKED_NAME]: reference } : { [DONE_NAME]: part }
  // What was done is said at the top of it, not at the form that asked.
  return redirect(`${withQuery(visitorPaths.booking(params.ref), query)}#content`, 303)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function BookingRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.kind === 'go') return <ToGateway {...actionData.to} note={BOOKING_TEXTS.gatewayNote} />
  if (loaderData.kind === 'missing') return <BookingMissing texts={loaderData.texts} />
  if (loaderData.kind === 'failed') {
    return <FailedPage retryHref="">{loaderData.message}</FailedPage>
  }
  const { view, trip, help, away, done, change, beginning, bought } = loaderData
  return (
    <>
      <BookingPage
        view={view}
        trip={trip}
        help={help}
        away={away}
        beginning={beginning}
        {...(change === undefined ? {} : { change })}
        {...(done === undefined ? {} : { done })}
        {...(actionData ? { answer: actionData } : {})}
      />
      {bought && <TakeOffBought reference={view.ref} bought={bought} />}
    </>
  )
}
