import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { documentKeys } from '#server/privacy/document-keys.ts'
import { applyPrivacyAtNight, applyRetention, deleteMailFiles } from '#server/privacy/privacy-job.ts'
import { RETENTION } from '#server/privacy/retention.ts'
import { AT, type KeptCase, type KeptRows, MAILBOX, openKeptRows } from '../support/kept-rows.ts'
import { staffCases } from '../support/kept-staff.ts'
import { testLog } from '../support/test-log.ts'

let rows: KeptRows
beforeAll(async () => {
  rows = await openKeptRows()
})
afterAll(() => rows.close())
beforeEach(() => rows.empty())

const cases: KeptCase[] = [
  {
    what: 'an enquiry, 24 months',
    add: () => rows.addEnquiry(),
    over: '2028-11-22T04:30:00Z',
    is: () => rows.isThere('enquiry', sql`true`),
  },
  {
    what: 'who asked for a group, 24 months',
    add: () => rows.addEnquiry({ withQuote: true }),
    over: '2028-11-22T04:30:00Z',
    is: () => rows.isThere('enquiry', sql`enquiry::text ~ 'Asha|asha|9876|hello'`),
  },
  {
    what: 'what the office noted, 24 months',
    add: () => rows.addNote(),
    over: '2028-11-22T04:30:00Z',
    is: () => rows.isThere('enquiry_message', sql`true`),
  },
  {
    what: 'whom a quote is for, 24 months',
    add: () => rows.addEnquiry({ withQuote: true }),
    over: '2028-11-22T04:30:00Z',
    is: () => rows.isThere('quote', sql`quote::text ~ 'Asha|asha|Meera'`),
  },
  {
    what: 'which clerk wrote it, 24 months',
    add: () => rows.addEnquiry({ withQuote: true }),
    over: '2028-11-22T04:30:00Z',
    is: () => rows.isThere('quote_audit', sql`facts::text like '%Meera%'`),
  },
  {
    what: 'that a quote was mailed, 90 days',
    add: () => rows.addEnquiry({ withQuote: true }),
    over: '2027-02-20T04:30:00Z',
    is: () => rows.isThere('quote_mail', sql`true`),
  },
  {
    what: 'what a mail said, 90 days',
    add: () => rows.addMail(),
    over: '2027-02-20T04:30:00Z',
    is: () => rows.isThere('mail', sql`text_body || html_body || coalesce(last_error, '') <> ''`),
  },
  {
    what: 'that a mail was sent, 24 months',
    add: () => rows.addMail(),
    over: '2028-11-22T04:30:00Z',
    is: () => rows.isThere('mail', sql`to_address = ${MAILBOX}`),
  },
  {
    what: 'a done job, 7 days',
    add: () => rows.run(sql`insert into outbox (topic, payload, done_at) values ('t', '{}', ${AT})`),
    over: '2026-11-29T04:30:00Z',
    is: () => rows.isThere('outbox', sql`true`),
  },
  {
    what: 'a job that was given up, 90 days',
    add: () => rows.run(sql`insert into outbox (topic, payload, given_up_at) values ('t', '{}', ${AT})`),
    over: '2027-02-20T04:30:00Z',
    is: () => rows.isThere('outbox', sql`true`),
  },
  {
    what: 'a photograph that nobody has let through, 90 days',
    add: () => rows.addPhoto('waiting'),
    over: '2027-02-20T04:30:00Z',
    is: () => rows.isThere('review_photo', sql`true`),
  },
  {
    what: 'a session that is not used, 12 hours',
    add: () =>
      rows.run(sql`insert into session (token_hash, visitor_id, created_at, seen_at) values ('t', 'v', ${AT}, ${AT})`),
    over: '2026-11-22T16:30:00Z',
    is: () => rows.isThere('session', sql`true`),
  },
  {
    what: 'a session that is used all the time, 30 days',
    add: () =>
      rows.run(
        sql`insert into session (token_hash, visitor_id, created_at, seen_at) values ('t', 'v', ${AT}, '2026-12-22T04:00:00Z')`,
      ),
    over: '2026-12-22T04:30:00Z',
    is: () => rows.isThere('session', sql`true`),
  },
  {
    what: 'an ask for a code, 25 hours',
    add: () =>
      rows.run(
        sql`insert into sign_in_challenge (id, kind, address_key, network, email, is_mailed, created_at, expires_at)
            values ('c', 'sign_in', 'a', 'n', ${MAILBOX}, true, ${AT}, ${AT})`,
      ),
    over: '2026-11-23T05:30:00Z',
    is: () => rows.isThere('sign_in_challenge', sql`true`),
  },
  {
    what: 'a wrong code, 30 days',
    add: () => rows.run(sql`insert into wrong_code (address_key, at) values ('a', ${AT})`),
    over: '2026-12-22T04:30:00Z',
    is: () => rows.isThere('wrong_code', sql`true`),
  },
  {
    what: 'a counter, 24 hours',
    add: () => rows.run(sql`insert into limit_counter (key, last_at) values ('k', ${AT})`),
    over: '2026-11-23T04:30:00Z',
    is: () => rows.isThere('limit_counter', sql`true`),
  },
  {
    what: 'a sender of forms, 24 hours',
    add: () => rows.run(sql`insert into form_limit (sender, last_at) values ('s', ${AT})`),
    over: '2026-11-23T04:30:00Z',
    is: () => rows.isThere('form_limit', sql`true`),
  },
  {
    what: 'who was refused a hold, 1 hour',
    add: () => rows.run(sql`insert into holding_limit_reached (counted_by, item, at) values ('c', 'i', ${AT})`),
    over: '2026-11-22T05:30:00Z',
    is: () => rows.isThere('holding_limit_reached', sql`true`),
  },
  ...staffCases(() => rows),
]

