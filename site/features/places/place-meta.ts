import { paths } from '#contract/terms/paths.ts'
import type { Place } from '#contract/v1/places.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { breadcrumbLd, itemListLd, type PageHead, pageHead } from '#site/page/seo.ts'
import { summaryOf } from './place-view.ts'
import type { PlacesData } from './places-loader.ts'
import { PLACE_TEXTS } from './texts.ts'

const LIST = { name: PLACE_TEXTS.heading, path: paths.places }

export function placesHead(host: SiteHost, data: PlacesData): PageHead {
  // With the older name, which people still search for.
  const island = data.islands.find(({ slug }) => slug === data.island?.slug)?.label ?? data.island?.name
  const title = island ? `${PLACE_TEXTS.heading} on ${island}` : PLACE_TEXTS.heading
  const items = data.cards.map(({ id, name }) => ({ name, path: paths.placeDetails(id) }))
  return pageHead(host, {
    title,
    description: PLACE_TEXTS.description,
    path: paths.places,
    picture: data.cards[0]?.picture,
    jsonLd: [breadcrumbLd(host.origin, [LIST]), itemListLd(host.origin, title, items)],
  })
}

export function placeHead(host: SiteHost, place: Place): PageHead {
  const path = paths.placeDetails(place._id)
  const description = summaryOf(place)
  return pageHead(host, {
    title: place.oldName ? `${place.name} (${place.oldName})` : place.name,
    description,
    path,
    picture: place.image[0],
    jsonLd: [
      {
        '@type': 'TouristAttraction',
        name: place.name,
        ...(place.oldName ? { alternateName: place.oldName } : {}),
        description,
        url: `${host.origin}${path}`,
        image: place.image.map(({ mediaLink }) =>
          mediaLink.startsWith('/') ? `${host.origin}${mediaLink}` : mediaLink,
        ),
        geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
        address: { '@type': 'PostalAddress', addressLocality: place.island.name, addressCountry: 'IN' },
        touristType: place.goodFor,
        ...(place.entryFee?.indian === 0 ? { isAccessibleForFree: true } : {}),
      },
      breadcrumbLd(host.origin, [LIST, { name: place.name, path }]),
    ],
  })
}
