import type { MetaDescriptor } from 'react-router'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { paths } from '#site/paths.ts'
import { breadcrumbLd, pageMeta, productLd } from '#site/seo.ts'
import type { DetailsView } from './details-view.ts'
import { plainText } from './package-card-view.ts'

/** The head of a package's page. */
export function packageDetailsMeta(host: SiteHost, view: DetailsView): MetaDescriptor[] {
  const path = paths.packageDetails(view.slug)
  const overview = plainText(view.overview)
  return pageMeta(host, {
    title: `${view.name}, ${view.duration}`,
    description: view.description || overview,
    path,
    picture: view.pictures[0],
    jsonLd: [
      breadcrumbLd(host.origin, [
        { name: 'Home', path: paths.home },
        { name: view.category.name, path: paths.category(view.category.slug) },
        { name: view.name, path },
      ]),
      productLd(host, {
        name: view.name,
        description: overview || view.description,
        path,
        pictures: view.pictures.map((picture) => picture.mediaLink),
        category: view.category.name,
        pricePerPerson: view.price,
        rating: view.rating,
      }),
    ],
  })
}
