import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BookingState } from '#contract/terms/booking-states.ts'
import { type MailBox, openMailBox } from '#tests/support/mail-box.ts'
import { openTestApi, type Reply, TEST_ORIGIN, type TestApi } from '#tests/support/test-api.ts'

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

let bookings = 0

type Row = { email: string; phone?: string; state?: BookingState; visitor?: string; minutes?: number; isHold?: boolean }

/** A booking or hold as it lies in the tables. */
async function book({
  email,
  phone = '9876543210',
  state = 'confirmed',
  visitor = 'somebody-else',
  minutes = 15,
  isHold = false,
}: Row) {
  bookings += 1
  const id = `b-${bookings}`
  const reference = isHold ? null : `PDK-7Q0M1-X${String(bookings).padStart(4, '0')}`
  const lead = isHold ? null : JSON.stringify({ name: 'Asha Rao', email, contactNumber: phone })
  await sql`insert into booking (id, reference, state, visitor_id, network, expires_at, held_until_max, plan, lead)
    values (${id}, ${reference}, ${state}, ${visitor}, '', app_now() + ${minutes} * interval '1 minute',
      app_now() + interval '30 minutes', 'full', ${lead}::jsonb)`.execute(api.testDatabase.db)
  return { id, reference: reference ?? '' }
}

const networks = Array.from({ length: 250 }, (_, n) => `172.16.${n}.9`).values()
const network = () => networks.next().value
const lookUp = (ref: string, contact: string, from = network()): Promise<Reply> =>
  api.post('/bookings/lookup', { ref, contact }, {}, from)
const me = async (cookie = '') => (await api.send('/me', { headers: { cookie } })).body.me

async function verify(asked: Reply, code: string, cookie = ''): Promise<Reply> {
  return api.post('/auth/verify', { challengeId: asked.body.challengeId, code }, { cookie, origin: TEST_ORIGIN })
}

async function signIn(email: string, cookie = ''): Promise<string> {
  const asked = await api.post('/auth/code', { email }, {}, network())
  return cookieOf(await verify(asked, await box.codeFor(email), cookie))
}

