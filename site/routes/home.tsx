import { paths } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { HomeCars } from '#site/features/cars/home/home-cars.tsx'
import { HomePage } from '#site/features/home/home-page.tsx'
import { TopHotels } from '#site/features/hotels/home/top-hotels.tsx'
import { Voices } from '#site/features/reviews/voices.tsx'
import { LatestStories } from '#site/features/stories/latest-stories.tsx'
import { loadHome } from '#site/load-home.tsx'
import type { RouteHandle } from '#site/page/route-handle.ts'
import { pageHead } from '#site/page/seo.ts'
import { SaveButton } from '#site/shop/saved/save-button.tsx'
import type { Route } from './+types/home'

export const handle = { cached: { query: {} } } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const { picture, ...home } = await loadHome(host)
  const { brand } = host
  const head = pageHead(host, {
    title: brand.brandName,
    description: `${brand.tagline}. Tour packages with hotels, ferries, cars and permits in one price, taxes included.`,
    path: paths.home,
    picture,
    jsonLd: [
      {
        '@type': 'TravelAgency',
        name: brand.legalName,
        url: host.origin,
        telephone: brand.phones[0]?.e164,
        email: brand.email,
        address: brand.addressLines.join(', '),
      },
    ],
  })
  return { home, ...head }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Home({ loaderData }: Route.ComponentProps) {
  const { voices, latest, hotels, cars, ...home } = loaderData.home
  return (
    <HomePage
      {...home}
      saveButton={(item) => <SaveButton item={item} />}
      hotels={<TopHotels hotels={hotels} retryHref={paths.home} />}
      cars={<HomeCars cars={cars} retryHref={paths.home} />}
      voices={<Voices voices={voices} retryHref={paths.home} />}
      stories={<LatestStories latest={latest} retryHref={paths.home} />}
    />
  )
}
