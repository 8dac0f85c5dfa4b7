import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VALIDATION } from '#contract/terms/messages.ts'
import { STAFF_CODE_MAIL } from '#server/staff/sign-in.ts'
import { atSecondFactor, staffMails } from '#tests/support/at-second-factor.ts'
import { TEST_ORIGIN } from '#tests/support/test-api.ts'
import { openTestOffice, type SignedInMember, type TestOffice } from '#tests/support/test-office.ts'

let office: TestOffice
beforeAll(async () => {
  office = await openTestOffice()
})
afterAll(() => office.close())

const db = () => office.api.testDatabase.db
/** Moves the one clock of the database. */
const ahead = (minutes: number) =>
  sql`update app_clock set ahead_seconds = ahead_seconds + ${minutes * 60}`.execute(db())

const mails = () => staffMails(office)
const atFactor = (member: Pick<SignedInMember, 'email'>) => atSecondFactor(office, member)

describe('the first owner', () => {
  test('comes in by a link that works once; then there is no other', async () => {
    expect(await office.firstOwnerLink()).toBeUndefined()
    const { body } = await office.owner.get('/me')
    expect(body.me).toMatchObject({ step: 'in', role: 'owner', email: 'owner@example.in', recoveryCodesLeft: 10 })
  })

  test('a used, an unknown and an old link say what to do', async () => {
    const words =
      'This link is over: it works once, and for a day. An owner can send a new one; the first is printed at each start.'
    const token = 'a'.repeat(43)
    const reply = await office.browser().post('/auth/setup/look', { token })
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([410, 'expired', words])
    const invited = await office.owner.post('/team', { email: 'late@example.in', name: 'Late', role: 'viewer' })
    const [, late] = String(invited.body.setupUrl).split('#')
    expect((await office.browser().post('/auth/setup/look', { token: late })).body).toMatchObject({
      ...{ email: 'late@example.in', name: 'Late', role: 'viewer' },
    })
    await ahead(24 * 60 + 1)
    expect((await office.browser().post('/auth/setup', { token: late, name: 'Late' })).status).toBe(410)
    await ahead(-(24 * 60 + 1))
    expect((await office.browser().post('/auth/setup', { token: late, name: 'Late' })).status).toBe(200)
    expect((await office.browser().post('/auth/setup', { token: late, name: 'Late' })).status).toBe(410)
  })
})

describe('a first owner without ADMIN_EMAIL', () => {
  test('has to name an address; that of a member makes them the owner, who sets up a new second factor', async () => {
    const role = (name: 'owner' | 'manager') =>
      db().updateTable('staff_member').set({ role: name }).where('id', '=', office.owner.id).execute()
    const viewer = await office.as('viewer')
    await role('manager')
    const token = (await office.firstOwnerLink())?.split('#')[1]
    await role('owner')
    expect((await office.browser().post('/auth/setup/look', { token })).status).toBe(410)
    await role('manager')
    const look = await office.browser().post('/auth/setup/look', { token })
    expect(look.body).toEqual({ status: 1, role: 'owner' })
    const nameless = await office.browser().post('/auth/setup', { token, name: 'Meera' })
    expect([nameless.status, nameless.body.errors]).toEqual([422, [{ field: 'email', message: VALIDATION.email }]])
    const again = await office.setUp(`#${token}`, { name: 'Meera', email: viewer.email.toUpperCase() })
    expect([again.id, again.secret === viewer.secret]).toEqual([viewer.id, false])
    expect((await again.get('/me')).body.me).toMatchObject({ step: 'in', role: 'owner', name: 'Meera' })
    expect((await viewer.get('/me')).status).toBe(401)
    await role('owner')
    await office.owner.patch(`/team/${viewer.id}`, { role: 'viewer', name: 'The viewer' })
  })
})

