import { useNavigate } from 'react-router'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { paths } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { ASKED_TEXTS, STAY_TEXTS } from '#site/features/hotels/details/details-texts.ts'
import { type AskedHotel, loadAskedHotel, sendHotelEnquiry } from '#site/features/hotels/enquiry/hotel-enquiry.ts'
import { hotelEnquiryHref, hotelHref } from '#site/features/hotels/hotel-query.ts'
import { partyOfStay } from '#site/features/hotels/stay-texts.ts'
import { readForm } from '#site/page/read-form.ts'
import { AskedFacts } from '#site/shop/enquiry/asked-facts.tsx'
import { EnquiryForm } from '#site/shop/enquiry/enquiry-form.tsx'
import { EnquiryPage } from '#site/shop/enquiry/enquiry-page.tsx'
import { enquiryAbout, enquiryAnswered, enquiryFailed } from '#site/shop/enquiry/enquiry-steps.ts'
import { valuesOf } from '#site/shop/enquiry/enquiry-values.ts'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/hotel-enquiry'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const search = new URL(request.url).searchParams
  const asked = await loadAskedHotel(host, params.id, search)
  if (!asked.ok) return enquiryFailed(asked.error)
  return {
    asked: enquiryView(asked.value),
    today: dayInIndia(host.now),
    ...enquiryAbout(host, search, { name: asked.value.name, path: paths.hotelEnquiry(params.id) }),
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

export async function action({ request, params, context }: Route.ActionArgs) {
  const search = new URL(request.url).searchParams
  const form = await readForm(request)
  const answer = await sendHotelEnquiry(hostOf(context), params.id, search, form)
  return enquiryAnswered({
    form,
    answer,
    sentTo: (sent) => {
      search.set('sent', sent)
      return `${paths.hotelEnquiry(params.id)}?${search}`
    },
    more: async () => ({}),
  })
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
      summary={
        <AskedFacts
          title={ASKED_TEXTS.title}
          {...view}
          change={loaderData.sentEnquiry === undefined ? { label: ASKED_TEXTS.change, href } : undefined}
        />
      }
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
