import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MakeOptions } from '#contract/office/factor-proof.ts'
import type { AuditEntry } from '#contract/office/team.ts'
import { PASSKEYS_MAX } from '#contract/terms/staff-rules.ts'
import { atSecondFactor, byMail } from '#tests/support/at-second-factor.ts'
import { adds, factorsOf, joins, optionsOf, proofOf, toSign } from '#tests/support/passkey-steps.ts'
import { type SoftwarePasskey, softwarePasskey } from '#tests/support/software-passkey.ts'
import type { Reply } from '#tests/support/test-api.ts'
import { openTestOffice, type SignedInMember, type TestOffice } from '#tests/support/test-office.ts'

let office: TestOffice
beforeAll(async () => {
  office = await openTestOffice()
})
afterAll(() => office.close())
// Neither codes that were asked for nor wrong answers of one test count in the next.
beforeEach(() => office.api.forgetLimits())

const db = () => office.api.testDatabase.db
const ahead = (minutes: number) =>
  sql`update app_clock set ahead_seconds = ahead_seconds + ${minutes * 60}`.execute(db())
const refusal = ({ status, body }: Reply) => [status, body.code, body.message]

const ADDRESS =
  'Your passkey was asked on another address than that of the office. Please open the office by its own address.'
const SITE = 'That passkey belongs to another site. Please take the one that you made for the office.'
const OVER = 'That question to your passkey was answered already, or is over. Please try again.'
const UNVERIFIED = 'Your device did not ask for fingerprint, face or PIN. Please set up its lock and try again.'
const COPY = 'This passkey was used elsewhere in between, as a copy would be. Please come in another way and remove it.'
const UNKNOWN = 'This passkey is none of yours here. Please take another one, or a code.'

describe('a passkey', () => {
  let asha: SignedInMember
  let key: SoftwarePasskey
  beforeAll(async () => {
    asha = await joins(office, 'asha')
    key = await adds(asha, 'Phone of Asha')
  })

  test('is asked for on the configured address, whatever host a request names', async () => {
    const page = await atSecondFactor(office, asha)
    const asked = await toSign(page)
    expect(asked).toMatchObject({
      ...{ rpId: 'localhost', userVerification: 'required', timeout: 300_000 },
      allowCredentials: [{ type: 'public-key', id: key.id, transports: ['internal'] }],
    })
    expect(Buffer.from(asked.challenge, 'base64url').length).toBe(32)
  })

  test('lets its member in after the mailed code, and is said to have been used', async () => {
    const { page, stepped } = await byMail(office, asha)
    expect(stepped).toMatchObject({ step: 'factor', ways: { passkey: true, authenticator: true } })
    const before = page.cookie()
    const entered = await page.post('/auth/passkey', { passkey: key.sign(await toSign(page), { userHandle: asha.id }) })
    expect(entered.body).toEqual({ status: 1, step: 'in' })
    expect(page.cookie()).not.toBe(before)
    expect((await page.get('/me')).body.me).toMatchObject({ step: 'in', name: 'asha' })
    expect((await factorsOf(page)).passkeys).toMatchObject([{ name: 'Phone of Asha', usedAt: expect.any(String) }])
  })

  test('leaves the authenticator and the recovery codes as they were', async () => {
    const page = await atSecondFactor(office, asha)
    expect((await page.post('/auth/factor', { code: office.codeOf(asha.secret, 1) })).body.step).toBe('in')
    const other = await atSecondFactor(office, asha)
    expect((await other.post('/auth/factor', { code: asha.recoveryCodes.shift() })).body.step).toBe('in')
  })

  test.each<[string, Parameters<SoftwarePasskey['sign']>[1], string]>([
    ['another address', { origin: 'https://elsewhere.example' }, ADDRESS],
    ['a page inside of another', { crossOrigin: true }, ADDRESS],
    ['another site', { site: 'elsewhere.example' }, SITE],
    ['another challenge', { challenge: 'A'.repeat(43) }, OVER],
    ['nobody verified', { isVerified: false }, UNVERIFIED],
    ['a counter that went back', { counter: 1 }, COPY],
    ['a member that is another', { userHandle: 'somebody' }, UNKNOWN],
  ])('with %s is refused', async (_what, twist, words) => {
    const page = await atSecondFactor(office, asha)
    const refused = await page.post('/auth/passkey', { passkey: key.sign(await toSign(page), twist) })
    expect(refusal(refused)).toEqual([422, 'wrong_passkey', words])
    expect((await page.get('/me')).body.me).toMatchObject({ step: 'factor' })
  })

  test('answers each question once, within its minutes, and in the browser that was asked', async () => {
    const over = [422, 'wrong_passkey', OVER]
    const page = await atSecondFactor(office, asha)
    const options = await toSign(page)
    const garbled = { ...key.sign(options), signature: key.sign({ ...options, challenge: 'B'.repeat(43) }).signature }
    const wrong = await page.post('/auth/passkey', { passkey: garbled })
    expect(refusal(wrong)).toEqual([
      ...[422, 'wrong_passkey', 'The passkey did not sign rightly. Please try again, or take a code.'],
    ])
    expect(refusal(await page.post('/auth/passkey', { passkey: key.sign(options) }))).toEqual(over)
    const late = await toSign(page)
    await ahead(6)
    expect(refusal(await page.post('/auth/passkey', { passkey: key.sign(late) }))).toEqual(over)
    await ahead(-6)
    const other = await atSecondFactor(office, asha)
    expect(refusal(await other.post('/auth/passkey', { passkey: key.sign(await toSign(page)) }))).toEqual(over)
  })

  test('that the office does not know, or that is of another member, is refused alike', async () => {
    const others = await adds(await joins(office, 'other'), 'Key of the other')
    for (const strange of [softwarePasskey(), others]) {
      const page = await atSecondFactor(office, asha)
      const refused = await page.post('/auth/passkey', { passkey: strange.sign(await toSign(page)) })
      expect(refusal(refused)).toEqual([422, 'wrong_passkey', UNKNOWN])
    }
  })

  test('is counted with wrong codes: after five wrong answers none is checked', async () => {
    const page = await atSecondFactor(office, asha)
    for (let tries = 0; tries < 3; tries += 1) await page.post('/auth/factor', { code: '000000' })
    for (let tries = 0; tries < 2; tries += 1)
      await page.post('/auth/passkey', { passkey: key.sign(await toSign(page), { isVerified: false }) })
    const right = await page.post('/auth/passkey', { passkey: key.sign(await toSign(page)) })
    expect([right.status, right.body.code]).toEqual([429, 'too_many'])
    await office.api.forgetLimits()
    expect((await page.post('/auth/passkey', { passkey: key.sign(await toSign(page)) })).status).toBe(200)
  })

  test('is asked for only after the mailbox is proven, and never of who has none', async () => {
    expect((await office.browser().post('/auth/passkey/ask')).status).toBe(401)
    const plain = await joins(office, 'plain')
    const page = await atSecondFactor(office, plain)
    expect((await page.post('/auth/passkey/ask')).body.code).toBe('conflict')
    expect(
      (await plain.post('/auth/passkey', { passkey: key.sign(await toSign(await atSecondFactor(office, asha))) })).body
        .code,
    ).toBe('conflict')
  })
})

