import { redirect } from 'react-router'
import { hostOf } from '#site/api.ts'
import { isMonsoon, loadFerry } from '#site/features/ferry-search/ferry-loader.ts'
import { ferryHead } from '#site/features/ferry-search/ferry-meta.ts'
import { FerryNotes } from '#site/features/ferry-search/ferry-notes.tsx'
import { FerryPage } from '#site/features/ferry-search/ferry-page.tsx'
import { PlanList } from '#site/features/ferry-search/plan-list.tsx'
import { TripList } from '#site/features/ferry-search/trip-list.tsx'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import type { Route } from './+types/ferry'

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const { searchParams, search } = new URL(request.url)
  const found = await loadFerry(host, searchParams)
  if ('movedTo' in found) throw redirect(found.movedTo)
  const { data, trips, plans } = found
  return {
    data,
    address: search,
    results: leaveInPage({ trips, plans }, host),
    notes: leaveInPage({ isMonsoon: isMonsoon(data) }, host),
    ...ferryHead(host, data, searchParams.size > 0),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Ferry({ loaderData: { data, address, results, notes } }: Route.ComponentProps) {
  return (
    <FerryPage
      data={data}
      results={
        <InPage key={address} from={results}>
          {({ trips, plans }) => (
            <>
              <TripList trips={trips} />
              <PlanList plans={plans} />
            </>
          )}
        </InPage>
      }
      notes={
        <InPage key={address} from={notes}>
          {(about) => <FerryNotes {...about} />}
        </InPage>
      }
    />
  )
}
