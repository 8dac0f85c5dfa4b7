import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { networkKeys } from '#server/enquiries/network.ts'
import { limitKeys } from '#server/limits/limit-keys.ts'
import { signInKeys } from '#server/visitors/sign-in-keys.ts'
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
const challengeOf = ({ body }: Reply) => String(body.challengeId)
const verify = (challengeId: string, code: string, headers = {}) =>
  api.post('/auth/verify', { challengeId, code }, headers)
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')

async function askAndRead(email: string) {
  const challengeId = challengeOf(await ask(email))
  return { challengeId, code: await box.codeFor(email) }
}

function cookieOf(reply: Reply): string {
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function wrongTries(email: string, times: number): Promise<void> {
  for (let done = 0; done < times; done += 5) {
    const { challengeId, code } = await askAndRead(email)
    for (let tries = 0; tries < 5; tries += 1) await verify(challengeId, otherThan(code))
    await ahead(16)
  }
}

/** Moves the one clock of the database. */
async function ahead(minutes: number): Promise<void> {
  await sql`update app_clock set ahead_seconds = ahead_seconds + ${minutes * 60}`.execute(api.testDatabase.db)
}

describe('asking for a code', () => {
  test('X14 an unknown address gets the same 202 as a known one, and leaves the same behind', async () => {
    const known = someone()
    const { challengeId, code } = await askAndRead(known)
    await verify(challengeId, code)
    const [one, other] = [await ask(known), await ask(someone())]
    expect([one.status, other.status]).toEqual([202, 202])
    expect(Object.keys(other.body)).toEqual(Object.keys(one.body))
    expect(JSON.stringify(other.body)).toHaveLength(JSON.stringify(one.body).length)
    expect([...other.headers].filter(([name]) => name !== 'date')).toEqual(
      [...one.headers].filter(([name]) => name !== 'date'),
    )
    expect(one.headers.get('cache-control')).toBe('no-store')
  })

  test('mails six digits; neither the outbox nor our record of the mail holds them, and the seal goes with the mail', async () => {
    const email = someone()
    const { challengeId, code } = await askAndRead(email)
    expect(code).toMatch(/^\d{6}$/)
    const { db } = api.testDatabase
    const kept = await db
      .selectFrom('sign_in_challenge')
      .selectAll()
      .where('id', '=', challengeId)
      .executeTakeFirstOrThrow()
    expect([kept.sealed, kept.is_mailed]).toEqual([null, true])
    const jobs = await db.selectFrom('outbox').select('payload').execute()
    const mails = await db.selectFrom('mail').selectAll().where('to_address', '=', email).execute()
    expect(mails).toMatchObject([{ state: 'sent', text_body: '(not kept)', html_body: '(not kept)' }])
    expect(JSON.stringify([kept, jobs, mails.map(({ subject }) => subject)])).not.toContain(code)
  })

  test('of no address is refused: Please enter valid email', async () => {
    const { status, body } = await ask('asha@example')
    expect([status, body.message]).toEqual([422, 'Please enter valid email'])
  })

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

describe('a code', () => {
  test('signs in: a cookie that script cannot read, and whose value is nowhere in the database', async () => {
    const { challengeId, code } = await askAndRead(someone())
    const { status, body, headers } = await verify(challengeId, code)
    expect([status, body.me]).toEqual([200, expect.objectContaining({ signedIn: true, openBookings: 0 })])
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/),
    ])
    const sessions = await api.testDatabase.db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(sessions)).not.toContain(cookieOf({ status, body, headers }).slice(4))
  })

  test('X15 the sixth wrong one is 429, and so is the right one then', async () => {
    const { challengeId, code } = await askAndRead(someone())
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, body } = await verify(challengeId, otherThan(code))
      expect([status, body.code]).toEqual([401, 'wrong_code'])
    }
    const sixth = await verify(challengeId, otherThan(code))
    expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many'])
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await verify(challengeId, code)).status).toBe(429)
  })

  test('X15 the right one is good once, also of ten sent at the same time', async () => {
    const { challengeId, code } = await askAndRead(someone())
    const replies = await Promise.all(Array.from({ length: 10 }, () => verify(challengeId, code)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)])
    expect((await verify(challengeId, code)).body.code).toBe('expired')
  })

  test('is tried five times even when thirty tries come at the same time', async () => {
    const { challengeId, code } = await askAndRead(someone())
    const replies = await Promise.all(Array.from({ length: 30 }, () => verify(challengeId, otherThan(code))))
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(25)
  })

  test('ends after ten minutes by the clock of the database', async () => {
    const { challengeId, code } = await askAndRead(someone())
    await ahead(10.1)
    const { status, body } = await verify(challengeId, code)
    expect([status, body.code]).toEqual([410, 'expired'])
  })

  test('is bound to its challenge, and a challenge that nobody was given is over', async () => {
    const [one, other] = [await askAndRead(someone()), await askAndRead(someone())]
    const swapped = await verify(one.challengeId, other.code)
    expect(swapped.status).toBe(one.code === other.code ? 200 : 401)
    expect((await verify('0'.repeat(32), one.code)).status).toBe(410)
  })

  test('that was never mailed is wrong whatever is typed, and counts its tries like any other', async () => {
    const silent = challengeOf(await api.post('/bookings/lookup', { ref: 'PDK-00000-00000', contact: someone() }))
    const statuses = []
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await verify(silent, `00000${tries}`)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('not of six digits is refused by its form', async () => {
    const { status, body } = await verify('0'.repeat(32), '12345')
    expect([status, body.message]).toEqual([422, 'Please enter the 6 digits of the code'])
  })
})

describe('after many wrong codes', () => {
  test('ten in 24 hours, an address gets a link in place of a code; it is good once, and a day later codes come again', async () => {
    const email = someone()
    await wrongTries(email, 10)
    const challengeId = challengeOf(await ask(email))
    const mail = (await box.mailsTo(email)).at(-1) ?? ''
    expect(mail).not.toMatch(/^\d{6}\r?$/m)
    const link = /sign-in\?link=(?:3D)?([\w-]{43})/.exec(mail)?.[1]
    expect((await verify(challengeId, '123456')).status).toBe(401)
    const opened = await api.post('/auth/link', { link })
    expect([opened.status, opened.body.me]).toEqual([200, expect.objectContaining({ signedIn: true })])
    const again = await api.post('/auth/link', { link })
    expect([again.status, again.body.code]).toEqual([410, 'expired'])
    await ahead(24 * 60)
    expect((await askAndRead(email)).code).toMatch(/^\d{6}$/)
  })

  test('a link ends after ten minutes too', async () => {
    const email = someone()
    await wrongTries(email, 10)
    await ask(email)
    const link = /sign-in\?link=(?:3D)?([\w-]{43})/.exec((await box.mailsTo(email)).at(-1) ?? '')?.[1]
    await ahead(10.1)
    expect((await api.post('/auth/link', { link })).status).toBe(410)
  })

  test('thirty in 30 days do the same, however far apart', async () => {
    const email = someone()
    const key = signInKeys(TEST_SECRET).addressKey(email)
    const wrong = (count: number, days: number) =>
      sql`insert into wrong_code (address_key, at) select ${key}, app_now() - ${days} * interval '1 day'
        from generate_series(1, ${count})`.execute(api.testDatabase.db)
    await wrong(29, 5)
    await wrong(10, 31)
    expect((await askAndRead(email)).code).toMatch(/^\d{6}$/)
    await wrong(1, 2)
    await ask(email)
    expect((await box.mailsTo(email)).at(-1)).toContain('/sign-in?link=')
  })
})
