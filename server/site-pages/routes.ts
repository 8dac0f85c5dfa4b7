import { fail, ok } from '#contract/terms/result.ts'
import { fetchSitePage, fetchSitePages, type SitePage } from '#contract/v1/site-pages.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { notFound } from '#server/http/refusal.ts'
import { withPicture } from '#server/media/picture-sql.ts'
import { fillHtml, fillText, type Names, readNames } from '#server/settings/fill-names.ts'
import { findSitePage, listSitePages, type SitePageRow } from './store.ts'

export function sitePageRoutes(api: Api, db: Db): void {
  implement(api, fetchSitePages, async ({ query }) => {
    const { rows, total } = await listSitePages(db, query.limit, (query.page - 1) * query.limit)
    return ok({ pages: rows, total, page: query.page, limit: query.limit })
  })
  implement(api, fetchSitePage, async ({ query }) => {
    const row = await findSitePage(db, query.slug)
    if (row === undefined) return fail(notFound(fetchSitePage.failure))
    return ok({ page: pageOf(row, await readNames(db)) })
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
