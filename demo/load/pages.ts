import { about } from '#demo/prose/about.ts'
import { guidePages } from '#demo/prose/guide-pages.ts'
import { legalPages } from '#demo/prose/legal.ts'
import { pagePictures } from '#demo/prose/picture-plan.ts'
import type { Tx } from '#server/db/db.ts'
import { anchorOf, readingHtml } from './html.ts'

export type Section = {
  heading: string
  paragraphs: string[]
  list?: string[]
  table?: { columns: string[]; rows: string[][] }
}
export type PageProse = {
  slug: string
  title: string
  intro?: string
  version: string
  lastChanged: string
  sections: Section[]
}

/** The policies in the order of the footer, then the rest. */
export const demoPages: (PageProse & { kind: 'policy' | 'page' })[] = [
  ...legalPages.map((page) => ({ ...page, kind: 'policy' as const })),
  ...[{ slug: 'about', ...about }, ...guidePages].map((page) => ({ ...page, kind: 'page' as const })),
]

export async function loadPages(tx: Tx): Promise<void> {
  const pictures = new Set((await tx.selectFrom('picture').select('id').execute()).map(({ id }) => id))
  await tx
    .insertInto('site_page')
    .values(
      demoPages.map(({ slug, kind, title, intro, version, lastChanged }, index) => ({
        slug,
        kind,
        title,
        intro: intro ?? null,
        picture_id: pictureOf(slug, pictures),
        version,
        changed_on: lastChanged,
        position: index + 1,
      })),
    )
    .execute()
  await tx
    .insertInto('site_page_section')
    .values(
      demoPages.flatMap(({ slug, sections }) =>
        sections.map((each, index) => ({ page_slug: slug, ...sectionRow(each, index) })),
      ),
    )
    .execute()
}

function pictureOf(slug: string, known: ReadonlySet<string>): string | null {
  const picture = pagePictures[slug]
  return picture !== undefined && known.has(picture) ? picture : null
}

export function sectionRow(section: Section, index: number) {
  return {
    position: index + 1,
    anchor: anchorOf(section.heading),
    heading: section.heading,
    body: readingHtml(section),
    grid: section.table === undefined ? null : JSON.stringify(section.table),
  }
}
