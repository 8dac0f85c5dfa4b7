import { textOfHtml } from '#contract/terms/html-text.ts'
import { paths } from '#contract/terms/paths.ts'
import type { HotelDetails } from '#contract/v1/hotels.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { breadcrumbLd, type PageHead, pageHead, type ReviewsLd } from '#site/page/seo.ts'
import { LOADER_TEXTS } from '../loader-texts.ts'

/** Search engines show few. */
const PICTURES_TOLD = 3

/** The head of a hotel's page; `real` are the reviews that may be told to search engines. */
export function hotelHead(host: SiteHost, hotel: HotelDetails, real?: ReviewsLd): PageHead {
  const { _id, name, address, place, locality, starRating, images, lat, lng, checkinTime, checkoutTime } = hotel
  const path = paths.hotelDetails(_id)
  const description = textOfHtml(hotel.description)
  return pageHead(host, {
    title: titleOf(name, locality.name || place.name),
    description,
    path,
    picture: images[0],
    jsonLd: [
      {
        '@type': 'Hotel',
        name,
        description,
        url: `${host.origin}${path}`,
        image: images
          .slice(0, PICTURES_TOLD)
          .map(({ mediaLink }) => (mediaLink.startsWith('/') ? `${host.origin}${mediaLink}` : mediaLink)),
        address: {
          '@type': 'PostalAddress',
          streetAddress: address,
          addressLocality: place.name,
          addressCountry: 'IN',
        },
        geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
        ...(starRating > 0 ? { starRating: { '@type': 'Rating', ratingValue: starRating } } : {}),
        ...(checkinTime === '' ? {} : { checkinTime }),
        ...(checkoutTime === '' ? {} : { checkoutTime }),
        ...real,
      },
      breadcrumbLd(host.origin, [
        { name: LOADER_TEXTS.heading, path: paths.hotels },
        { name, path },
      ]),
    ],
  })
}

/** "Tern House, Aberdeen Bazaar"; a house that is called after its place says so once. */
function titleOf(name: string, place: string): string {
  return name.endsWith(place) ? name : `${name}, ${place}`
}
