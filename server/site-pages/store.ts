import { sql } from 'kysely'
import type { ReadingSection } from '#contract/v1/reading.ts'
import type { SitePageHead } from '#contract/v1/site-pages.ts'
import type { Db } from '#server/db/db.ts'
import type { RowOf } from '#server/db/row-as-view.ts'
import { type PictureRow, pictureSql } from '#server/media/picture-sql.ts'

export type SitePageRow = SitePageHead & {
  intro: string | null
  picture: PictureRow | null
  sections: RowOf<ReadingSection>[]
}

/** In the operator's order, with the count of all. */
export async function listSitePages(
  db: Db,
  limit: number,
  offset: number,
): Promise<{ rows: SitePageHead[]; total: number }> {
  const { rows } = await sql<SitePageHead>`
    select slug, title, kind, version, changed_on as "changedOn" from site_page order by position limit ${limit} offset ${offset}`.execute(
    db,
  )
  const counted = await sql<{ total: number }>`select count(*)::int as total from site_page`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function findSitePage(db: Db, slug: string): Promise<SitePageRow | undefined> {
  const { rows } = await sql<SitePageRow>`
    select slug, title, kind, version, changed_on as "changedOn", intro, ${pictureSql(sql`picture_id`)} as picture,
           coalesce((select jsonb_agg(jsonb_build_object('id', anchor, 'heading', heading, 'html', body, 'table', grid) order by position)
                       from site_page_section where page_slug = site_page.slug), '[]') as sections
      from site_page where slug = ${slug}`.execute(db)
  return rows[0]
}
