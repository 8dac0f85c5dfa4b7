import { textOfHtml } from '#contract/terms/html-text.ts'
import { LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import { policyVersionPath } from '#contract/terms/paths.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { fetchPolicyVersionPage, fetchSitePage, fetchSitePages, type SitePage } from '#contract/v1/site-pages.ts'
import { cleanHtml } from '#site/page/clean-html.ts'
import type { ReadingPart } from '#site/ui/reading.tsx'
import type { OtherPage, PolicyView } from './policy-page.tsx'
import { earlierText } from './texts.ts'

/** `until`: of a version that holds no more. */
type Loaded = { ok: true; page: SitePage; until?: string | undefined } | { ok: false; failure: CallFailure }

export async function loadSitePage({ api }: Pick<SiteHost, 'api'>, slug: string): Promise<Loaded> {
  const answer = await api.call(fetchSitePage, { query: { slug } })
  return answer.ok ? { ok: true, page: answer.value.page } : { ok: false, failure: answer.error }
}

export async function loadPolicyVersion(
  { api }: Pick<SiteHost, 'api'>,
  slug: string,
  version: string,
): Promise<Loaded> {
  const answer = await api.call(fetchPolicyVersionPage, { query: { slug, version } })
  return answer.ok
    ? { ok: true, page: answer.value.page, until: answer.value.until }
    : { ok: false, failure: answer.error }
}

/** Every policy there is, for going from one to the next; none when they cannot be read. */
export async function loadPolicies({ api }: Pick<SiteHost, 'api'>): Promise<OtherPage[]> {
  const answer = await api.call(fetchSitePages, { query: { limit: String(LIST_LIMIT_MAX) } })
  if (!answer.ok) return []
  return answer.value.pages.filter(({ kind }) => kind === 'policy').map(({ slug, title }) => ({ slug, title }))
}

export function toParts({ sections }: Pick<SitePage, 'sections'>): ReadingPart[] {
  return sections.map((section) => ({ ...section, html: cleanHtml(section.html) }))
}

/** A policy as its page draws it: with versions that held before, or until when this one did. */
export function policyOf({ earlier, ...page }: SitePage, until: string | undefined): Omit<PolicyView, 'policies'> {
  const { slug, title, version, changedOn } = page
  const links = earlier?.map((each) => ({ text: earlierText(each), href: policyVersionPath(slug, each.version) }))
  return {
    ...{ slug, title, version, changedOn, parts: toParts(page) },
    ...(until === undefined ? {} : { until }),
    ...(links === undefined ? {} : { earlier: links }),
  }
}

/** The first words of a page for search engines: its introduction, or what its first part says. */
export function summaryOf({ intro, sections }: SitePage): string {
  return intro ?? textOfHtml(sections[0]?.html ?? '')
}
