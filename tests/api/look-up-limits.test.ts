import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailBox, openMailBox } from '#tests/support/mail-box.ts'
import { openTestApi, type Reply, type TestApi } from '#tests/support/test-api.ts'

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

/** A booking of that lead traveller as it lies in the tables. */
async function book({ email }: { email: string }): Promise<{ reference: string }> {
  bookings += 1
  const reference = `PDK-7Q0M1-X${String(bookings).padStart(4, '0')}`
  const lead = JSON.stringify({ name: 'Asha Rao', email, contactNumber: '9876543210' })
  await sql`insert into booking (id, reference, state, visitor_id, network, expires_at, held_until_max, plan, lead)
    values (${`b-${bookings}`}, ${reference}, 'confirmed', 'somebody-else', '', app_now(), app_now(), 'full', ${lead}::jsonb)`.execute(
    api.testDatabase.db,
  )
  return { reference }
}

const networks = Array.from({ length: 250 }, (_, n) => `172.16.${n}.9`).values()
const network = () => networks.next().value
const lookUp = (ref: string, contact: string, from = network()): Promise<Reply> =>
  api.post('/bookings/lookup', { ref, contact }, {}, from)
const verify = (asked: Reply, code: string): Promise<Reply> =>
  api.post('/auth/verify', { challengeId: asked.body.challengeId, code })

async function ahead(minutes: number): Promise<void> {
  await sql`update app_clock set ahead_seconds = ahead_seconds + ${minutes * 60}`.execute(api.testDatabase.db)
}

describe('looking up a booking', () => {
  test('is 429 for one address after 30 wrong pairs in an hour, also of asks at the same time; its neighbours feel nothing', async () => {
    const [from, neighbour] = ['198.18.7.9', '198.18.7.10']
    const { reference } = await book({ email: 'thirty@example.in' })
    expect((await lookUp(reference, 'thirty@example.in', from)).status).toBe(202)
    const wrong = (n: number) => lookUp(`PDK-7Q0M1-Z${String(n).padStart(4, '0')}`, `${n}@example.in`, from)
    const replies = await Promise.all(Array.from({ length: 40 }, (_, n) => wrong(n)))
    expect(replies.filter(({ status }) => status === 202)).toHaveLength(30)
    const refused = await lookUp(reference, 'thirty@example.in', from)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      429,
      'too_many',
      'No mail was sent: there were many wrong pairs of reference and contact from your address. Please try again in 1 hour, or call us.',
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500)
    const [right, other] = [await lookUp(reference, 'thirty@example.in', neighbour), await lookUp('x', 'y', neighbour)]
    expect([right.status, other.status]).toEqual([202, 202])
    await ahead(61)
    expect((await lookUp(reference, 'thirty@example.in', from)).status).toBe(202)
  })

  test('counts the addresses of one /64 as one, and those of a /48 apart', async () => {
    const wrong = (n: number, from: string) => lookUp(`PDK-7Q0M1-Y${String(n).padStart(4, '0')}`, '9000000000', from)
    for (let n = 0; n < 30; n += 1) expect((await wrong(n, `2001:db8:77:1::${n + 1}`)).status).toBe(202)
    expect((await wrong(30, '2001:db8:77:1:ffff::1')).status).toBe(429)
    expect((await wrong(31, '2001:db8:77:2::1')).status).toBe(202)
  })

  test('of forty people of one network at once, right and wrong, answers each', async () => {
    const booked = await Promise.all(Array.from({ length: 20 }, (_, n) => book({ email: `forty${n}@example.in` })))
    const asked = booked.flatMap(({ reference }, n) => [
      lookUp(reference, `forty${n}@example.in`, `198.18.8.${n}`),
      lookUp(reference, `wrong${n}@example.in`, `198.18.8.${100 + n}`),
    ])
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(40).fill(202))
  })

  test('asked again and again says that nothing was sent, of a right pair as of a wrong one, and never for asks of others', async () => {
    const [from, email] = [network(), 'again@example.in']
    const [{ reference }, { reference: others }] = [await book({ email }), await book({ email: 'x@example.in' })]
    const fourTimes = async (ref: string) => {
      const replies = []
      for (let asks = 0; asks < 4; asks += 1) replies.push(await lookUp(ref, email, from))
      return replies.map(({ status, body: { message }, headers }) => [status, message, headers.get('retry-after')])
    }
    const [right, wrong] = [await fourTimes(reference), await fourTimes(others)]
    expect(right.map(([status]) => status)).toEqual([202, 202, 202, 429])
    expect(wrong.map(([status]) => status)).toEqual([202, 202, 202, 429])
    expect(wrong[3]?.[1]).toBe(right[3]?.[1])
    expect(right[3]?.[1]).toBe(
      'No mail was sent: codes for this reference and contact were asked for several times a short time ago. Please try again in 15 minutes, or call us.',
    )
    expect((await lookUp(reference, email)).status).toBe(202)
    expect(await box.mailsTo(email)).toHaveLength(4)
  })

  test('tells nobody by a mailbox that has had its codes from elsewhere that a pair is right', async () => {
    const [from, email] = [network(), 'filled@example.in']
    const [{ reference }, { reference: others }] = [await book({ email }), await book({ email: 'y@example.in' })]
    for (let asks = 0; asks < 4; asks += 1) await api.post('/auth/code', { email }, {}, from)
    const [right, wrong] = [await lookUp(reference, email, from), await lookUp(others, email, from)]
    expect([right.status, wrong.status]).toEqual([202, 202])
    expect(await box.mailsTo(email)).toHaveLength(3)
  })

  test('after ten wrong contacts a day is mailed a link in place of a code, and the next day a code again', async () => {
    const email = 'tried@example.in'
    const { reference } = await book({ email })
    const wrong = (n: number) => lookUp(reference, `stranger${n}@example.in`, '198.18.9.9')
    for (let n = 0; n < 9; n += 1) expect((await wrong(n)).status).toBe(202)
    await lookUp(reference, email)
    expect(await box.codeFor(email)).toMatch(/^\d{6}$/)
    expect((await wrong(9)).status).toBe(202)
    const asked = await lookUp(reference, email)
    const mail = (await box.mailsTo(email)).at(-1) ?? ''
    expect([asked.status, /^\d{6}\r?$/m.test(mail)]).toEqual([202, false])
    expect(mail.replaceAll(/\s+/g, ' ')).toContain(
      `Wrong codes or contacts were tried for booking ${reference} several times.`,
    )
    expect((await verify(asked, '123456')).body.code).toBe('wrong_code')
    const link = /sign-in\?link=(?:3D)?([\w-]{43})/.exec(mail)?.[1]
    expect((await api.post('/auth/link', { link })).body).toMatchObject({ status: 1, ref: reference })
    await ahead(24 * 60 + 1)
    await lookUp(reference, email)
    expect(await box.codeFor(email)).toMatch(/^\d{6}$/)
  })
})
