import { textOfHtml } from '#contract/terms/html-text.ts'
import { paths } from '#contract/terms/paths.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { breadcrumbLd, type PageHead, pageHead, productLd, type ReviewsLd } from '#site/page/seo.ts'
import type { DetailsReading, DetailsView } from './details-view.ts'

/** The head of a package's page; `real` are the reviews that may be told to search engines. */
export function packageDetailsHead(
  host: SiteHost,
  view: DetailsView,
  reading: DetailsReading,
  real?: ReviewsLd,
): PageHead {
  const path = paths.packageDetails(view.slug)
  const overview = textOfHtml(reading.overview)
  return pageHead(host, {
    title: `${view.name}, ${view.duration}`,
    description: reading.description || overview,
    path,
    picture: view.pictures[0],
    jsonLd: [
      breadcrumbLd(host.origin, [
        { name: view.category.name, path: paths.category(view.category.slug) },
        { name: view.name, path },
      ]),
      productLd(host, {
        name: view.name,
        description: overview || reading.description,
        path,
        pictures: view.pictures.slice(0, 1).map((picture) => picture.mediaLink),
        category: view.category.name,
        pricePerPerson: view.price,
        reviews: real,
      }),
    ],
  })
}
