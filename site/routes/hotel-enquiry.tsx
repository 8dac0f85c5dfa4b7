import { data, redirect, useNavigate } from 'react-router'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { ok } from '#contract/terms/result.ts'
import { hostOf } from '#site/api.ts'
import { STAY_TEXTS } from '#site/features/hotels/details/details-texts.ts'
import { AskedStay } from '#site/features/hotels/enquiry/asked-stay.tsx'
import { type AskedHotel, enquirySubject, loadAskedHotel } from '#site/features/hotels/enquiry/hotel-enquiry.ts'
import { hotelEnquiryHref, hotelHref } from '#site/features/hotels/hotel-query.ts'
import { partyOfStay } from '#site/features/hotels/stay-texts.ts'
import { formStatus } from '#site/page/form-status.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import { pageHead } from '#site/page/seo.ts'
import { paths } from '#site/paths.ts'
import { answerEnquiryAbout } from '#site/shop/enquiry/answer-enquiry.ts'
import { EnquiryForm } from '#site/shop/enquiry/enquiry-form.tsx'
import { EnquiryPage } from '#site/shop/enquiry/enquiry-page.tsx'
import { readValues, valuesOf } from '#site/shop/enquiry/enquiry-values.ts'
import { readSent } from '#site/shop/enquiry/sent-enquiry.ts'
import { enquireAbout } from '#site/shop/enquiry/texts.ts'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/hotel-enquiry'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const search = new URL(request.url).searchParams
  const asked = await loadAskedHotel(host, params.id, search)
  if (!asked.ok) {
    if (isMissing(asked.error)) throw notFound()
    return { asked: undefined, failure: asked.error.message, meta: [] }
  }
  const title = enquireAbout(asked.value.name)
  return {
    asked: enquiryView(asked.value),
    failure: undefined,
    sentEnquiry: readSent(host, search),
    today: dayInIndia(host.now),
    ...pageHead(host, { title, description: title, path: paths.hotelEnquiry(params.id), noindex: true }),
  }
}

/** Addresses and first values are worked out here, so that the page need not know how. */
function enquiryView({ id, name, address: detail, picture, stay, room, view }: AskedHotel) {
  const address = hotelEnquiryHref(id, stay, room?.id)
  const query = address.slice(paths.hotelEnquiry(id).length)
  return {
    name,
    picture,
    detail,
    view,
    href: hotelHref(id, stay),
    address,
    sentTo: `${address}${query === '' ? '?' : '&'}sent=`,
    sendTo: `${paths.sendHotelEnquiry(id)}${query}`,
    values: valuesOf(partyOfStay(stay)),
  }
}

/** The form without script: sent on to the page that names the reference, or shown again as it was. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const host = hostOf(context)
  const search = new URL(request.url).searchParams
  const form = await readForm(request)
  const answer = await answerEnquiryAbout(host, form, async () => {
    const asked = await loadAskedHotel(host, params.id, search)
    return asked.ok ? ok(enquirySubject(asked.value)) : asked
  })
  if (answer.kind === 'sent') {
    search.set('sent', answer.reference)
    return redirect(`${paths.hotelEnquiry(params.id)}?${search}`, 303)
  }
  const status = answer.kind === 'invalid' ? 422 : answer.status
  return data({ answer, values: readValues(form) }, { status: formStatus(status) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function HotelEnquiry({ loaderData, actionData, params }: Route.ComponentProps) {
  const navigate = useNavigate()
  if (loaderData.asked === undefined) {
    return <FailedPage retryHref={paths.hotelEnquiry(params.id)}>{loaderData.failure}</FailedPage>
  }
  const { name, picture, detail, view, href, address, sentTo, sendTo, values } = loaderData.asked
  return (
    <EnquiryPage
      enquired={{
        name,
        detail,
        href,
        picture,
        back: STAY_TEXTS.enquiryBack,
        more: { label: STAY_TEXTS.enquiryMore, href: paths.hotels },
      }}
      sent={loaderData.sentEnquiry}
      summary={<AskedStay view={view} href={loaderData.sentEnquiry === undefined ? href : undefined} />}
      form={
        <EnquiryForm
          action={address}
          sendTo={sendTo}
          values={actionData?.values ?? values}
          answer={actionData?.answer}
          today={loaderData.today}
          hints={{ adult: STAY_TEXTS.adultHint, child: STAY_TEXTS.childHint }}
          onParty={() => undefined}
          onSent={({ reference }) => navigate(`${sentTo}${reference}`, { replace: true })}
        />
      }
    />
  )
}
