import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { officeEndpoints } from '#contract/office/endpoints.ts'
import type { MakeOptions } from '#contract/office/factor-proof.ts'
import type { AuditEntry, StaffMember } from '#contract/office/team.ts'
import { mayDo, OPERATIONS, PERMISSIONS, ROLE_LABELS, STAFF_ROLES } from '#contract/terms/staff-roles.ts'
import { atSecondFactor, byMail } from '#tests/support/at-second-factor.ts'
import { adds, factorsOf, joins, optionsOf, proofOf } from '#tests/support/passkey-steps.ts'
import { softwarePasskey } from '#tests/support/software-passkey.ts'
import { openTestOffice, type TestOffice } from '#tests/support/test-office.ts'

let office: TestOffice
beforeAll(async () => {
  office = await openTestOffice()
})
afterAll(() => office.close())

const invite = (email: string, role = 'viewer') => office.owner.post('/team', { email, name: 'Somebody', role })
const idOf = (reply: { body: Record<string, unknown> }) => (reply.body.member as StaffMember).id

describe('the permission matrix', () => {
  const calls = officeEndpoints.flatMap((endpoint) =>
    endpoint.operation === null ? [] : [{ ...endpoint, operation: endpoint.operation }],
  )

  test.each(STAFF_ROLES)('%s is let into the calls of their role, and into no other', async (role) => {
    const member = await office.as(role)
    for (const { method, path, operation } of calls) {
      // Ids and bodies that fit nothing: whoever is allowed is told so by another refusal, and changes nothing.
      const at = path.replace(/\{\w+\}/g, 'nothing-of-this-id')
      const isEnding = path === '/account/sessions/end'
      const reply = isEnding
        ? { status: 200, body: {} }
        : await member.send(
            at,
            method === 'GET' || method === 'DELETE'
              ? { method }
              : { method, headers: { 'content-type': 'application/json' }, body: '{"nothing": true}' },
          )
      const isAllowed = mayDo(role, operation)
      if (!isAllowed)
        expect([path, reply.status, reply.body]).toEqual([
          path,
          403,
          {
            status: 0,
            code: 'not_allowed',
            message: `Your role (${ROLE_LABELS[role].name}) does not allow this; an owner can change it`,
          },
        ])
      if (isAllowed) expect([path, reply.status]).not.toEqual([path, 403])
    }
  })

  test('every operation has a call or will have one, and an owner may do all', () => {
    expect(OPERATIONS.every((operation) => mayDo('owner', operation))).toBe(true)
    expect(PERMISSIONS['team.change']).toEqual(['owner'])
    expect(STAFF_ROLES.filter((role) => mayDo(role, 'prices.change'))).toEqual(['owner', 'manager'])
    expect(STAFF_ROLES.filter((role) => mayDo(role, 'catalogue.change'))).toEqual(['owner', 'manager', 'editor'])
  })

  test('says who does what in words', () => {
    expect(STAFF_ROLES.map((role) => ROLE_LABELS[role].does)).toEqual([
      'Everything, the team and the settings of the business among it',
      'Everything except the team, a new start and the change of an owner',
      'Enquiries, quotes, bookings and the day; no prices, no settings',
      'Texts, photographs and the catalogue; no bookings, no money',
      'Bookings to read, money, tax papers and figures',
      'The day, bookings and the catalogue to read; changes nothing',
    ])
  })

  test('is told to who may read the team', async () => {
    const { body } = await office.owner.get('/team/permissions')
    expect(body.permissions).toContainEqual({ operation: 'team.change', roles: ['owner'] })
  })
})

