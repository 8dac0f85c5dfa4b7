import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

  // The form lets the second one through: its domain is none.
  test.each(['asha@example', 'asha@1.2.3.4'])('of no address is refused: %s', async (email) => {
    const { status, body } = await ask(email)
    expect([status, body.message]).toEqual([422, 'Please enter valid email'])
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

describe('a session', () => {
  const opened = async () => {
    const email = someone()
    const { challengeId, code } = await askAndRead(email)
    const cookie = cookieOf(await verify(challengeId, code))
    const isOpen = async () => {
      const { me } = (await api.send('/me', { headers: { cookie } })).body as { me: { signedIn: boolean } }
      return me.signedIn
    }
    return isOpen
  }

  test('ends when nobody used it for 12 hours; every use begins them anew', async () => {
    const isOpen = await opened()
    await ahead(11 * 60 + 58)
    expect(await isOpen()).toBe(true)
    await ahead(11 * 60 + 58)
    expect(await isOpen()).toBe(true)
    await ahead(12 * 60 + 1)
    expect(await isOpen()).toBe(false)
  })

  test('ends after 30 days, however much it is used', async () => {
    const isOpen = await opened()
    for (let hours = 11; hours < 30 * 24; hours += 11) {
      await ahead(11 * 60)
      expect(await isOpen(), `after ${hours} hours`).toBe(true)
    }
    await ahead(5 * 60 - 5)
    expect(await isOpen()).toBe(true)
    await ahead(10)
    expect(await isOpen()).toBe(false)
  })
})
