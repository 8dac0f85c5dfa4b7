import { data, redirect } from 'react-router'
import { priceOfToday } from '#contract/terms/enquiry-price.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { ok } from '#contract/terms/result.ts'
import { hostOf } from '#site/api.ts'
import { readAskedSeats, seatsSubject, withFerryParty } from '#site/features/ferry-seats/asked-seats.ts'
import { AskedSeatsSummary } from '#site/features/ferry-seats/asked-seats-summary.tsx'
import { readParty } from '#site/features/ferry-seats/ferry-party.ts'
import { findOpenSailing } from '#site/features/ferry-seats/sailing/sailing-loader.ts'
import { ASK_TEXTS } from '#site/features/ferry-seats/texts.ts'
import { formStatus } from '#site/page/form-status.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import { pageHead } from '#site/page/seo.ts'
import { ferryTripFor, paths } from '#site/paths.ts'
import { answerEnquiryAbout } from '#site/shop/enquiry/answer-enquiry.ts'
import { EnquiryPage } from '#site/shop/enquiry/enquiry-page.tsx'
import { readValues } from '#site/shop/enquiry/enquiry-values.ts'
import { readSent } from '#site/shop/enquiry/sent-enquiry.ts'
import { SubjectForm } from '#site/shop/enquiry/subject-form.tsx'
import { enquireAbout } from '#site/shop/enquiry/texts.ts'
import { PriceSums } from '#site/shop/price/price-sums.tsx'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/ferry-enquiry'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const search = new URL(request.url).searchParams
  const { party } = readParty(search)
  const sentEnquiry = readSent(host, search)
  const found = await findOpenSailing(host, params.tripId, party)
  if (!found.ok) {
    if (isMissing(found.error)) throw notFound()
    return { asked: undefined, failure: found.error.message, href: ferryTripFor(params.tripId, party), meta: [] }
  }
  const asked = readAskedSeats(found.value, search)
  // Of an enquiry that was sent nothing can be mended here.
  if (asked.stepBack !== undefined && sentEnquiry === undefined) throw redirect(asked.stepBack)
  const { name, seats, facts, sums, href, address } = asked
  const title = enquireAbout(name)
  return {
    asked: { name, seats, facts, sums, href, address },
    failure: undefined,
    sentEnquiry,
    today: dayInIndia(host.now),
    ...pageHead(host, { title, description: title, path: paths.ferryEnquiry(params.tripId), noindex: true }),
  }
}

/** The form, with script or without: sent on to the page that names the reference, or shown again as it was. */
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
  const answer = await answerEnquiryAbout(host, withFerryParty(form, asked), async () => ok(seatsSubject(asked)))
  if (answer.kind === 'sent') return redirect(`${asked.address}&sent=${answer.reference}`, 303)
  const status = answer.kind === 'invalid' ? 422 : answer.status
  return data({ answer, values: readValues(form) }, { status: formStatus(status) })
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
      summary={<AskedSeatsSummary facts={facts} href={sentEnquiry === undefined ? href : undefined} />}
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
