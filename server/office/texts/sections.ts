import { sql } from 'kysely'
import type { Section } from '#contract/office/sections.ts'
import { textOfHtml } from '#contract/terms/html-text.ts'
import type { Tx } from '#server/db/db.ts'
import { cleanHtml } from '../clean-html.ts'
import { firstFree, idStem } from '../free-id.ts'

/** Read at an easy pace, in words a minute (ours). */
const WORDS_A_MINUTE = 200

/** Sections as they are kept: cleaned, each with an anchor of its own. An anchor that is there stays, as links may lead to it. */
export function keptSections(sections: readonly Section[]): Section[] {
  const taken = new Set<string>()
  return sections.map((section) => {
    const id = firstFree(section.id === '' ? idStem(section.heading) : section.id, taken)
    taken.add(id)
    return { ...section, id, html: cleanHtml(section.html) }
  })
}

/** Whether two texts are the same, in whatever order the names of a part come. */
export function isSameText(one: readonly Section[], other: readonly Section[]): boolean {
  const plain = (sections: readonly Section[]) =>
    JSON.stringify(sections.map(({ id, heading, html, table }) => [id, heading, html, table?.columns, table?.rows]))
  return plain(one) === plain(other)
}

export function readMinutesOf(sections: readonly Section[]): number {
  const words = sections.map(({ heading, html }) => `${heading} ${textOfHtml(html)}`.split(/\s+/).length)
  return Math.max(1, Math.round(words.reduce((sum, count) => sum + count, 0) / WORDS_A_MINUTE))
}

const OWNERS = { post_section: 'post_id', site_page_section: 'page_slug' } as const

/** Puts these in place of the sections of a text. */
export async function replaceSections(
  tx: Tx,
  table: keyof typeof OWNERS,
  owner: string,
  sections: readonly Section[],
): Promise<void> {
  const column = sql.ref(OWNERS[table])
  await sql`delete from ${sql.table(table)} where ${column} = ${owner}`.execute(tx)
  const rows = sections.map((section, index) => ({ ...section, position: index + 1 }))
  await sql`
    insert into ${sql.table(table)} (${column}, position, anchor, heading, body, grid)
    select ${owner}, position, id, heading, html, nullif("table", 'null')
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) each (position integer, id text, heading text, html text, "table" jsonb)`.execute(
    tx,
  )
}

/** The number after the highest of these: "1.2" after "1.1". */
export function nextVersion(versions: readonly string[]): string {
  const parts = versions.map((version) => {
    const [major = 1, minor = 0] = version.split('.').map(Number)
    return { major, minor }
  })
  const last = parts.sort((one, other) => one.major - other.major || one.minor - other.minor).at(-1)
  return last === undefined ? '1.0' : `${last.major}.${last.minor + 1}`
}
