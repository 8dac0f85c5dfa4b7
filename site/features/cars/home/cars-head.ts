import { paths } from '#contract/terms/paths.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { breadcrumbLd, type PageHead, pageHead } from '#site/page/seo.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { LOADER_TEXTS } from '../loader-texts.ts'

export function carsHead(host: SiteHost, picture: PictureSource | undefined): PageHead {
  return pageHead(host, {
    title: LOADER_TEXTS.title,
    description: LOADER_TEXTS.description,
    path: paths.carRental,
    picture,
    jsonLd: [
      breadcrumbLd(host.origin, [{ name: LOADER_TEXTS.title, path: paths.carRental }]),
      {
        '@type': 'Service',
        name: LOADER_TEXTS.title,
        serviceType: LOADER_TEXTS.service,
        description: LOADER_TEXTS.description,
        url: `${host.origin}${paths.carRental}`,
        areaServed: LOADER_TEXTS.area,
        provider: { '@type': 'TravelAgency', name: host.brand.legalName, telephone: host.brand.phones[0]?.e164 },
      },
    ],
  })
}