function cookieOf(reply: Reply): string {
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function visitorOf(cookie: string): Promise<string> {
  const sessions = await api.testDatabase.db.selectFrom('session').select('visitor_id').orderBy('created_at').execute()
  expect(cookie).not.toBe('')
  return sessions.at(-1)?.visitor_id ?? ''
}

async function ahead(minutes: number): Promise<void> {
  await sql`update app_clock set ahead_seconds = ahead_seconds + ${minutes * 60}`.execute(api.testDatabase.db)
}

describe('looking up a booking', () => {
  test.each([
    ['as it is printed', (ref: string) => ref, 'asha@example.in'],
    ['in small letters, without dashes', (ref: string) => ref.toLowerCase().replaceAll('-', ''), ' Asha@Example.IN '],
    ['with O for 0 and I for 1', (ref: string) => ref.replaceAll('0', 'O').replaceAll('1', 'I'), '98765 43210'],
    ['without PDK, with l for 1', (ref: string) => ref.slice(4).replaceAll('1', 'l'), '+91 98765-43210'],
    ['with spaces', (ref: string) => ` ${ref.replaceAll('-', ' ')} `, '(0091) 9876543210'],
    ['beside a number with a nought', (ref: string) => ref, '09876543210'],
  ])(
    'with the reference %s mails the lead traveller a code, which opens that booking only',
    async (_, write, contact) => {
      const email = `lead${bookings}@example.in`
      const { reference } = await book({ email })
      await book({ email })
      const asked = await lookUp(write(reference), contact.replace(/asha/i, `Lead${bookings - 2}`))
      expect(asked.status).toBe(202)
      const proved = await verify(asked, await box.codeFor(email))
      expect([proved.status, proved.body]).toEqual([
        200,
        { status: 1, me: { signedIn: false, openBookings: 1, now: expect.any(String) }, ref: reference },
      ])
    },
  )

  test.each(['+44 20 7946 0958', '0044 (0)20 7946-0958', '442079460958', '020 7946 0958'])(
    'of somebody abroad takes the number as %s',
    async (contact) => {
      const email = `abroad${bookings}@example.in`
      const { reference } = await book({ email, phone: '+442079460958' })
      const asked = await lookUp(reference, contact)
      expect((await verify(asked, await box.codeFor(email))).body).toMatchObject({ status: 1, ref: reference })
      await lookUp(reference, '+44 20 7946 0959')
      expect(await box.mailsTo(email)).toHaveLength(1)
    },
  )

  test('answers a wrong pair as a right one, and mails nothing', async () => {
    const { reference } = await book({ email: 'right@example.in' })
    const right = await lookUp(reference, 'right@example.in')
    const wrong = await Promise.all([
      lookUp(reference, 'wrong@example.in'),
      lookUp('PDK-00000-00000', 'right@example.in'),
      lookUp('no reference', 'nobody'),
    ])
    for (const { status, body, headers } of wrong) {
      expect([status, Object.keys(body)]).toEqual([202, Object.keys(right.body)])
      expect(JSON.stringify(body)).toHaveLength(JSON.stringify(right.body).length)
      expect([...headers]).toEqual([...right.headers])
    }
    expect(await box.mailsTo('right@example.in')).toHaveLength(1)
    expect(await box.mailsTo('wrong@example.in')).toHaveLength(0)
    const { rows } = await sql<{ jobs: number }>`select count(*)::integer as jobs from outbox
      where payload ->> 'challengeId' in (${right.body.challengeId}, ${wrong[0]?.body.challengeId})`.execute(
      api.testDatabase.db,
    )
    expect(rows).toEqual([{ jobs: 2 }])
    expect((await verify(wrong[0] as Reply, '123456')).body.code).toBe('wrong_code')
  })
})

describe('a session', () => {
  test('is new on signing in: the old token is nobody, and what was held is still theirs', async () => {
    const first = await signIn('first@example.in')
    const visitor = await visitorOf(first)
    const { id } = await book({ email: '', state: 'held', visitor, isHold: true })
    const second = await signIn('first@example.in', first)
    expect(second).not.toBe(first)
    expect(await me(first)).toMatchObject({ signedIn: false })
    expect(await me(second)).toMatchObject({
      signedIn: true,
      email: 'f***@example.in',
      hold: { id, expiresAt: expect.stringMatching(/Z$/) },
    })
  })

  test('of another address in the same browser does not inherit what the first one holds', async () => {
    const first = await signIn('one@example.in')
    await book({ email: '', state: 'held', visitor: await visitorOf(first), isHold: true })
    expect(await me(await signIn('other@example.in', first))).not.toHaveProperty('hold')
  })

  test('opened by a look-up keeps who is signed in', async () => {
    const cookie = await signIn('signed@example.in')
    const { reference } = await book({ email: 'friend@example.in' })
    const proved = await verify(
      await lookUp(reference, 'friend@example.in'),
      await box.codeFor('friend@example.in'),
      cookie,
    )
    expect(proved.body).toMatchObject({
      me: { signedIn: true, email: 's***@example.in', openBookings: 1 },
      ref: reference,
    })
  })

  test('ends with signing out, which also has the browser forget what it keeps', async () => {
    const cookie = await signIn('leaves@example.in')
    const { status, headers } = await api.post('/auth/logout', {}, { cookie, origin: TEST_ORIGIN })
    expect([status, headers.get('clear-site-data')]).toEqual([200, '"cookies", "storage"'])
    expect(headers.getSetCookie()).toEqual(['sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'])
    expect(await me(cookie)).toMatchObject({ signedIn: false })
    expect((await api.post('/auth/logout', {})).status).toBe(200)
  })

  test.each([
    ['12 hours without a visit', 12 * 60 + 1, false],
    ['11 hours', 11 * 60, true],
  ])('after %s', async (_, minutes, signedIn) => {
    const cookie = await signIn('idle@example.in')
    await ahead(minutes)
    expect(await me(cookie)).toMatchObject({ signedIn })
  })

  test('ends thirty days after it began, however often it is used', async () => {
    const cookie = await signIn('daily@example.in')
    for (let halfDays = 1; halfDays < 65; halfDays += 1) {
      await ahead(11 * 60)
      expect(await me(cookie)).toMatchObject({ signedIn: true })
    }
    await ahead(17 * 60)
    expect(await me(cookie)).toMatchObject({ signedIn: false })
  })

  test('that the office deletes is over at once, those of others are not', async () => {
    const [cookie, other] = [await signIn('stolen@example.in'), await signIn('kept@example.in')]
    await api.testDatabase.db.deleteFrom('session').where('email', '=', 'stolen@example.in').execute()
    expect(await me(cookie)).toMatchObject({ signedIn: false })
    expect(await me(other)).toMatchObject({ signedIn: true })
  })
})

describe('who is asking', () => {
  test('is nobody without a cookie, and gets none by asking', async () => {
    const { status, body, headers } = await api.get('/me')
    expect([status, body.me]).toEqual([200, { signedIn: false, openBookings: 0, now: expect.any(String) }])
    expect([headers.get('cache-control'), headers.getSetCookie()]).toEqual(['no-store', []])
  })

  test('has the latest hold that has not run out, and the bookings ahead by address and by browser', async () => {
    const cookie = await signIn('counts@example.in')
    const visitor = await visitorOf(cookie)
    await book({ email: 'Counts@example.in', state: 'confirmed' })
    await book({ email: 'elsewhere@example.in', state: 'confirmed_part', visitor })
    await book({ email: 'counts@example.in', state: 'cancelled' })
    await book({ email: 'elsewhere@example.in', state: 'confirmed' })
    await book({ email: '', state: 'held', visitor, isHold: true, minutes: -1 })
    expect(await me(cookie)).toEqual({
      signedIn: true,
      email: 'c***@example.in',
      openBookings: 2,
      now: expect.any(String),
    })
    const { id } = await book({ email: '', state: 'paying', visitor, isHold: true })
    expect(await me(cookie)).toMatchObject({ hold: { id } })
    await ahead(16)
    expect(await me(cookie)).not.toHaveProperty('hold')
  })
})
