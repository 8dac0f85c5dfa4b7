import { redirect } from 'react-router'
import { hostOf } from '#site/api.ts'
import { type FerryData, isMonsoon, loadFerry } from '#site/features/ferry-search/ferry-loader.ts'
import { ferryHead } from '#site/features/ferry-search/ferry-meta.ts'
import { FerryNotes } from '#site/features/ferry-search/ferry-notes.tsx'
import { FerryPage } from '#site/features/ferry-search/ferry-page.tsx'
import { startsOf } from '#site/features/ferry-search/ferry-query.ts'
import { PlanList } from '#site/features/ferry-search/found/plan-list.tsx'
import { TripList } from '#site/features/ferry-search/found/trip-list.tsx'
import { type PortLine, shortLabel } from '#site/features/ferry-search/ports.ts'
import { FERRY_TEXTS } from '#site/features/ferry-search/texts.ts'
import { SeaMap } from '#site/features/map/sea-map.tsx'
import { seaMapView } from '#site/features/map/sea-map-view.ts'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import type { Route } from './+types/ferry'

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const { searchParams, search } = new URL(request.url)
  const found = await loadFerry(host, searchParams)
  if ('movedTo' in found) throw redirect(found.movedTo)
  const { data, trips, plans, lines } = found
  return {
    data,
    address: search,
    boat: data.found === undefined ? host.banners?.ferry : undefined,
    results: leaveInPage({ trips, plans, party: data.mode === 'hop' ? data.hop.party : undefined }, host),
    notes: leaveInPage({ isMonsoon: isMonsoon(data), map: mapOf(data, lines) }, host),
    ...ferryHead(host, data, searchParams.size > 0),
  }
}

/** The ways between the ports, with those that the search is about. */
function mapOf(data: FerryData, lines: readonly PortLine[]) {
  const legs =
    data.mode === 'hop'
      ? startsOf(data.hop).map((from, index) => ({ from, to: data.hop.legs[index]?.to }))
      : [data.crossing]
  const isAsked = ({ from, to }: PortLine) =>
    data.found !== undefined && legs.some((leg) => leg.from === from && leg.to === to)
  const ports = data.ports.flatMap(({ value }) => {
    const at = lines.find(({ from }) => from === value)?.path[0]
    return at ? [{ ...at, name: shortLabel(value, data.ports) }] : []
  })
  return seaMapView(
    ports,
    lines.map((line) => ({ path: line.path, isAsked: isAsked(line) })),
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Ferry({ loaderData: { data, address, results, notes, boat } }: Route.ComponentProps) {
  return (
    <FerryPage
      data={data}
      boat={boat}
      results={
        <InPage key={address} from={results}>
          {({ trips, plans, party }) => (
            <>
              <TripList trips={trips} />
              <PlanList plans={plans} party={party} />
            </>
          )}
        </InPage>
      }
      notes={
        <InPage key={address} from={notes}>
          {({ isMonsoon: isWet, map }) => (
            <FerryNotes isMonsoon={isWet} map={map && <SeaMap map={map} label={FERRY_TEXTS.map} />} />
          )}
        </InPage>
      }
    />
  )
}
