import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EnquiryQuestion } from '#contract/v1/enquiries.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { submitEnquiry } from './submit-enquiry.ts'

const NOW = new Date('2026-12-01T06:30:00Z')
let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
  await sql`insert into category (id, slug, name, position, default_upper_limit) values ('tours', 'tours', 'Tours', 1, 20)`.execute(
    test.db,
  )
  await sql`
    insert into package (id, slug, name, category_id, nights, list_rate, upper_limit, description, overview, inclusive,
      exclusive, payment_policy, cancellation_policy, itinerary, hotels, position)
    values ('emerald', 'emerald', 'Emerald Isles', 'tours', 5, 18800, 20, '', '', '', '', '', '', '[]', '[]', 1)`.execute(
    test.db,
  )
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const table of ['outbox', 'enquiry', 'form_limit'] as const) await test.db.deleteFrom(table).execute()
})

describe('submitEnquiry', () => {
  it('stores the enquiry with both of its mails before it answers', async () => {
    const answer = await submit({ travelDate: '2026-12-25', childAges: [0, 6], child: 2, message: 'Two rooms' })
    if (!answer.ok) throw new Error('Refused')
    expect(answer.value.reference).toMatch(/^ENQ-[0-9A-HJKMNP-TV-Z]{6}$/)
    const [row] = await test.db.selectFrom('enquiry').selectAll().execute()
    expect(row).toMatchObject({
      reference: answer.value.reference,
      subject: 'Travel Package',
      package_name: 'Emerald Isles',
      contact_number: '9876543210',
      child_ages: [0, 6],
      travel_date: '2026-12-25',
      message: 'Two rooms',
      created_at: NOW,
      state: 'new',
    })
    const jobs = await test.db.selectFrom('outbox').select(['topic', 'payload']).orderBy('topic').execute()
    const payload = { reference: answer.value.reference }
    expect(jobs).toEqual([
      { topic: 'enquiry-copy', payload },
      { topic: 'enquiry-notice', payload },
    ])
  })

  it('keeps no network in plain words', async () => {
    await submit({})
    const rows = await sql`select sender from enquiry union all select sender from form_limit`.execute(test.db)
    expect(JSON.stringify(rows.rows)).not.toContain('net-a')
  })

  it('refuses a package that is not there', async () => {
    expect(await submit({ travelpackageId: 'gone' })).toMatchObject({ ok: false, error: { code: 'not_found' } })
    expect(await count()).toBe(0)
  })

  it('answers the same words with the same reference, unstored, for ten minutes', async () => {
    const first = await submit({ message: 'Two rooms' })
    expect(await submit({ message: 'Two rooms', contactNumber: '98765-43210' }, { minutes: 9 })).toEqual(first)
    expect(await count()).toBe(1)
    const later = await submit({ message: 'Two rooms' }, { minutes: 11 })
    expect(later.ok).toBe(true)
    expect(later).not.toEqual(first)
  })

  it('gives twenty parallel posts of the same words one reference', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit({})))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await count()).toBe(1)
    expect(await test.db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
  })

  it('of twenty parallel posts of one sender, accepts five', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => submit({ message: `No. ${n}` })))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(5)
    expect(await count()).toBe(5)
    for (const answer of answers) {
      if (!answer.ok) expect(answer.error).toEqual({ code: 'too_many', retryAfterSeconds: 600 })
    }
  })

  it('counts the accepted ones only, and says when the next is welcome', async () => {
    for (let n = 0; n < 5; n += 1) expect((await submit({ message: `No. ${n}` }, { minutes: n })).ok).toBe(true)
    const refused = await submit({ message: 'One more' }, { minutes: 5 })
    expect(refused).toEqual({ ok: false, error: { code: 'too_many', retryAfterSeconds: 300 } })
    expect((await submit({ message: 'One more' }, { minutes: 9.9 })).ok).toBe(false)
    expect((await submit({ message: 'One more' }, { minutes: 10 })).ok).toBe(true)
    expect((await submit({ message: 'Yet one' }, { minutes: 10 })).ok).toBe(false)
  })

  it('answers a repeated enquiry also when the window is full', async () => {
    const first = await submit({ message: 'No. 0' })
    for (let n = 1; n < 5; n += 1) await submit({ message: `No. ${n}` })
    expect((await submit({ message: 'No. 5' })).ok).toBe(false)
    expect(await submit({ message: 'No. 0' })).toEqual(first)
  })

  it('limits neither another network nor another contact', async () => {
    for (let n = 0; n < 5; n += 1) await submit({ message: `No. ${n}` })
    expect((await submit({ message: 'No. 5' }, { network: 'net-b' })).ok).toBe(true)
    expect((await submit({ email: 'ravi@example.com', contactNumber: '9876500000' })).ok).toBe(true)
  })

  it('stores text that no table can hold as typed', async () => {
    const message = `Two${String.fromCharCode(0)} rooms \u{1F3DD} ${String.fromCharCode(0xd800)}`
    expect((await submit({ message, email: `asha${String.fromCharCode(1)}@example.com` })).ok).toBe(true)
    expect(await count()).toBe(1)
  })
})

function submit(changes: Record<string, unknown>, at: { minutes?: number; network?: string } = {}) {
  const question = EnquiryQuestion.parse({
    name: 'Asha Rao',
    email: 'asha@example.com',
    contactNumber: '+91 98765 43210',
    adult: 2,
    enquiryFor: 'Travel Package',
    travelpackageId: 'emerald',
    ...changes,
  })
  const now = new Date(NOW.getTime() + (at.minutes ?? 0) * 60_000)
  return submitEnquiry(test.db, { question, network: at.network ?? 'net-a', now })
}

async function count(): Promise<number> {
  return (await test.db.selectFrom('enquiry').select('id').execute()).length
}
