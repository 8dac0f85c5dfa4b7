import { data, redirect } from 'react-router'
import { priceOfToday } from '#contract/terms/enquiry-price.ts'
import { ferryPaths } from '#contract/terms/ferry-paths.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { ferryTripFor, paths } from '#contract/terms/paths.ts'
import { ok } from '#contract/terms/result.ts'
import { hostOf } from '#site/api.ts'
import { readAskedSeats, seatsSubject } from '#site/features/ferry-seats/asked-seats.ts'
import { readParty } from '#site/features/ferry-seats/ferry-party.ts'
import { findOpenSailing } from '#site/features/ferry-seats/sailing/sailing-loader.ts'
import { ASK_TEXTS } from '#site/features/ferry-seats/texts.ts'
import { formStatus } from '#site/page/form-status.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import { answerEnquiryAbout, withCounted } from '#site/shop/enquiry/answer-enquiry.ts'
import { AskedFacts } from '#site/shop/enquiry/asked-facts.tsx'
import { EnquiryPage } from '#site/shop/enquiry/enquiry-page.tsx'
import { enquiryAbout, enquiryAnswered, enquiryFailed } from '#site/shop/enquiry/enquiry-steps.ts'
import { readValues } from '#site/shop/enquiry/enquiry-values.ts'
import { SubjectForm } from '#site/shop/enquiry/subject-form.tsx'
import { PriceSums } from '#site/shop/price/price-sums.tsx'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/ferry-enquiry'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const search = new URL(request.url).searchParams
  const { party } = readParty(search)
  const found = await findOpenSailing(host, params.tripId, party)
  if (!found.ok) return { ...enquiryFailed(found.error), href: ferryTripFor(params.tripId, party) }
  const asked = readAskedSeats(found.value, search)
  const { name, seats, facts, sums, href, address } = asked
  const page = enquiryAbout(host, search, { name, path: ferryPaths.enquiry(params.tripId) })
  // Of an enquiry that was sent nothing can be mended here.
  if (asked.stepBack !== undefined && page.sentEnquiry === undefined) throw redirect(asked.stepBack)
  return { asked: { name, seats, facts, sums, href, address }, today: dayInIndia(host.now), ...page }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const host = hostOf(context)
  const search = new URL(request.url).searchParams
  const form = await readForm(request)
  const found = await findOpenSailing(host, params.tripId, readParty(search).party)
  if (!found.ok) {
    if (isMissing(found.error)) throw notFound()
    const answer = { kind: 'failed' as const, status: found.error.status, message: found.error.message }
    return data({ answer, values: readValues(form) }, { status: formStatus(found.error.status) })
  }
  const asked = readAskedSeats(found.value, search)
  // Somebody else was quicker: the page with the seats says which.
  if (asked.stepBack !== undefined) return redirect(asked.stepBack, 303)
  // Infants are told with the seats.
  const counted = withCounted(form, { ...asked.party, date: asked.date })
  const answer = await answerEnquiryAbout(host, counted, async () => ok(seatsSubject(asked)))
  return enquiryAnswered({ form, answer, sentTo: (sent) => `${asked.address}&sent=${sent}`, more: async () => ({}) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function FerryEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.asked === undefined) {
    return <FailedPage retryHref={loaderData.href}>{loaderData.failure}</FailedPage>
  }
  const { asked, sentEnquiry, today } = loaderData
  const { name, facts, sums, href, address } = asked
  return (
    <EnquiryPage
      enquired={{
        name,
        detail: facts[1]?.text ?? '',
        href,
        back: ASK_TEXTS.back,
        more: { label: ASK_TEXTS.more, href: paths.ferry },
      }}
      intro={ASK_TEXTS.intro}
      sent={sentEnquiry}
      summary={
        <AskedFacts
          title={ASK_TEXTS.asked}
          facts={facts}
          change={sentEnquiry === undefined ? { label: ASK_TEXTS.change, href } : undefined}
        />
      }
      price={sums && <PriceSums price={{ kind: 'price', price: sums }} />}
      priceNote={priceOfToday(today)}
      form={
        <SubjectForm action={address} posted={actionData} submit={ASK_TEXTS.submit}>
          <h2>{ASK_TEXTS.contact}</h2>
        </SubjectForm>
      }
    />
  )
}
