import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Grid } from '#server/db/tables-content.ts'
import { type PictureRow, pictureSql } from '#server/media/picture-sql.ts'

export type SitePageRow = {
  slug: string
  kind: 'policy' | 'page'
  title: string
  intro: string | null
  picture: PictureRow | null
  version: string
  changed_on: string
  sections: { id: string; heading: string; html: string; grid: Grid | null }[]
}

export type SitePageHeadRow = Omit<SitePageRow, 'intro' | 'picture' | 'sections'>

/** In the operator's order, with the count of all. */
export async function listSitePages(
  db: Db,
  limit: number,
  offset: number,
): Promise<{ rows: SitePageHeadRow[]; total: number }> {
  const { rows } = await sql<SitePageHeadRow>`
    select slug, kind, title, version, changed_on from site_page order by position limit ${limit} offset ${offset}`.execute(
    db,
  )
  const counted = await sql<{ total: number }>`select count(*)::int as total from site_page`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function findSitePage(db: Db, slug: string): Promise<SitePageRow | undefined> {
  const { rows } = await sql<SitePageRow>`
    select slug, kind, title, intro, version, changed_on, ${pictureSql(sql`picture_id`)} as picture,
           coalesce((select jsonb_agg(jsonb_build_object('id', anchor, 'heading', heading, 'html', body, 'grid', grid) order by position)
                       from site_page_section where page_slug = site_page.slug), '[]') as sections
      from site_page where slug = ${slug}`.execute(db)
  return rows[0]
}
