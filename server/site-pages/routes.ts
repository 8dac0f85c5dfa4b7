import { fail, ok } from '#contract/terms/result.ts'
import { fetchSitePage, fetchSitePages, type SitePage, type SitePageHead } from '#contract/v1/site-pages.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { notFound } from '#server/http/refusal.ts'
import { pictureOf } from '#server/media/picture-sql.ts'
import { fillHtml, fillText, type Names, readNames } from '#server/settings/fill-names.ts'
import { findSitePage, listSitePages, type SitePageHeadRow, type SitePageRow } from './store.ts'

export function sitePageRoutes(api: Api, db: Db): void {
  implement(api, fetchSitePages, async ({ query }) => {
    const { rows, total } = await listSitePages(db, query.limit, (query.page - 1) * query.limit)
    return ok({ pages: rows.map(headOf), total, page: query.page, limit: query.limit })
  })
  implement(api, fetchSitePage, async ({ query }) => {
    const row = await findSitePage(db, query.slug)
    if (row === undefined) return fail(notFound(fetchSitePage.failure))
    return ok({ page: pageOf(row, await readNames(db)) })
  })
}

function headOf(row: SitePageHeadRow): SitePageHead {
  return { slug: row.slug, title: row.title, kind: row.kind, version: row.version, changedOn: row.changed_on }
}

function pageOf(row: SitePageRow, names: Names): SitePage {
  return {
    ...headOf(row),
    ...(row.intro === null ? {} : { intro: fillText(row.intro, names) }),
    ...(row.picture === null ? {} : { picture: pictureOf(row.picture) }),
    sections: row.sections.map(({ id, heading, html, grid }) => ({
      id,
      heading,
      html: fillHtml(html, names),
      ...(grid === null
        ? {}
        : { table: { ...grid, rows: grid.rows.map((cells) => cells.map((cell) => fillText(cell, names))) } }),
    })),
  }
}