describe('signing in', () => {
  test('takes a mailed code and a code of the authenticator, each once', async () => {
    const agent = await office.as('agent')
    const page = await atFactor(agent)
    const before = page.cookie()
    const ways = { passkey: false, authenticator: true }
    expect((await page.get('/me')).body.me).toEqual({
      ...{ step: 'factor', ways, brandName: 'Padauk', now: expect.any(String) },
    })
    // Half in is not in.
    expect((await page.get('/account/sessions')).status).toBe(401)
    const replayed = await page.post('/auth/factor', { code: office.codeOf(agent.secret) })
    expect([replayed.status, replayed.body.code, replayed.body.message]).toEqual([
      ...[422, 'wrong_code', 'That code is not right. Codes change every half minute and work once.'],
    ])
    expect((await page.post('/auth/factor', { code: office.codeOf(agent.secret, 1) })).body).toMatchObject({
      step: 'in',
    })
    expect(page.cookie()).not.toBe(before)
    expect((await page.get('/me')).body.me).toMatchObject({ role: 'agent', name: 'The agent' })
    const again = await page.post('/auth/factor', { code: office.codeOf(agent.secret, 1) })
    expect([again.status, again.body.code, again.body.message]).toEqual([
      ...[409, 'conflict', 'That step of signing in is done; please start again'],
    ])
  })

  test('takes a recovery code in any spelling, once, and says how many are left', async () => {
    const { recoveryCodes, email } = office.owner
    const [code = ''] = recoveryCodes
    const page = await atFactor({ email })
    expect((await page.post('/auth/factor', { code: code.toLowerCase().replace('-', ' ') })).body.step).toBe('in')
    expect((await page.get('/me')).body.me).toMatchObject({ recoveryCodesLeft: 9 })
    const other = await atFactor({ email })
    expect((await other.post('/auth/factor', { code })).body.code).toBe('wrong_code')
  })

  test('asks the same of an address that is no member, and mails nothing', async () => {
    const [known, unknown] = [office.browser(), office.browser()]
    const asked = [
      await known.post('/auth/code', { email: office.owner.email }),
      await unknown.post('/auth/code', { email: 'nobody@example.in' }),
    ]
    expect(asked.map(({ status }) => status)).toEqual([202, 202])
    expect(Object.keys(asked[0]?.body ?? {})).toEqual(Object.keys(asked[1]?.body ?? {}))
    expect((await mails()).map(({ to }) => to.address)).toEqual([office.owner.email])
    const verified = await unknown.post('/auth/verify', { challengeId: asked[1]?.body.challengeId, code: '123456' })
    expect([verified.status, verified.body.message]).toEqual([422, 'That is not the code of the mail'])
  })

  test('a mailed code is over after its minutes and after five tries', async () => {
    const page = office.browser()
    const { challengeId } = (await page.post('/auth/code', { email: (await office.as('viewer')).email })).body
    const code = /^(\d{6})$/m.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? ''
    const wrong = code === '000000' ? '111111' : '000000'
    for (let tries = 0; tries < 5; tries += 1) await page.post('/auth/verify', { challengeId, code: wrong })
    const tried = await page.post('/auth/verify', { challengeId, code })
    expect([tried.status, tried.body.message]).toEqual([
      ...[429, expect.stringMatching(/^There were too many wrong codes\. Please try again in \d+ minutes\.$/)],
    ])
    await ahead(60)
    const over = await page.post('/auth/verify', { challengeId, code })
    expect([over.status, over.body.message]).toEqual([410, 'That code is over; please ask for a new one'])
    await ahead(-60)
  })

  test('codes asked for again and again are refused with a time', async () => {
    const page = office.browser()
    const replies = []
    for (let asks = 0; asks < 8; asks += 1) replies.push(await page.post('/auth/code', { email: 'busy@example.in' }))
    const last = replies.at(-1)
    expect([last?.status, last?.body.message]).toEqual([
      ...[429, expect.stringMatching(/^Codes were asked for several times a short time ago\. Please try again in /)],
    ])
    await office.api.forgetLimits()
  })

  test('after five wrong second factors none is checked until their minutes are over', async () => {
    const accountant = await office.as('accountant')
    const page = await atFactor(accountant)
    for (let tries = 0; tries < 5; tries += 1) await page.post('/auth/factor', { code: '000000' })
    const right = office.codeOf(accountant.secret, 1)
    const refused = await page.post('/auth/factor', { code: right })
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many'])
    await office.api.forgetLimits()
    expect((await page.post('/auth/factor', { code: right })).status).toBe(200)
  })

  test('the codes and tokens of a sign-in are in no log line and in no row as they are', async () => {
    const agent = await office.as('agent')
    await atFactor(agent)
    const { rows } = await sql<{ all: string }>`
      select (select coalesce(string_agg(c::text, ' '), '') from staff_code c) || (select string_agg(s::text, ' ') from staff_session s)
        || (select string_agg(m::text, ' ') from staff_member m) as all`.execute(db())
    expect(rows[0]?.all).not.toContain(agent.secret)
    expect(rows[0]?.all).not.toContain(agent.cookie().split('=')[1])
    expect(JSON.stringify(office.api.logLines)).not.toContain('@example.in')
    expect(
      (await db().selectFrom('outbox').select('payload').where('topic', '=', STAFF_CODE_MAIL).execute()).length,
    ).toBeGreaterThan(0)
  })
})