describe('the team', () => {
  test('a member is invited once an address, listed, found, and comes in by the link', async () => {
    const invited = await invite('New.Person@example.in', 'editor')
    expect(invited.status).toBe(201)
    expect(invited.body.member).toMatchObject({ state: 'invited', role: 'editor', hasFactor: false, seenAt: null })
    const twice = await invite('new.person@example.in')
    expect([twice.status, twice.body.code, twice.body.message]).toEqual([
      409,
      'conflict',
      'Somebody has this address already',
    ])
    const { rows } = (await office.owner.get('/team?q=new.person')).body as { rows: StaffMember[] }
    expect(rows.map(({ email }) => email)).toEqual(['new.person@example.in'])
    const member = await office.setUp(String(invited.body.setupUrl), { name: 'Nila' })
    expect((await member.get('/me')).body.me).toMatchObject({ role: 'editor', name: 'Nila' })
  })

  test('who is disabled is out on the next call, and cannot come back by a code', async () => {
    const invited = await invite('leaver@example.in', 'agent')
    const member = await office.setUp(String(invited.body.setupUrl))
    expect((await member.get('/me')).status).toBe(200)
    const gone = await office.owner.patch(`/team/${idOf(invited)}`, { isDisabled: true })
    expect(gone.body.member).toMatchObject({ state: 'disabled' })
    expect((await member.get('/me')).status).toBe(401)
    const link = await office.owner.post(`/team/${idOf(invited)}/invite`)
    expect([link.status, link.body.message]).toEqual([409, 'Please let them in again first'])
    const back = await office.owner.patch(`/team/${idOf(invited)}`, { isDisabled: false })
    expect(back.body.member).toMatchObject({ state: 'active' })
    expect((await member.get('/me')).status).toBe(401)
  })

  test('a role changes at once', async () => {
    const invited = await invite('riser@example.in', 'viewer')
    const member = await office.setUp(String(invited.body.setupUrl))
    expect((await member.get('/audit')).status).toBe(403)
    await office.owner.patch(`/team/${idOf(invited)}`, { role: 'accountant' })
    expect((await member.get('/audit')).status).toBe(200)
  })

  test('the last owner stays, and makes no new link for themselves', async () => {
    const { id } = office.owner
    for (const change of [{ role: 'manager' }, { isDisabled: true }]) {
      const reply = await office.owner.patch(`/team/${id}`, change)
      expect([reply.status, reply.body.code, reply.body.message]).toEqual([
        ...[409, 'last_owner', 'Somebody has to stay owner: make another one first'],
      ])
    }
    const own = await office.owner.post(`/team/${id}/invite`)
    expect(own.body.message).toBe('For yourself, use the recovery codes')
  })

  test('a new link ends the old authenticator and every session', async () => {
    const invited = await invite('lost@example.in', 'agent')
    const member = await office.setUp(String(invited.body.setupUrl))
    const renewed = await office.owner.post(`/team/${idOf(invited)}/invite`)
    expect((await member.get('/me')).status).toBe(401)
    expect(renewed.body.member).toMatchObject({ state: 'invited', hasFactor: false })
    // The mailbox alone does not come in before the link is used: no code is mailed to it.
    await office.browser().post('/auth/code', { email: member.email })
    const codes = office.api.testDatabase.db
      .selectFrom('staff_code')
      .select('id')
      .where('member_id', '=', idOf(invited))
    expect(await codes.execute()).toEqual([])
    const back = await office.setUp(String(renewed.body.setupUrl))
    expect(back.secret).not.toBe(member.secret)
    expect((await office.owner.post(`/team/${idOf(invited)}/sessions/end`)).body).toMatchObject({ ended: 1 })
    expect((await back.get('/me')).status).toBe(401)
  })

  test('somebody sets up a passkey in place of an authenticator, and comes in with recovery codes as well', async () => {
    const invited = await office.owner.post('/team', { email: 'keys@example.in', name: 'Keys', role: 'viewer' })
    const page = office.browser()
    await page.post('/auth/setup', { token: String(invited.body.setupUrl).split('#')[1], name: 'Keys' })
    const key = softwarePasskey()
    const options = optionsOf<MakeOptions>(await page.post('/auth/enrol/passkey/ask'))
    const made = await page.post('/auth/enrol/passkey', {
      name: 'Phone of Keys',
      passkey: key.make(options, { isAttested: true }),
    })
    const { recoveryCodes } = made.body as { recoveryCodes: string[] }
    expect(recoveryCodes).toHaveLength(10)
    expect((await page.get('/me')).body.me).toMatchObject({ step: 'in', recoveryCodesLeft: 10 })
    for (const call of ['/auth/enrol/passkey/ask', '/auth/enrol', '/auth/passkey/ask'])
      expect([call, (await page.post(call)).status]).toEqual([call, 409])
    const { rows } = (await office.owner.get('/team?q=keys')).body as { rows: { hasFactor: boolean }[] }
    expect(rows).toMatchObject([{ hasFactor: true }])
    const other = await atSecondFactor(office, { email: 'keys@example.in' })
    expect((await other.post('/auth/factor', { code: recoveryCodes[0] })).body.step).toBe('in')
    expect((await page.post('/account/recovery-codes', await proofOf(page, key))).status).toBe(200)
  })

  test('a browser that was still to set up the authenticator cannot once another has: the mailbox alone stays too little', async () => {
    const invited = await office.owner.post('/team', { email: 'twice@example.in', name: 'Twice', role: 'viewer' })
    const first = office.browser()
    await first.post('/auth/setup', { token: String(invited.body.setupUrl).split('#')[1], name: 'Twice' })
    const { page: second, stepped } = await byMail(office, { email: 'twice@example.in' })
    expect(stepped).toMatchObject({ step: 'enrol' })
    const { secret: kept } = (await second.post('/auth/enrol')).body as { secret: string }
    const { secret } = (await first.post('/auth/enrol')).body as { secret: string }
    expect((await first.post('/auth/enrol/confirm', { code: office.codeOf(secret) })).status).toBe(200)
    const late = await second.post('/auth/enrol/confirm', { code: office.codeOf(kept) })
    expect([late.status, late.body.code]).toEqual([401, 'signed_out'])
    expect((await second.post('/auth/enrol')).status).toBe(401)
    expect((await first.get('/me')).body.me).toMatchObject({ step: 'in' })
  })

  test('a new link ends the passkeys; who is let in again has them still', async () => {
    const gita = await joins(office, 'gita')
    const key = await adds(gita, 'Phone of Gita')
    await gita.post('/account/authenticator/remove', await proofOf(gita, key))
    await office.owner.patch(`/team/${gita.id}`, { isDisabled: true })
    const again = await office.owner.patch(`/team/${gita.id}`, { isDisabled: false })
    expect(again.body.member).toMatchObject({ state: 'active', hasFactor: true })
    const { body } = await office.owner.post(`/team/${gita.id}/invite`)
    expect(body.member).toMatchObject({ state: 'invited', hasFactor: false })
    const back = await office.setUp(String(body.setupUrl), { name: 'gita' })
    expect((await factorsOf(back)).passkeys).toEqual([])
    await adds(back, 'The same phone', key)
  })

  test('nobody of an unknown number is changed', async () => {
    const reply = await office.owner.patch('/team/nobody', { role: 'viewer' })
    expect([reply.status, reply.body.message]).toEqual([404, 'Nobody in the team has this number'])
  })

  test('a team has an end', async () => {
    const { db } = office.api.testDatabase
    const many = Array.from({ length: 60 }, (_, n) => ({
      ...{ id: `m${n}`, email: `m${n}@example.in`, name: `M ${n}`, role: 'viewer' as const, state: 'invited' as const },
    }))
    await db.insertInto('staff_member').values(many).execute()
    const reply = await invite('one-more@example.in')
    expect([reply.status, reply.body.message]).toEqual([409, 'A team has up to 60 people; nobody was invited'])
    await db
      .deleteFrom('staff_member')
      .where(
        'id',
        'in',
        many.map(({ id }) => id),
      )
      .execute()
  })
})

describe('the audit', () => {
  test('has before and after of each change, by whom, and can be narrowed', async () => {
    const invited = await invite('audited@example.in', 'viewer')
    await office.owner.patch(`/team/${idOf(invited)}`, { role: 'agent', name: 'Renamed' })
    const { rows, total } = (await office.owner.get(`/audit?subject=staff&subjectId=${idOf(invited)}`)).body as {
      rows: AuditEntry[]
      total: number
    }
    expect(total).toBe(2)
    expect(rows[0]).toMatchObject({
      ...{ by: 'Meera Nair', action: 'changed', subject: 'staff' },
      ...{ before: { role: 'viewer', name: 'Somebody' }, after: { role: 'agent', name: 'Renamed' } },
    })
    expect(rows[1]).toMatchObject({ action: 'invited', before: null, after: { email: 'audited@example.in' } })
  })

  test('is only added to', async () => {
    const { db } = office.api.testDatabase
    await expect(db.updateTable('staff_audit').set({ action: 'nothing' }).execute()).rejects.toThrow(/only ever added/)
    await expect(db.deleteFrom('staff_audit').execute()).rejects.toThrow(/only ever added/)
  })
})
