import { data, useLocation } from 'react-router'
import { NOT_FOUND_TITLE } from '#contract/terms/messages.ts'
import { paths } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { HomeCars } from '#site/features/cars/home/home-cars.tsx'
import { HomePage } from '#site/features/home/home-page.tsx'
import { TopHotels } from '#site/features/hotels/home/top-hotels.tsx'
import { Voices } from '#site/features/reviews/voices.tsx'
import { LatestStories } from '#site/features/stories/latest-stories.tsx'
import { loadHome } from '#site/load-home.tsx'
import { MissingNote } from '#site/page/error-page.tsx'
import { errorMeta } from '#site/page/seo.ts'
import { SaveButton } from '#site/shop/saved/save-button.tsx'
import type { Route } from './+types/not-found'

/** Any other address: the home page under a note that says so. */
export async function loader({ context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const { picture: _, ...home } = await loadHome(host)
  return data(
    {
      home: { ...home, hero: home.hero.slice(0, 1) },
      meta: errorMeta(host.brand.brandName, NOT_FOUND_TITLE),
    },
    { status: 404 },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const { voices, latest, hotels, cars, ...home } = loaderData.home
  const { pathname } = useLocation()
  return (
    <>
      <MissingNote path={pathname} />
      <HomePage
        {...home}
        saveButton={(item) => <SaveButton item={item} />}
        hotels={<TopHotels hotels={hotels} retryHref={paths.home} />}
        cars={<HomeCars cars={cars} retryHref={paths.home} />}
        voices={<Voices voices={voices} retryHref={paths.home} />}
        stories={<LatestStories latest={latest} retryHref={paths.home} />}
      />
    </>
  )
}
