import { useState } from 'react'
import { useNavigate } from 'react-router'
import { priceOfToday } from '#contract/terms/enquiry-price.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { PARTY_COUNT_MAX } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { fetchPackages } from '#contract/v1/packages.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { hostOf } from '#site/api.ts'
import { type Party, readParty, withParty } from '#site/features/packages/booking/party.ts'
import { sendPackageEnquiry } from '#site/features/packages/booking/send-package-enquiry.ts'
import { type PackagePriceState, type PriceAnswer, usePrice } from '#site/features/packages/booking/use-price.ts'
import { priceAnswer } from '#site/features/packages/details/details-loader.ts'
import { DETAILS_TEXTS } from '#site/features/packages/details/details-texts.ts'
import { notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import { toCardView } from '#site/shop/cards/package-card-view.ts'
import { EnquiryForm } from '#site/shop/enquiry/enquiry-form.tsx'
import { EnquiryPage } from '#site/shop/enquiry/enquiry-page.tsx'
import { enquiryAbout, enquiryAnswered } from '#site/shop/enquiry/enquiry-steps.ts'
import { partyOf, readValues, valuesOf } from '#site/shop/enquiry/enquiry-values.ts'
import { ENQUIRY_TEXTS } from '#site/shop/enquiry/texts.ts'
import { PriceSums } from '#site/shop/price/price-sums.tsx'
import { FailedPage, Status } from '#site/ui/status.tsx'
import type { Route } from './+types/package-enquiry'

/** What follows on a group's request. */
const GROUP_SENT =
  'We email you a written quote: with it you accept and pay online. Quote the reference if you call us.'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const answer = await host.api.call(fetchPackages, { query: { packageSlug: params.packageSlug } })
  if (!answer.ok && answer.error.status !== 404) return { asked: undefined, failure: answer.error.message, meta: [] }
  const record = answer.ok ? answer.value.packageData[0] : undefined
  if (record === undefined) throw notFound()
  const { slug, name, facts: duration, picture } = toCardView(record)
  const id = record._id
  const search = new URL(request.url).searchParams
  const party = readParty(search)
  const limit = 'upperLimit' in record ? record.upperLimit : undefined
  const upperLimit = typeof limit === 'number' ? limit : PARTY_COUNT_MAX
  return {
    asked: { id, slug, name, duration, picture, upperLimit },
    party,
    price: await priceAnswer(host, id, party),
    isPartyGiven: search.has('adults'),
    today: dayInIndia(host.now),
    ...enquiryAbout(host, search, { name, path: paths.packageEnquiry(slug) }),
  }
}

export async function action({ request, params: { packageSlug }, context }: Route.ActionArgs) {
  const host = hostOf(context)
  const form = await readForm(request)
  // With the party, so that the price stands beside the reference.
  const party = partyOf(readValues(form))
  return enquiryAnswered({
    form,
    answer: await sendPackageEnquiry(host, packageSlug, form),
    sentTo: (sent) => withParty(paths.packageEnquiry(packageSlug), party, { sent }),
    more: async () => ({ price: await priceOf(host, packageSlug, party) }),
  })
}

/** Of the party that was typed: without script nobody asks for it later. */
async function priceOf(host: SiteHost, packageSlug: string, party: Party): Promise<PriceAnswer | undefined> {
  const found = await host.api.call(fetchPackages, { query: { packageSlug } })
  const id = found.ok ? found.value.packageData[0]?._id : undefined
  return id === undefined ? undefined : priceAnswer(host, id, party)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function PackageEnquiry({ loaderData, actionData, params }: Route.ComponentProps) {
  if (loaderData.asked === undefined) {
    return <FailedPage retryHref={paths.packageEnquiry(params.packageSlug)}>{loaderData.failure}</FailedPage>
  }
  return <Enquiry {...loaderData} posted={actionData} />
}

type Loaded = Extract<Route.ComponentProps['loaderData'], { failure: undefined }>

function Enquiry({
  asked: found,
  party: asked,
  price: first,
  sentEnquiry,
  isPartyGiven,
  today,
  posted,
}: Loaded & { posted: Route.ComponentProps['actionData'] }) {
  const navigate = useNavigate()
  const [party, setParty] = useState(posted ? partyOf(posted.values) : asked)
  const price = usePrice(found, party, posted?.price ?? first)
  const address = paths.packageEnquiry(found.slug)
  const group = price.kind === 'limit' ? undefined : price.group
  return (
    <EnquiryPage
      {...(group === undefined ? {} : { intro: `${group} ${DETAILS_TEXTS.groupNote}`, sentNext: GROUP_SENT })}
      enquired={{
        name: found.name,
        detail: found.duration,
        href: paths.packageDetails(found.slug),
        picture: found.picture,
        back: ENQUIRY_TEXTS.backToPackage,
        more: { label: ENQUIRY_TEXTS.morePackages, href: paths.tours },
      }}
      sent={sentEnquiry}
      price={(sentEnquiry === undefined || isPartyGiven) && <EnquiryPrice price={price} />}
      priceNote={price.kind === 'price' && priceOfToday(today)}
      form={
        <EnquiryForm
          action={address}
          sendTo={paths.sendEnquiry(found.slug)}
          values={posted?.values ?? valuesOf(asked)}
          answer={posted?.answer}
          today={today}
          onParty={setParty}
          onSent={({ reference }) => navigate(withParty(address, party, { sent: reference }), { replace: true })}
        />
      }
    />
  )
}

/** A party above the limit has no price, and may ask for one. */
function EnquiryPrice({ price }: { price: PackagePriceState }) {
  if (price.kind !== 'limit') return <PriceSums price={price} />
  return (
    <>
      <Status kind="error">{price.message}</Status>
      <p>{ENQUIRY_TEXTS.aboveLimit}</p>
    </>
  )
}