describe('what is kept so long', () => {
  test.each(cases)('$what: kept until an hour before, gone at the instant', (each) => rows.judge(each))

  test('more than a batch is gone in one night', async () => {
    await rows.setClock(AT)
    await rows.run(
      sql`insert into wrong_code (address_key, at) select 'a' || n, ${AT}::timestamptz from generate_series(1, 1200) n`,
    )
    await rows.setClock('2026-12-23T04:30:00Z')
    expect(await rows.apply()).toBe(1_200)
  })

  test('a rule that fails holds up none of the others', async () => {
    const broken = { apply: () => Promise.reject(new Error('no')) }
    await rows.setClock(AT)
    await rows.run(sql`insert into wrong_code (address_key, at) values ('a', ${AT})`)
    await rows.setClock('2026-12-23T04:30:00Z')
    const own = testLog()
    const rules = RETENTION.map((rule, index) => (index === 0 ? { ...rule, ...broken } : rule))
    expect(await applyRetention(rows.db, own, rules)).toBe(1)
    expect(own.lines.map(({ details }) => details.event)).toContain('retention_failed')
  })
})

describe('the job of the night', () => {
  const job = (mailFolder = '/nowhere') =>
    applyPrivacyAtNight({
      db: rows.db,
      log: rows.log,
      documents: documentKeys('a key of thirty-two characters, for tests'),
      mailFolder,
    })

  test('works once a night, from three in the morning of India on', async () => {
    const wrong = (at: string) => rows.run(sql`insert into wrong_code (address_key, at) values ('a', ${at})`)
    await rows.setClock('2027-03-01T21:29:00Z')
    await job()
    await wrong(AT)
    expect(await job()).toBe(0)
    await rows.setClock('2027-03-01T21:31:00Z')
    expect(await job()).toBe(1)
    await wrong(AT)
    expect(await job()).toBe(0)
    await rows.setClock('2027-03-02T21:31:00Z')
    expect(await job()).toBe(1)
  })

  test('deletes files of kept mails that are 90 days old, and nothing else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'padauk-mails-'))
    try {
      for (const name of ['old.eml', 'new.eml', 'old.txt']) {
        await writeFile(join(folder, name), 'Dear Asha')
        const at = new Date(name === 'new.eml' ? '2026-11-22T05:00:00Z' : AT)
        await utimes(join(folder, name), at, at)
      }
      expect(await deleteMailFiles(folder, new Date('2027-02-20T04:29:00Z'))).toBe(0)
      expect(await deleteMailFiles(folder, new Date('2027-02-20T04:30:00Z'))).toBe(1)
      expect((await readdir(folder)).sort()).toEqual(['new.eml', 'old.txt'])
      expect(await deleteMailFiles(join(folder, 'none'), new Date())).toBe(0)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
