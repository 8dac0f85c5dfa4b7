import { useState } from 'react'
import { priceOfToday } from '#contract/terms/enquiry-price.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { sendDrive, sentFacts } from '#site/features/cars/enquiry/package-enquiry.ts'
import { PackageBreakdown } from '#site/features/cars/package/package-breakdown.tsx'
import { PackageFields } from '#site/features/cars/package/package-fields.tsx'
import { answerDrive, findCarPackage, loadDrive } from '#site/features/cars/package/package-loader.ts'
import { PACKAGE_TEXTS } from '#site/features/cars/package/package-page-texts.ts'
import { readCarParty, standingProblems, withCarParty } from '#site/features/cars/package/package-party.ts'
import { useDrive } from '#site/features/cars/package/package-price-state.ts'
import { toCarPackageView } from '#site/features/cars/package/package-view.ts'
import { notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import { AskedFacts } from '#site/shop/enquiry/asked-facts.tsx'
import { EnquiryPage } from '#site/shop/enquiry/enquiry-page.tsx'
import { enquiryAbout, enquiryAnswered, enquiryFailed } from '#site/shop/enquiry/enquiry-steps.ts'
import type { SentEnquiry } from '#site/shop/enquiry/enquiry-values.ts'
import { SubjectForm } from '#site/shop/enquiry/subject-form.tsx'
import type { Fact } from '#site/ui/fact-list.tsx'
import { FailedPage, Status } from '#site/ui/status.tsx'
import type { Route } from './+types/car-package-enquiry'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const found = await findCarPackage(host, params.slug)
  if (!found.ok) return enquiryFailed(found.failure)
  const drive = toCarPackageView(found.record)
  const search = new URL(request.url).searchParams
  const asked = await loadDrive(host, found.record, search)
  const page = enquiryAbout(host, search, { name: drive.name, path: paths.carPackageEnquiry(drive.slug) })
  const isPartyGiven = search.has('adults')
  return {
    asked: { drive, today: dayInIndia(host.now), ...asked },
    isPartyGiven,
    sent: page.sentEnquiry !== undefined && isPartyGiven ? sentFacts(asked.party) : [],
    ...page,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const host = hostOf(context)
  const form = await readForm(request)
  const found = await findCarPackage(host, params.slug)
  if (!found.ok) throw notFound()
  const drive = toCarPackageView(found.record)
  const asked = readCarParty(form)
  const { party } = asked
  const { answer, problems } = await sendDrive(host, drive, asked, form)
  return enquiryAnswered({
    form,
    answer,
    sentTo: (sent) => withCarParty(paths.carPackageEnquiry(drive.slug), party, { sent }),
    more: async () => ({ problems, party, first: await answerDrive(host, drive.id, party) }),
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function CarPackageEnquiry({ loaderData, actionData, params }: Route.ComponentProps) {
  if (loaderData.asked === undefined) {
    return <FailedPage retryHref={paths.carPackageEnquiry(params.slug)}>{loaderData.failure}</FailedPage>
  }
  const { asked, sentEnquiry, isPartyGiven, sent } = loaderData
  return <Enquiry {...asked} sentEnquiry={sentEnquiry} isPartyGiven={isPartyGiven} sent={sent} posted={actionData} />
}

type Found = NonNullable<Route.ComponentProps['loaderData']['asked']>
type Posted = Route.ComponentProps['actionData']
type Props = Found & { sentEnquiry: SentEnquiry | undefined; isPartyGiven: boolean; sent: Fact[]; posted: Posted }

function Enquiry({ drive, today, party: asked, problems, first, sentEnquiry, isPartyGiven, sent, posted }: Props) {
  const [party, setParty] = useState(posted?.party ?? asked)
  const { state, pickup } = useDrive(drive.id, party, posted?.first ?? first)
  // A reference alone says nothing of the party: no price then, rather than another party's.
  const hasPrice = sentEnquiry === undefined || isPartyGiven
  const wrong = posted?.problems ?? problems
  const isDriveWrong = Object.keys(posted?.problems ?? {}).length > 0
  return (
    <EnquiryPage
      enquired={{
        name: drive.name,
        detail: drive.length,
        href: withCarParty(paths.carRentalDetails(drive.slug), party),
        picture: drive.pictures[0],
        back: PACKAGE_TEXTS.back,
        more: { label: PACKAGE_TEXTS.more, href: paths.carRental },
      }}
      intro={PACKAGE_TEXTS.enquiryIntro}
      sent={sentEnquiry}
      summary={sent.length > 0 && <AskedFacts title={PACKAGE_TEXTS.yourDrive} facts={sent} />}
      price={hasPrice && state.kind !== 'limit' && <PackageBreakdown state={state} />}
      priceNote={state.kind === 'price' && priceOfToday(today)}
      form={
        <SubjectForm
          action={paths.carPackageEnquiry(drive.slug)}
          posted={posted}
          submit={PACKAGE_TEXTS.submit}
          isSubjectRight={!isDriveWrong}
        >
          {isDriveWrong && <Status kind="error">{PACKAGE_TEXTS.driveWrong}</Status>}
          <h2>{PACKAGE_TEXTS.yourDrive}</h2>
          <PackageFields
            drive={drive}
            party={party}
            onParty={setParty}
            state={state}
            pickup={pickup}
            problems={standingProblems(wrong, posted?.party ?? asked, party)}
            firstDay={today}
            lastDay={addDays(today, TRAVEL_HORIZON_DAYS)}
          />
          <h2>{PACKAGE_TEXTS.contact}</h2>
        </SubjectForm>
      }
    />
  )
}
