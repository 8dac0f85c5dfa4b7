import { paths } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { CarRentalPage } from '#site/features/cars/home/car-rental-page.tsx'
import { carsHead } from '#site/features/cars/home/cars-head.ts'
import { loadCarsHome } from '#site/features/cars/home/home-loader.ts'
import { Voices } from '#site/features/reviews/voices.tsx'
import { loadVoices } from '#site/features/reviews/voices-loader.ts'
import { cardPicture } from '#site/page/lean-picture.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import type { Route } from './+types/car-rental'

/** As many as stand in a row, and one that shows there are more. */
const VOICES_SHOWN = 6
/** The page's own picture among the banners. */
const BANNER = 'car-rental'

export const handle = { cached: { query: { tab: 'car-tab' }, halfHourly: true } } satisfies RouteHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const [cars, voices] = await Promise.all([
    loadCarsHome(host, new URL(request.url).searchParams),
    loadVoices(host, VOICES_SHOWN, 'car'),
  ])
  const banner = host.banners?.[BANNER]
  return { cars, voices, banner: banner && cardPicture(banner), ...carsHead(host, banner) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function CarRental({ loaderData: { cars, voices, banner } }: Route.ComponentProps) {
  return <CarRentalPage data={cars} banner={banner} voices={<Voices voices={voices} retryHref={paths.carRental} />} />
}
