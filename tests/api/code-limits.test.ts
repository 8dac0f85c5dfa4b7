import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { networkKeys } from '#server/enquiries/network.ts'
import { limitKeys } from '#server/limits/count-uses.ts'
import { type MailBox, openMailBox } from '#tests/support/mail-box.ts'
import { openTestApi, type Reply, TEST_SECRET, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
let box: MailBox
beforeAll(async () => {
  api = await openTestApi()
  box = await openMailBox(api.testDatabase)
})
afterAll(async () => {
  await box.close()
  await api.close()
})

const numbers = Array.from({ length: 250 }, (_, n) => n).values()
/** Nobody has asked for this address before, nor from this network. */
const someone = () => `guest${numbers.next().value}@example.in`
const network = () => `10.9.${numbers.next().value}.9`
const ask = async (email: string, from = network()): Promise<Reply> => api.post('/auth/code', { email }, {}, from)

/** Moves the one clock of the database. */
async function ahead(minutes: number): Promise<void> {
  await sql`update app_clock set ahead_seconds = ahead_seconds + ${minutes * 60}`.execute(api.testDatabase.db)
}

describe('a code to sign in', () => {
  test('three times in 15 minutes from one network is mailed, also of asks at the same time; the others are told that nothing was', async () => {
    const [email, from] = [someone(), network()]
    const replies = await Promise.all(Array.from({ length: 8 }, () => ask(email, from)))
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 202, 202, 429, 429, 429, 429, 429])
    expect(await box.mailsTo(email)).toHaveLength(3)
    await ahead(13.5)
    const late = await ask(email, from)
    expect([late.status, late.body]).toEqual([
      429,
      {
        status: 0,
        code: 'too_many',
        message:
          'No mail was sent: this address was sent several codes a short time ago. The last of them may be in your mailbox. Please try again in 2 minutes, or call us.',
      },
    ])
    expect(Number(late.headers.get('retry-after'))).toSatisfy((seconds: number) => seconds > 60 && seconds <= 90)
    await ahead(2)
    expect((await ask(email, from)).status).toBe(202)
    expect(await box.mailsTo(email)).toHaveLength(4)
  })

  test('by its owner is mailed while a stranger asks from elsewhere', async () => {
    const [email, stranger] = [someone(), network()]
    for (let asks = 0; asks < 9; asks += 1) await ask(email, stranger)
    expect((await ask(email, stranger)).status).toBe(429)
    expect((await ask(email)).status).toBe(202)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from sign_in_challenge where email = ${email} and is_mailed`.execute(
      api.testDatabase.db,
    )
    expect(rows[0]?.count).toBe(4)
  })

  test('is mailed ten times an hour and thirty a day from all networks together', async () => {
    const email = someone()
    const tenMore = async () => {
      for (let asks = 0; asks < 10; asks += 1) expect((await ask(email)).status).toBe(202)
      // Before the clock goes on and the codes are over.
      await box.mailsTo(email)
      const eleventh = await ask(email)
      expect(eleventh.status).toBe(429)
      return Number(eleventh.headers.get('retry-after'))
    }
    expect(await tenMore()).toSatisfy((seconds: number) => seconds > 3_500 && seconds <= 3_600)
    await ahead(61)
    await tenMore()
    await ahead(61)
    expect(await tenMore()).toSatisfy((seconds: number) => seconds > 21.5 * 3_600 && seconds < 22 * 3_600)
    await ahead(61)
    expect((await ask(email)).status).toBe(429)
    expect(await box.mailsTo(email)).toHaveLength(30)
    await ahead(21 * 60)
    expect((await ask(email)).status).toBe(202)
  })

  test('by ten spellings of one mailbox is three mails to it', async () => {
    const [name, from] = [`spelled${numbers.next().value}`, network()]
    const spellings = [
      `${name}@example.in`,
      `${name.toUpperCase()}@EXAMPLE.IN`,
      ` ${name}@example.in `,
      `${name}\u200b@example.in`,
      `${name}\u00ad@example.in`,
      `\u2060${name}@example.in`,
      `${name}@ex\u00adample.in`,
      `${name}@\uff45xample.in`,
      `${name}@example.in.`,
      `${name}+1@example.in`,
    ]
    const statuses = []
    for (const email of spellings) statuses.push((await ask(email, from)).status)
    expect(statuses).toEqual([202, 202, 202, ...Array(7).fill(429)])
    expect(await box.mailsTo(`${name}@example.in`)).toHaveLength(3)
  })

  test.each([
    '<asha@example.in>',
    '"asha"@example.in',
    'asha(x)@example.in',
    'a,b@example.in',
    'asha@example.in:x',
    "o'b@example.in",
  ])('for %s is refused', async (email) =>
    expect((await ask(email)).body).toMatchObject({ code: 'invalid', message: 'Please enter valid email' }),
  )

  test('is mailed 300 times an hour for one network, which others do not feel', async () => {
    const from = network()
    // The network's own row is the one that no mailbox shares.
    await ask(someone(), from)
    await sql`update limit_counter set used_at = array_fill(app_now() - interval '10 minutes', array[299])
       where key = ${limitKeys(TEST_SECRET)('code network', networkKeys(TEST_SECRET)(from))}`.execute(
      api.testDatabase.db,
    )
    const [last, late] = [someone(), someone()]
    expect((await ask(last, from)).status).toBe(202)
    const refused = await ask(late, from)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      429,
      'too_many',
      'No mail was sent: very many codes were asked for from your network. Please try again in 50 minutes, or call us.',
    ])
    expect(await box.mailsTo(late)).toEqual([])
    expect((await ask(late)).status).toBe(202)
  })

  test('of a hundred people of one network at once, each gets an answer', async () => {
    const from = network()
    const replies = await Promise.all(Array.from({ length: 100 }, (_, n) => ask(`crowd${n}@example.in`, from)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]))
  })
})