describe('under the account', () => {
  test('adding one takes a fresh second factor, a name, and a passkey that nobody has', async () => {
    const mira = await joins(office, 'mira')
    expect(refusal(await mira.post('/account/passkeys/ask', {}))).toEqual([
      ...[422, 'invalid', 'Please enter a code, or use a passkey'],
    ])
    expect((await mira.post('/account/passkeys/ask', { code: '000000' })).body.code).toBe('wrong_code')
    const unasked = softwarePasskey()
    const asked = { challenge: 'A'.repeat(43), rp: { id: 'localhost', name: 'Padauk' } } as MakeOptions
    expect(refusal(await mira.post('/account/passkeys', { name: 'Phone', passkey: unasked.make(asked) }))).toEqual([
      422,
      'wrong_passkey',
      OVER,
    ])
    const key = await adds(mira, 'Phone of Mira')
    const options = optionsOf<MakeOptions>(await mira.post('/account/passkeys/ask', await proofOf(mira, key)))
    expect(options).toMatchObject({
      ...{ rp: { id: 'localhost', name: 'Padauk' }, user: { name: 'mira@example.in', displayName: 'mira' } },
      ...{ attestation: 'none', excludeCredentials: [{ id: key.id }] },
      authenticatorSelection: { userVerification: 'required' },
    })
    expect(refusal(await mira.post('/account/passkeys', { name: 'Again', passkey: key.make(options) }))).toEqual([
      ...[409, 'known_passkey', 'This passkey is set up already'],
    ])
    const nora = await joins(office, 'nora')
    const hers = optionsOf<MakeOptions>(await nora.post('/account/passkeys/ask', { code: nora.recoveryCodes.shift() }))
    expect((await nora.post('/account/passkeys', { name: 'Mine', passkey: key.make(hers) })).status).toBe(409)
    expect((await factorsOf(mira)).passkeys.map(({ name }) => name)).toEqual(['Phone of Mira'])
  })

  test.each([
    ['another address', { origin: 'https://elsewhere.example' }, ADDRESS],
    ['another site', { site: 'elsewhere.example' }, SITE],
    ['another challenge', { challenge: 'A'.repeat(43) }, OVER],
    ['nobody verified', { isVerified: false }, UNVERIFIED],
  ])('one that was made with %s is not taken', async (_what, twist, words) => {
    const { owner } = office
    const key = softwarePasskey()
    const options = optionsOf<MakeOptions>(
      await owner.post('/account/passkeys/ask', { code: owner.recoveryCodes.shift() }),
    )
    const refused = await owner.post('/account/passkeys', { name: 'Phone', passkey: key.make(options, twist) })
    expect(refusal(refused)).toEqual([422, 'wrong_passkey', words])
    const again = await owner.post('/account/passkeys', { name: 'Phone', passkey: key.make(options) })
    expect([again.status, again.body.code]).toEqual([422, 'wrong_passkey'])
    expect((await factorsOf(owner)).passkeys).toEqual([])
  })

  test('there are so many at most', async () => {
    const many = await joins(office, 'many')
    const key = await adds(many, 'First')
    const rows = Array.from({ length: PASSKEYS_MAX - 1 }, (_, n) => ({
      ...{ id: `many-${n}`, member_id: many.id, credential_id: `many-${n}`, public_key: 'AA', name: `Key ${n}` },
    }))
    await db().insertInto('staff_passkey').values(rows).execute()
    expect(refusal(await many.post('/account/passkeys/ask', await proofOf(many, key)))).toEqual([
      ...[409, 'many_passkeys', `You have ${PASSKEYS_MAX} passkeys already; please remove one first`],
    ])
  })

  test('removing takes a fresh second factor and ends no session; the last second factor stays', async () => {
    const last = [409, 'last_factor', 'This is your last second factor; please set up another one first']
    const lata = await joins(office, 'lata')
    const off = await lata.post('/account/authenticator/remove', { code: lata.recoveryCodes.shift() })
    expect(refusal(off)).toEqual(last)
    const key = await adds(lata, 'Phone of Lata')
    expect((await lata.post('/account/authenticator/remove', await proofOf(lata, key))).status).toBe(200)
    expect(await factorsOf(lata)).toMatchObject({ authenticatorSince: null, passkeys: [{ name: 'Phone of Lata' }] })
    const { stepped } = await byMail(office, lata)
    expect(stepped).toMatchObject({ step: 'factor', ways: { passkey: true, authenticator: false } })
    const gone = await lata.post('/account/passkeys', { code: office.codeOf(lata.secret, 1) })
    expect(gone.status).toBe(422)
    const [{ id } = { id: '' }] = (await factorsOf(lata)).passkeys
    expect((await lata.post(`/account/passkeys/${id}/remove`, { code: office.codeOf(lata.secret, 1) })).body.code).toBe(
      'wrong_code',
    )
    expect(refusal(await lata.post(`/account/passkeys/${id}/remove`, await proofOf(lata, key)))).toEqual(last)
    await adds(lata, 'Laptop')
    expect((await lata.post(`/account/passkeys/${id}/remove`, await proofOf(lata, key))).status).toBe(200)
    expect((await lata.get('/me')).body.me).toMatchObject({ step: 'in' })
    expect(refusal(await lata.post(`/account/passkeys/${id}/remove`, { code: lata.recoveryCodes.shift() }))).toEqual([
      ...[404, 'not_found', 'You have no such second factor any more'],
    ])
    const { rows } = (await office.owner.get(`/audit?subject=staff&subjectId=${lata.id}`)).body as {
      rows: AuditEntry[]
    }
    expect(rows.map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining([
        'lata added their passkey “Phone of Lata”',
        'lata removed their authenticator',
        'lata removed their passkey “Phone of Lata”',
      ]),
    )
  })

  test('a new authenticator takes the place of the old one once its first code is right', async () => {
    const tara = await joins(office, 'tara')
    const drawn = await tara.post('/account/authenticator/ask', { code: tara.recoveryCodes.shift() })
    const { secret } = drawn.body as { secret: string }
    expect((await tara.post('/account/authenticator', { code: office.codeOf(tara.secret, 1) })).body.code).toBe(
      'wrong_code',
    )
    expect(
      (await (await atSecondFactor(office, tara)).post('/auth/factor', { code: office.codeOf(tara.secret, 1) })).status,
    ).toBe(200)
    expect((await tara.post('/account/authenticator', { code: office.codeOf(secret) })).status).toBe(200)
    const page = await atSecondFactor(office, tara)
    expect((await page.post('/auth/factor', { code: office.codeOf(tara.secret, 1) })).body.code).toBe('wrong_code')
    expect((await page.post('/auth/factor', { code: office.codeOf(secret, 1) })).status).toBe(200)
    expect(refusal(await tara.post('/account/authenticator', { code: office.codeOf(secret, 1) }))).toEqual([
      ...[410, 'expired', 'A new authenticator waits for its first code 30 minutes; please start again'],
    ])
  })
})
