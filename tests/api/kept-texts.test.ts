import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemoContent } from '#demo/load/content.ts'
import { forgetEdits, keepTexts } from '#demo/load/keep-texts.ts'
import { demoTexts } from '#demo/load/texts.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { openDemoDatabase } from '#tests/support/demo-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { renewTexts } from '#tools/renew-texts.ts'

let testDatabase: TestDatabase
let db: Db
beforeAll(async () => {
  testDatabase = await openDemoDatabase('pinned')
  db = testDatabase.db
})
afterAll(() => testDatabase.close())

const within = <Answer>(work: (tx: Tx) => Promise<Answer>) => db.transaction().execute(work)
const start = () => within((tx) => loadDemoContent(tx, '2026-11-24'))
const answerTo = async (question: string) =>
  (await sql<{ answer: string }>`select answer from faq_question where question = ${question}`.execute(db)).rows[0]
    ?.answer
const LATE = 'How late can I book a car?'
const FIRST = 'Do I need an account to book?'

/** As a data folder stands that an older version of the program has loaded, and noted. */
async function loadedByAnOlderVersion(change: (tx: Tx) => Promise<unknown>): Promise<void> {
  await within(async (tx) => {
    await change(tx)
    await forgetEdits(tx, demoTexts(tx))
  })
}

test('what is stored reads exactly as it is shipped, so that nothing is written twice', async () => {
  const texts = demoTexts(db as Tx)
  expect(texts.length).toBeGreaterThan(15)
  for (const { key, text, read } of texts) expect(await read(), key).toBe(text)
  expect(await within((tx) => keepTexts(tx, demoTexts(tx)))).toEqual([])
})

test('after an upgrade the next start brings what nobody edited', async () => {
  await loadedByAnOlderVersion(async (tx) => {
    await sql`update faq_question set answer = 'Nothing is booked here.' where question = ${FIRST}`.execute(tx)
    await sql`delete from site_page_section where page_slug = 'cookie-policy' and position > 2`.execute(tx)
    await sql`update post set teaser = 'An older line.' where id = 'travel-lightly'`.execute(tx)
  })
  expect(await answerTo(FIRST)).toBe('Nothing is booked here.')
  await start()
  for (const { key, text, read } of demoTexts(db as Tx)) expect(await read(), key).toBe(text)
})

test('what the office edited stays, also over the next upgrade', async () => {
  await loadedByAnOlderVersion((tx) =>
    sql`update site_page set intro = 'An older line.' where slug = 'about'`.execute(tx),
  )
  await sql`update faq_question set answer = '<p>Ring us.</p>' where question = ${LATE}`.execute(db)
  await start()
  await start()
  expect(await answerTo(LATE)).toBe('<p>Ring us.</p>')
  const { rows } = await sql<{ intro: string }>`select intro from site_page where slug = 'about'`.execute(db)
  expect(rows[0]?.intro).toContain('We are a small travel company')
})

test('who asks for it has all texts of the program again', async () => {
  expect(await renewTexts(db)).toContain('faq')
  expect(await answerTo(LATE)).toContain('before pick-up')
})
