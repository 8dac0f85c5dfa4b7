import { sql } from 'kysely'
import { faq } from '#demo/prose/faq.ts'
import type { Post } from '#demo/prose/post.ts'
import { posts } from '#demo/prose/posts.ts'
import type { Tx } from '#server/db/db.ts'
import { loadFaq } from './faq.ts'
import { anchorOf, linked, paragraphs } from './html.ts'
import type { DemoText } from './keep-texts.ts'
import { demoPages, type PageProse, type Section, sectionRow } from './pages.ts'

/** What the shop says of itself: its pages, its questions as a whole, its stories. Each as JSON of what a reader sees. */
export function demoTexts(tx: Tx): DemoText[] {
  return [...demoPages.map((page) => pageText(tx, page)), faqText(tx), ...posts.map((post) => storyText(tx, post))]
}

function pageText(tx: Tx, { slug, title, intro, version, lastChanged, sections }: PageProse): DemoText {
  return {
    key: `page/${slug}`,
    text: JSON.stringify([title, intro ?? null, version, sections.map(shownSection)]),
    read: async () => {
      const page = await tx
        .selectFrom('site_page')
        .select(['title', 'intro', 'version'])
        .where('slug', '=', slug)
        .executeTakeFirst()
      return JSON.stringify([page?.title, page?.intro, page?.version, await storedSections(tx, 'site_page', slug)])
    },
    write: async () => {
      await tx
        .updateTable('site_page')
        .set({ title, intro: intro ?? null, version, changed_on: lastChanged })
        .where('slug', '=', slug)
        .execute()
      await tx.deleteFrom('site_page_section').where('page_slug', '=', slug).execute()
      const rows = sections.map((each, index) => ({ page_slug: slug, ...sectionRow(each, index) }))
      if (rows.length > 0) await tx.insertInto('site_page_section').values(rows).execute()
    },
  }
}

function faqText(tx: Tx): DemoText {
  const shown = faq.flatMap(({ group, questions }) =>
    questions.map(({ question, answer }) => [anchorOf(group), group, question, linked(paragraphs([answer]))]),
  )
  return {
    key: 'faq',
    text: JSON.stringify(shown),
    read: async () => {
      const { rows } = await sql<{ id: string; name: string; question: string; answer: string }>`
        select faq_group.id, faq_group.name, question, answer from faq_question join faq_group on faq_group.id = group_id
         order by faq_group.position, faq_question.position`.execute(tx)
      return JSON.stringify(rows.map(({ id, name, question, answer }) => [id, name, question, answer]))
    },
    write: async () => {
      await tx.deleteFrom('faq_question').execute()
      await tx.deleteFrom('faq_group').execute()
      await loadFaq(tx)
    },
  }
}

function storyText(tx: Tx, { slug, title, teaser, readMinutes, sections }: Post): DemoText {
  return {
    key: `story/${slug}`,
    text: JSON.stringify([title, teaser, sections.map(shownSection)]),
    read: async () => {
      const story = await tx.selectFrom('post').select(['title', 'teaser']).where('id', '=', slug).executeTakeFirst()
      return JSON.stringify([story?.title, story?.teaser, await storedSections(tx, 'post', slug)])
    },
    write: async () => {
      await tx.updateTable('post').set({ title, teaser, read_minutes: readMinutes }).where('id', '=', slug).execute()
      await tx.deleteFrom('post_section').where('post_id', '=', slug).execute()
      const rows = sections.map((each, index) => ({ post_id: slug, ...sectionRow(each, index) }))
      if (rows.length > 0) await tx.insertInto('post_section').values(rows).execute()
    },
  }
}

type Grid = NonNullable<Section['table']>

function shownSection(section: Section, index: number) {
  const { heading, body } = sectionRow(section, index)
  return shown(heading, body, section.table ?? null)
}

async function storedSections(tx: Tx, of: 'site_page' | 'post', id: string) {
  const [table, owner] = of === 'post' ? ['post_section', 'post_id'] : ['site_page_section', 'page_slug']
  const { rows } = await sql<{ heading: string; body: string; grid: Grid | null }>`
    select heading, body, grid from ${sql.table(table)} where ${sql.ref(owner)} = ${id} order by position`.execute(tx)
  return rows.map(({ heading, body, grid }) => shown(heading, body, grid))
}

/** A grid as lists: the database keeps its names in an order of its own. */
function shown(heading: string, body: string, grid: Grid | null) {
  return [heading, body, grid === null ? null : [grid.columns, grid.rows]]
}
