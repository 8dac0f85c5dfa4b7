import { paths } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { AboutPage } from '#site/features/site-pages/about-page.tsx'
import { PageMissing } from '#site/features/site-pages/page-missing.tsx'
import { loadSitePage, toParts } from '#site/features/site-pages/site-page-loader.ts'
import { agencyLd, sitePageHead } from '#site/features/site-pages/site-page-meta.ts'
import { leanPicture } from '#site/page/lean-picture.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import { officePeople } from '#site/shop/office/office-people.ts'
import { People, Registrations } from '#site/shop/office/people.tsx'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import type { Route } from './+types/about'

export const handle = { cached: { query: {} } } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const loaded = await loadSitePage(host, 'about')
  if (!loaded.ok) {
    if (isMissing(loaded.failure)) throw notFound()
    return { about: undefined, failure: loaded.failure.message, meta: [] }
  }
  const { title, intro, picture } = loaded.page
  const view = {
    title,
    intro,
    picture: picture && leanPicture(picture),
    parts: toParts(loaded.page),
    office: officePeople(host),
  }
  return {
    about: leaveInPage(view, host),
    failure: undefined,
    ...sitePageHead(host, loaded.page, [agencyLd(host)]),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function About({ loaderData: { about, failure } }: Route.ComponentProps) {
  if (about === undefined) return <PageMissing path={paths.about} failure={failure} />
  return (
    <InPage from={about}>
      {({ office, ...view }) => (
        <AboutPage {...view} people={<People office={office} />} registrations={<Registrations office={office} />} />
      )}
    </InPage>
  )
}
