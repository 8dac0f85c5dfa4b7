import { textOfHtml } from '#contract/terms/html-text.ts'
import { paths } from '#contract/terms/paths.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { breadcrumbLd, type PageHead, pageHead, productLd, type ReviewsLd } from '#site/page/seo.ts'
import { PACKAGE_TEXTS } from './package-page-texts.ts'
import type { CarPackageReading, CarPackageView } from './package-view.ts'

/** The head of a car package's page; `real` are the reviews that may be told to search engines. */
export function carPackageHead(
  host: SiteHost,
  view: CarPackageView,
  reading: CarPackageReading,
  real?: ReviewsLd,
): PageHead {
  const path = paths.carRentalDetails(view.slug)
  const description = textOfHtml(reading.html)
  return pageHead(host, {
    title: `${view.name}, ${PACKAGE_TEXTS.heading.toLowerCase()}`,
    description,
    path,
    picture: view.pictures[0],
    jsonLd: [
      breadcrumbLd(host.origin, [
        { name: PACKAGE_TEXTS.heading, path: paths.carRental },
        { name: view.name, path },
      ]),
      productLd(host, {
        name: view.name,
        description,
        path,
        pictures: view.pictures.slice(0, 1).map((picture) => picture.mediaLink),
        category: PACKAGE_TEXTS.heading,
        pricePerPerson: view.price,
        unit: view.unit,
        reviews: real,
      }),
    ],
  })
}
