import { sql } from 'kysely'
import { fail, ok } from '#contract/terms/result.ts'
import type { ReadingSection } from '#contract/v1/reading.ts'
import {
  fetchPolicyVersionPage,
  fetchSitePage,
  fetchSitePages,
  type SitePage,
  type SitePageHead,
} from '#contract/v1/site-pages.ts'
import type { Db } from '#server/db/db.ts'
import type { RowOf } from '#server/db/row-as-view.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { notFound } from '#server/http/refusal.ts'
import { type PictureRow, pictureSql, withPicture } from '#server/media/picture-sql.ts'
import { fillHtml, fillText, type Names, readNames } from '#server/settings/fill-names.ts'
import { findPolicyVersion, listPolicyVersions } from './policy-versions.ts'

export function sitePageRoutes(api: Api, db: Db): void {
  implement(api, fetchSitePages, async ({ query }) => {
    const { rows, total } = await listSitePages(db, query.limit, (query.page - 1) * query.limit)
    return ok({ pages: rows, total, page: query.page, limit: query.limit })
  })
  implement(api, fetchSitePage, async ({ query }) => {
    const row = await findSitePage(db, query.slug)
    if (row === undefined) return fail(notFound(fetchSitePage.failure))
    const page = pageOf(row, await readNames(db))
    if (row.kind !== 'policy') return ok({ page })
    const earlier = (await listPolicyVersions(db, query.slug)).flatMap(({ version, from, until, isNow }) =>
      isNow || until === null ? [] : [{ version, from, until }],
    )
    return ok({ page: { ...page, ...(earlier.length === 0 ? {} : { earlier }) } })
  })
  implement(api, fetchPolicyVersionPage, async ({ query: { slug, version } }) => {
    const found = (await listPolicyVersions(db, slug)).find((each) => each.version === version && !each.isComing)
    const text = found && (await findPolicyVersion(db, slug, version))
    if (found === undefined || text === undefined) return fail(notFound(fetchPolicyVersionPage.failure))
    const row = { slug, title: text.fields.title, kind: 'policy' as const, version, changedOn: found.from }
    const page = pageOf({ ...row, intro: null, picture: null, sections: text.fields.sections }, await readNames(db))
    return ok({ page, ...(found.isNow || found.until === null ? {} : { until: found.until }) })
  })
}

function pageOf({ intro, sections, ...row }: SitePageRow, names: Names): SitePage {
  return {
    ...withPicture(row),
    ...(intro === null ? {} : { intro: fillText(intro, names) }),
    sections: sections.map(({ html, table, ...section }) => ({
      ...section,
      html: fillHtml(html, names),
      ...(table === null
        ? {}
        : { table: { ...table, rows: table.rows.map((cells) => cells.map((cell) => fillText(cell, names))) } }),
    })),
  }
}

type SitePageRow = SitePageHead & {
  intro: string | null
  picture: PictureRow | null
  sections: RowOf<ReadingSection>[]
}

/** In the operator's order, with the count of all. */
async function listSitePages(db: Db, limit: number, offset: number): Promise<{ rows: SitePageHead[]; total: number }> {
  const { rows } = await sql<SitePageHead>`
    select slug, title, kind, version, changed_on as "changedOn" from site_page order by position limit ${limit} offset ${offset}`.execute(
    db,
  )
  const counted = await sql<{ total: number }>`select count(*)::int as total from site_page`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

async function findSitePage(db: Db, slug: string): Promise<SitePageRow | undefined> {
  const { rows } = await sql<SitePageRow>`
    select slug, title, kind, version, changed_on as "changedOn", intro, ${pictureSql(sql`picture_id`)} as picture,
           coalesce((select jsonb_agg(jsonb_build_object('id', anchor, 'heading', heading, 'html', body, 'table', grid) order by position)
                       from site_page_section where page_slug = site_page.slug), '[]') as sections
      from site_page where slug = ${slug}`.execute(db)
  return rows[0]
}
