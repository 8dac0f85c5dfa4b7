import { hostOf } from '#site/api.ts'
import { activitiesHead } from '#site/features/water-sports/activity-meta.ts'
import { loadActivities } from '#site/features/water-sports/list/activities-loader.ts'
import { WaterSportsPage } from '#site/features/water-sports/list/water-sports-page.tsx'
import type { RouteHandle } from '#site/page/route-handle.ts'
import { saveActivity } from '#site/shop/saved/save-activity.tsx'
import type { Route } from './+types/water-sports'

export const handle = {
  cached: { query: { place: 'place-name', swimming: 'flag', maxPrice: 'typed-rupees', age: 'age', page: 'page' } },
} satisfies RouteHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const activities = await loadActivities(host, new URL(request.url).searchParams)
  if (activities.leftOut !== undefined) host.cacheBriefly?.()
  return { activities, ...activitiesHead(host, activities) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function WaterSports({ loaderData }: Route.ComponentProps) {
  return <WaterSportsPage data={loaderData.activities} renderSave={saveActivity} />
}
