import { redirect } from 'react-router'
import { hostOf } from '#site/api.ts'
import { AGAIN_NAME, againProblems } from '#site/features/cars/results/results-again.ts'
import { crowdOffer } from '#site/features/cars/results/results-crowd.ts'
import { ResultsList } from '#site/features/cars/results/results-list.tsx'
import { findCars, findWholeAddress } from '#site/features/cars/results/results-loader.ts'
import { ResultsPage } from '#site/features/cars/results/results-page.tsx'
import { carResults, resultsData, resultsHead } from '#site/features/cars/results/results-page-data.ts'
import { carTabAt } from '#site/features/cars/results/results-query.ts'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import type { Route } from './+types/car-results'

/** The three pages of results are this one module (see routes.ts): they differ in what they are asked. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const { pathname, searchParams } = new URL(request.url)
  const tab = carTabAt(pathname)
  // The form without script knows no ids: its search goes on under the address that the one with script has.
  const whole = searchParams.has(AGAIN_NAME) ? undefined : await findWholeAddress(host, tab, searchParams)
  if (whole !== undefined) throw redirect(whole)
  const found = await findCars(host, tab, searchParams)
  const data = resultsData(found, againProblems(searchParams), crowdOffer(host, found))
  return { data, results: leaveInPage(carResults(found, host.figures.carSurcharges), host), ...resultsHead(host, data) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function CarResultsOf({ loaderData: { data, results } }: Route.ComponentProps) {
  return (
    <ResultsPage
      data={data}
      results={
        <InPage key={data.href} from={results}>
          {(whole) => <ResultsList results={whole} />}
        </InPage>
      }
    />
  )
}
