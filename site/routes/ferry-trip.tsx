import { data } from 'react-router'
import { FERRY_SEATS_MAX } from '#contract/terms/limits.ts'
import { ferryTripFor } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { partyWords, readParty } from '#site/features/ferry-seats/ferry-party.ts'
import { loadPlanStep } from '#site/features/ferry-seats/plan/plan-step.ts'
import { readChoice } from '#site/features/ferry-seats/read-choice.ts'
import { SailingGone } from '#site/features/ferry-seats/sailing/sailing-gone.tsx'
import { SailingFacts } from '#site/features/ferry-seats/sailing/sailing-head.tsx'
import { findSailing, loadPortLabels } from '#site/features/ferry-seats/sailing/sailing-loader.ts'
import { sailingHead, sailingName } from '#site/features/ferry-seats/sailing/sailing-meta.ts'
import { factsOf, toSailingView } from '#site/features/ferry-seats/sailing/sailing-view.ts'
import { packCabins } from '#site/features/ferry-seats/seats/pack-cabins.ts'
import { SeatsPage } from '#site/features/ferry-seats/seats-page.tsx'
import { SEAT_TEXTS } from '#site/features/ferry-seats/texts.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import { errorMeta } from '#site/page/seo.ts'
import { groupWords } from '#site/shop/party/group-words.ts'
import { sharePage } from '#site/shop/share/share-page.ts'
import { ShareRow } from '#site/shop/share/share-ways.tsx'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/ferry-trip'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const search = new URL(request.url).searchParams
  const { party, problems } = readParty(search)
  const naming = loadPortLabels(host)
  const [found, labels, plan] = await Promise.all([
    findSailing(host, params.tripId, party),
    naming,
    loadPlanStep(host, params.tripId, search, naming),
  ])
  if (!found.ok) {
    if (isMissing(found.error)) throw notFound()
    const meta = errorMeta(host.brand.brandName, SEAT_TEXTS.failedTitle)
    return {
      kind: 'failed' as const,
      failure: found.error.message,
      retryHref: ferryTripFor(params.tripId, party),
      meta,
    }
  }
  if (found.value.kind === 'gone') {
    const meta = errorMeta(host.brand.brandName, SEAT_TEXTS.goneTitle)
    return data({ kind: 'gone' as const, gone: found.value.gone, meta }, { status: found.value.hasLeft ? 410 : 200 })
  }
  const { trip, taken } = found.value
  const cabins = packCabins(trip, taken)
  const sailing = toSailingView(trip, party, labels)
  return {
    kind: 'open' as const,
    // Each answer starts anew: with the seats of its moment, and what its address chose.
    readAt: `${trip.tripId} ${host.now.getTime()}`,
    page: {
      sailing,
      cabins,
      choice: readChoice(search, cabins),
      streams: host.streamsSeats,
      infantFare: trip.infantFare,
      problems,
      ...(plan && { plan }),
      choosesSeats: trip.operator.chooseSeats,
      forGroup: groupWords(host, `${FERRY_SEATS_MAX} seats`),
    },
    facts: leaveInPage(factsOf(trip), host),
    share: sharePage(host, {
      name: sailingName(sailing),
      facts: partyWords(party),
      path: ferryTripFor(trip.tripId, party),
    }),
    ...sailingHead(host, trip, sailing),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function FerryTrip({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'failed') {
    return (
      <FailedPage title={SEAT_TEXTS.failedTitle} retryHref={loaderData.retryHref}>
        {loaderData.failure}
      </FailedPage>
    )
  }
  if (loaderData.kind === 'gone') return <SailingGone gone={loaderData.gone} />
  return (
    <SeatsPage
      key={loaderData.readAt}
      {...loaderData.page}
      share={<ShareRow from={loaderData.share} />}
      facts={
        <InPage from={loaderData.facts} className="sailing-facts">
          {(facts) => <SailingFacts facts={facts} />}
        </InPage>
      }
    />
  )
}
