import { paths } from '#contract/terms/paths.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { WaterSport } from '#contract/v1/water-sports.ts'
import { breadcrumbLd, itemListLd, type PageHead, pageHead, productLd, type ReviewsLd } from '#site/page/seo.ts'
import { teaserOf } from './activity-card-view.ts'
import type { ActivitiesData } from './list/activities-loader.ts'
import { ACTIVITY_TEXTS } from './texts.ts'

const LIST = { name: ACTIVITY_TEXTS.heading, path: paths.waterSports }

export function activitiesHead(host: SiteHost, { cards }: ActivitiesData): PageHead {
  const items = cards.map(({ id, name }) => ({ name, path: paths.waterSportDetails(id) }))
  return pageHead(host, {
    title: ACTIVITY_TEXTS.heading,
    description: ACTIVITY_TEXTS.description,
    path: paths.waterSports,
    picture: cards[0]?.picture,
    jsonLd: [breadcrumbLd(host.origin, [LIST]), itemListLd(host.origin, ACTIVITY_TEXTS.heading, items)],
  })
}

/** The head of a water sport's page; `real` are the reviews that may be told to search engines. */
export function activityHead(host: SiteHost, record: WaterSport, real?: ReviewsLd): PageHead {
  const path = paths.waterSportDetails(record._id)
  const where = record.place.map(({ placeName }) => placeName).join(', ')
  const description = `${teaserOf(record.description)} ${where}.`
  return pageHead(host, {
    title: record.name,
    description,
    path,
    picture: record.image[0],
    jsonLd: [
      breadcrumbLd(host.origin, [LIST, { name: record.name, path }]),
      productLd(host, {
        name: record.name,
        description,
        path,
        pictures: record.image.slice(0, 1).map(({ mediaLink }) => mediaLink),
        category: ACTIVITY_TEXTS.heading,
        pricePerPerson: record.price,
        unit: record.priceUnit,
        reviews: real,
      }),
    ],
  })
}
