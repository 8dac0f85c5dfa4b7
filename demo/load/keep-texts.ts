import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'

/** A text of the demo that is read and written as a whole. */
export type DemoText = {
  key: string
  /** As the program ships it, in the form in which `read` answers what is stored. */
  text: string
  read: () => Promise<string>
  write: () => Promise<void>
}

/** The row of `setting` with what was written last, by key: hashes, so that an edit is noticed without keeping everything twice. */
const SETTING = 'demo_texts'

/**
 * Brings texts that nobody edited up to what the program ships; says which. A text is edited when it is no longer what was
 * written last; one of a data folder from before this was noted counts as edited.
 */
export async function keepTexts(tx: Tx, texts: readonly DemoText[]): Promise<string[]> {
  const known = await readKnown(tx)
  const written: string[] = []
  for (const each of texts) {
    const [shipped, stored] = [hashOf(each.text), hashOf(await each.read())]
    if (stored !== shipped && known[each.key] !== stored) continue
    if (stored !== shipped) {
      await each.write()
      written.push(each.key)
    }
    known[each.key] = shipped
  }
  await writeKnown(tx, known)
  return written
}

/** Counts every text as nobody's: the next `keepTexts` writes what the program ships, also over edits. */
export async function forgetEdits(tx: Tx, texts: readonly DemoText[]): Promise<void> {
  const stored = await Promise.all(texts.map(async ({ key, read }) => [key, hashOf(await read())] as const))
  await writeKnown(tx, Object.fromEntries(stored))
}

async function readKnown(tx: Tx): Promise<Record<string, string>> {
  const row = await tx.selectFrom('setting').select('value').where('key', '=', SETTING).executeTakeFirst()
  // Written below only.
  return { ...(row?.value as Record<string, string> | undefined) }
}

async function writeKnown(tx: Tx, known: Record<string, string>): Promise<void> {
  await sql`insert into setting (key, value) values (${SETTING}, ${JSON.stringify(known)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(tx)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