describe('sessions', () => {
  test('end half an hour after the last call, and twelve hours after they began', async () => {
    const manager = await office.as('manager')
    await ahead(29)
    const { me } = (await manager.get('/me')).body as { me: { idleEndsAt: string; now: string } }
    expect(Date.parse(me.idleEndsAt) - Date.parse(me.now)).toBe(30 * 60_000)
    await ahead(29)
    expect((await manager.get('/me')).status).toBe(200)
    await ahead(31)
    const ended = await manager.get('/me')
    expect([ended.status, ended.body.code, ended.body.message]).toEqual([
      401,
      'signed_out',
      'Please sign in to the office',
    ])
    await ahead(-89)
  })

  test('all of them can be ended, and other pages cannot use the cookie', async () => {
    const editor = await office.as('editor')
    const { sessions } = (await editor.get('/account/sessions')).body as { sessions: { isThis: boolean }[] }
    expect(sessions.map(({ isThis }) => isThis)).toEqual([true])
    const elsewhere = await office.api.fetch(
      new Request(`${TEST_ORIGIN}/api/office/account/sessions/end`, {
        method: 'POST',
        headers: { cookie: editor.cookie(), origin: 'https://elsewhere.example', 'content-type': 'application/json' },
        body: '{}',
      }),
      { clientAddress: '203.0.113.7' },
    )
    expect(elsewhere.status).toBe(403)
    const nameless = await office.api.fetch(
      new Request(`${TEST_ORIGIN}/api/office/account/sessions/end`, {
        method: 'POST',
        headers: { cookie: editor.cookie(), 'content-type': 'application/json' },
        body: '{}',
      }),
      { clientAddress: '203.0.113.7' },
    )
    expect(nameless.status).toBe(403)
    expect((await editor.post('/account/sessions/end')).body).toMatchObject({ ended: 1 })
    expect((await editor.get('/me')).status).toBe(401)
  })

  test('the cookie is for this site alone, and out means out', async () => {
    const page = await office.setUp(
      String(
        (await office.owner.post('/team', { email: 'brief@example.in', name: 'Brief', role: 'viewer' })).body.setupUrl,
      ),
    )
    const cookie = page.cookie()
    expect(cookie).toMatch(/^office=[\w-]{43}$/)
    const left = await page.post('/auth/logout')
    expect(left.headers.getSetCookie()[0]).toBe('office=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0')
    const again = await office.api.fetch(new Request(`${TEST_ORIGIN}/api/office/me`, { headers: { cookie } }), {})
    expect(again.status).toBe(401)
  })

  test('new recovery codes take a code of the authenticator and end the old ones', async () => {
    const { owner } = office
    expect((await owner.post('/account/recovery-codes', { code: '000000' })).body.code).toBe('wrong_code')
    const renewed = await owner.post('/account/recovery-codes', { code: office.codeOf(owner.secret, 1) })
    expect((renewed.body.recoveryCodes as string[]).length).toBe(10)
    const page = await atFactor(owner)
    expect((await page.post('/auth/factor', { code: owner.recoveryCodes[1] })).body.code).toBe('wrong_code')
  })
})
