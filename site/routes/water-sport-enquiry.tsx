import { useState } from 'react'
import { priceOfToday } from '#contract/terms/enquiry-price.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { hostOf } from '#site/api.ts'
import { findActivity } from '#site/features/water-sports/details/details-loader.ts'
import { type ActivityView, toActivityView } from '#site/features/water-sports/details/details-view.ts'
import { BOOKING_TEXTS } from '#site/features/water-sports/outing/booking-texts.ts'
import { sendOuting } from '#site/features/water-sports/outing/judge-outing.ts'
import { type Outing, readOuting } from '#site/features/water-sports/outing/outing.ts'
import { OutingFields } from '#site/features/water-sports/outing/outing-fields.tsx'
import { answerOuting, loadCalendar } from '#site/features/water-sports/outing/outing-loader.ts'
import { standingProblems } from '#site/features/water-sports/outing/standing-problems.ts'
import { useOuting } from '#site/features/water-sports/outing/use-outing.ts'
import { notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import { EnquiryPage } from '#site/shop/enquiry/enquiry-page.tsx'
import { enquiryAbout, enquiryAnswered, enquiryFailed } from '#site/shop/enquiry/enquiry-steps.ts'
import type { SentEnquiry } from '#site/shop/enquiry/enquiry-values.ts'
import { SubjectForm } from '#site/shop/enquiry/subject-form.tsx'
import { PriceSums } from '#site/shop/price/price-sums.tsx'
import { FailedPage, Status } from '#site/ui/status.tsx'
import type { Route } from './+types/water-sport-enquiry'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const found = await findActivity(host, params.id)
  if (!found.ok) return enquiryFailed(found.failure)
  const activity = toActivityView(found.record)
  const search = new URL(request.url).searchParams
  const outing = readOuting(search, placesOf(activity))
  return {
    asked: { activity, outing, ...(await aboutOuting(host, activity.id, outing)) },
    isPartyGiven: search.has('guests'),
    today: dayInIndia(host.now),
    ...enquiryAbout(host, search, { name: activity.name, path: paths.waterSportEnquiry(activity.id) }),
  }
}

async function aboutOuting(host: SiteHost, id: string, outing: Outing) {
  const [calendar, first] = await Promise.all([loadCalendar(host, id), answerOuting(host, id, outing)])
  return { calendar, first }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const host = hostOf(context)
  const form = await readForm(request)
  const found = await findActivity(host, params.id)
  if (!found.ok) throw notFound()
  const activity = toActivityView(found.record)
  const outing = readOuting(form, placesOf(activity))
  const { place, date, time, guests } = outing
  const { answer, problems } = await sendOuting(host, activity, outing, form)
  return enquiryAnswered({
    form,
    answer,
    sentTo: (sent) => withQuery(paths.waterSportEnquiry(activity.id), { place, date, time, guests, sent }),
    more: async () => ({ problems, outing, first: await answerOuting(host, activity.id, outing) }),
  })
}

function placesOf({ places }: ActivityView): string[] {
  return places.map(({ id }) => id)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function WaterSportEnquiry({ loaderData, actionData, params }: Route.ComponentProps) {
  if (loaderData.asked === undefined) {
    return <FailedPage retryHref={paths.waterSportEnquiry(params.id)}>{loaderData.failure}</FailedPage>
  }
  const { asked, sentEnquiry, isPartyGiven, today } = loaderData
  return (
    <Enquiry
      {...asked}
      sentEnquiry={sentEnquiry}
      // A reference alone says nothing of the party: no price then, rather than another party's.
      priceNote={sentEnquiry === undefined || isPartyGiven ? priceOfToday(today) : undefined}
      posted={actionData}
    />
  )
}

type Found = NonNullable<Route.ComponentProps['loaderData']['asked']>
type Posted = Route.ComponentProps['actionData']

function Enquiry({
  activity,
  calendar,
  outing: asked,
  first,
  sentEnquiry,
  priceNote,
  posted,
}: Found & { sentEnquiry: SentEnquiry | undefined; priceNote: string | undefined; posted: Posted }) {
  const [outing, setOuting] = useState(posted?.outing ?? asked)
  const state = useOuting(activity.id, outing, posted?.first ?? first)
  const href = paths.waterSportDetails(activity.id)
  const isOutingWrong = Object.keys(posted?.problems ?? {}).length > 0
  return (
    <EnquiryPage
      enquired={{
        name: activity.name,
        detail: activity.places.find(({ id }) => id === outing.place)?.name ?? '',
        href,
        picture: activity.pictures[0],
        back: BOOKING_TEXTS.back,
        more: { label: BOOKING_TEXTS.more, href: paths.waterSports },
      }}
      intro={state.group ?? BOOKING_TEXTS.enquiryIntro}
      sent={sentEnquiry}
      price={priceNote && <PriceSums price={state.price} />}
      priceNote={state.price.kind === 'price' && priceNote}
      form={
        <SubjectForm
          action={paths.waterSportEnquiry(activity.id)}
          posted={posted}
          submit={BOOKING_TEXTS.submit}
          isSubjectRight={!isOutingWrong}
        >
          {isOutingWrong && <Status kind="error">{BOOKING_TEXTS.outingWrong}</Status>}
          <h2>{BOOKING_TEXTS.yourOuting}</h2>
          <OutingFields
            activity={activity}
            calendar={calendar}
            outing={outing}
            onOuting={setOuting}
            day={state.day}
            isGroup={state.group !== undefined}
            problems={posted && standingProblems(posted.problems, posted.outing, outing)}
          />
          <h2>{BOOKING_TEXTS.contact}</h2>
        </SubjectForm>
      }
    />
  )
}
