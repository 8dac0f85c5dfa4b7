import { fetchFaq } from '#contract/v1/faq.ts'
import { hostOf } from '#site/api.ts'
import { FaqPage } from '#site/features/site-pages/faq-page.tsx'
import { cleanHtml } from '#site/page/clean-html.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import '#site/ui/chip.css'
import { paths } from '#contract/terms/paths.ts'
import { PageMissing } from '#site/features/site-pages/page-missing.tsx'
import { loadSitePage } from '#site/features/site-pages/site-page-loader.ts'
import { faqLd, sitePageHead } from '#site/features/site-pages/site-page-meta.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import type { Route } from './+types/faq'

export const handle = { cached: { query: {} } } satisfies RouteHandle

export async function loader({ context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const [loaded, answer] = await Promise.all([loadSitePage(host, 'faq'), host.api.call(fetchFaq)])
  if (!loaded.ok || !answer.ok) {
    const failure = loaded.ok ? (answer.ok ? undefined : answer.error) : loaded.failure
    if (failure === undefined || isMissing(failure)) throw notFound()
    return { faq: undefined, failure: failure.message, meta: [] }
  }
  const { title, intro } = loaded.page
  const { groups } = answer.value
  const view = {
    title,
    intro,
    groups: groups.map(({ _id, name, questions }) => ({
      id: _id,
      name,
      questions: questions.map((each) => ({ id: each._id, question: each.question, html: cleanHtml(each.answer) })),
    })),
  }
  return { faq: leaveInPage(view, host), failure: undefined, ...sitePageHead(host, loaded.page, [faqLd(groups)]) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Faq({ loaderData: { faq, failure } }: Route.ComponentProps) {
  if (faq === undefined) return <PageMissing path={paths.faq} failure={failure} />
  return <InPage from={faq}>{(view) => <FaqPage {...view} />}</InPage>
}
