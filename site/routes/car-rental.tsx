import { hostOf } from '#site/api.ts'
import { readCarTab } from '#site/features/cars/car-query.ts'
import { CarRentalPage } from '#site/features/cars/car-rental-page.tsx'
import { loadCarFormFacts } from '#site/features/cars/car-stops-loader.ts'
import type { Route } from './+types/car-rental'

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  return { tab: readCarTab(new URL(request.url).searchParams), facts: await loadCarFormFacts(host) }
}

export default function CarRental({ loaderData: { tab, facts } }: Route.ComponentProps) {
  return <CarRentalPage tab={tab} facts={facts} />
}
