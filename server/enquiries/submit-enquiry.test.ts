import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { EnquiryRequest } from '#contract/v1/enquiries.ts'
import { limitKeys } from '#server/limits/count-uses.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { submitEnquiry } from './submit-enquiry.ts'

const limits = limitKeys('a secret')
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
  for (const table of ['outbox', 'enquiry', 'form_limit', 'limit_counter'] as const)
    await test.db.deleteFrom(table).execute()
  await setClock(NOW)
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
      { topic: 'enquiry-copy', payload: { ...payload, isProved: false } },
      { topic: 'enquiry-notice', payload },
    ])
  })

  it('keeps neither network nor contact in plain words beside the enquiry', async () => {
    await submit({})
    const rows =
      await sql`select sender from enquiry union all select sender from form_limit union all select key from limit_counter`.execute(
        test.db,
      )
    expect(rows.rows).toHaveLength(5)
    expect(JSON.stringify(rows.rows)).not.toMatch(/net-a|asha|98765/)
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

  it('answers a repeated enquiry also when a counter is full', async () => {
    const first = await submit({ message: 'No. 0' })
    for (let n = 1; n < 3; n += 1) await submit({ message: `No. ${n}` })
    expect((await submit({ message: 'No. 3' })).ok).toBe(false)
    expect(await submit({ message: 'No. 0' })).toEqual(first)
  })

  it('counts nothing that it does not store', async () => {
    for (let n = 0; n < 5; n += 1)
      expect((await submit({ travelpackageId: 'gone', message: `No. ${n}` })).ok).toBe(false)
    expect(await test.db.selectFrom('limit_counter').selectAll().execute()).toEqual([])
  })

  it('stores text that no table can hold as typed', async () => {
    const message = `Two${String.fromCharCode(0)} rooms \u{1F3DD} ${String.fromCharCode(0xd800)}`
    expect((await submit({ message, email: `asha${String.fromCharCode(1)}@example.com` })).ok).toBe(true)
    expect(await count()).toBe(1)
  })
})

/** Somebody whom none of the three counters knows. */
let people = 0
function somebody() {
  people += 1
  const digits = String(people).padStart(4, '0')
  return { email: `guest${digits}@example.com`, contactNumber: `987654${digits}`, network: `net-${digits}` }
}

const COUNTERS = [
  { of: 'network', key: 'network', count: 20, minutes: 10, whose: 'from your network' },
  { of: 'mailbox', key: 'email', count: 3, minutes: 60, whose: 'with this email address' },
  { of: 'mobile number', key: 'contactNumber', count: 5, minutes: 60, whose: 'with this mobile number' },
] as const

describe.each(COUNTERS)('the counter of a $of', ({ key, count: most, minutes, whose }) => {
  /** Posts that have only the one thing in common. */
  const post = (same: string, at: { minutes?: number } = {}) => {
    const { network, ...contact } = { ...somebody(), [key]: same }
    return submit({ ...contact, message: `No. ${people}` }, { ...at, network })
  }

  it(`accepts ${most} in ${minutes} minutes, also of twice as many at once, and says when the next is welcome`, async () => {
    const same = somebody()[key]
    const answers = await Promise.all(Array.from({ length: 2 * most }, () => post(same)))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(most)
    expect(await count()).toBe(most)
    const refused = await post(same, { minutes: minutes - 1.5 })
    const message = `We have had several messages ${whose} in a short time. Please try again later, or call us.`
    const wait = { retryAfterSeconds: expect.toSatisfy((seconds) => seconds >= 90 && seconds < 120) }
    const refusal = { status: 429, code: 'too_many', message, ...wait }
    expect(refused).toEqual({ ok: false, error: { code: 'too_many', refusal } })
    expect((await post(same, { minutes: minutes + 0.1 })).ok).toBe(true)
  })

  it('frees one place when the oldest has gone, and counts no refused one', async () => {
    const same = somebody()[key]
    expect((await post(same)).ok).toBe(true)
    for (let n = 1; n < most; n += 1) expect((await post(same, { minutes: 2 })).ok).toBe(true)
    for (let n = 0; n < most; n += 1) expect((await post(same, { minutes: 3 })).ok).toBe(false)
    expect((await post(same, { minutes: minutes + 0.1 })).ok).toBe(true)
    expect((await post(same, { minutes: minutes + 0.2 })).ok).toBe(false)
    expect((await post(somebody()[key], { minutes: minutes + 0.2 })).ok).toBe(true)
  })
})

it('a mailbox with another tag is the same one for the counter', async () => {
  for (const email of ['asha+1@example.com', 'asha+2@example.com', 'asha@example.com'])
    expect((await submit({ email, contactNumber: somebody().contactNumber }, { network: email })).ok).toBe(true)
  const email = 'asha+3@example.com'
  expect((await submit({ email, contactNumber: somebody().contactNumber }, { network: email })).ok).toBe(false)
})

async function submit(changes: Record<string, unknown>, at: { minutes?: number; network?: string } = {}) {
  const question = EnquiryRequest.parse({
    name: 'Asha Rao',
    email: 'asha@example.com',
    contactNumber: '+91 98765 43210',
    adult: 2,
    enquiryFor: 'Travel Package',
    travelpackageId: 'emerald',
    ...changes,
  })
  const now = new Date(NOW.getTime() + (at.minutes ?? 0) * 60_000)
  if (at.minutes !== undefined) await setClock(now)
  return submitEnquiry(test.db, { question, network: at.network ?? 'net-a', limits, now })
}

async function setClock(at: Date): Promise<void> {
  await sql`update app_clock set ahead_seconds = extract(epoch from ${at}::timestamptz - now())`.execute(test.db)
}

async function count(): Promise<number> {
  return (await test.db.selectFrom('enquiry').select('id').execute()).length
}
