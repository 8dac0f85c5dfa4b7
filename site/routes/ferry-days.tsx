import { redirect } from 'react-router'
import { ferryPaths } from '#contract/terms/ferry-paths.ts'
import { hostOf } from '#site/api.ts'
import { loadDays } from '#site/features/ferry-search/days/days-loader.ts'
import { Days, DaysPage } from '#site/features/ferry-search/days/days-page.tsx'
import { DAYS_TEXTS, descriptionText } from '#site/features/ferry-search/days/days-texts.ts'
import { pageHead } from '#site/page/seo.ts'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import type { Route } from './+types/ferry-days'

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const { searchParams, search } = new URL(request.url)
  const loaded = await loadDays(host, searchParams)
  if ('movedTo' in loaded) throw redirect(loaded.movedTo)
  const { data, view, note } = loaded
  return {
    data,
    address: search,
    days: leaveInPage({ view, note }, host),
    ...pageHead(host, {
      title: `${DAYS_TEXTS.crumb}: ${data.title}`,
      description: descriptionText(data.title),
      path: ferryPaths.days,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function FerryDays({ loaderData: { data, address, days } }: Route.ComponentProps) {
  return (
    <DaysPage
      data={data}
      days={
        <InPage key={address} from={days} className="ferry-days-drawn">
          {({ view, note }) => <Days view={view} note={note} />}
        </InPage>
      }
    />
  )
}
