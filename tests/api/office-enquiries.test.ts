import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Enquiry, EnquiryRow } from '#contract/office/enquiries.ts'
import type { Mail } from '#server/adapters/email/email-sender.ts'
import { answerDueAt, lateAnswerHandlers } from '#server/enquiries/late-answer.ts'
import { runDueJobs } from '#server/jobs/start-jobs.ts'
import { replyHandlers } from '#server/office/enquiries/reply-jobs.ts'
import { acceptQuote, askForGroup, freshStock, writtenQuote } from '#tests/support/group-steps.ts'
import { TEST_ORIGIN } from '#tests/support/test-api.ts'
import { testLog } from '#tests/support/test-log.ts'
import { openTestOffice, type SignedInMember, type TestOffice } from '#tests/support/test-office.ts'
import { visitor } from '#tests/support/traveller.ts'

/** A Monday morning: answers are promised for the evening. */
const NOW = '2026-11-23T04:30:00Z'
const PACKAGE = 'radhanagar-sunset-for-two'

let office: TestOffice
let agent: SignedInMember
beforeAll(async () => {
  office = await openTestOffice()
  // Authenticators show the codes of the pinned day.
  for (const role of ['agent', 'viewer', 'accountant'] as const) await office.as(role)
  agent = await office.as('agent')
  await freshStock(office.api, '2026-11-23')
})
afterAll(() => office.close())
beforeEach(async () => {
  await office.api.testDatabase.db.deleteFrom('outbox').execute()
  await sql`delete from quote_audit`.execute(office.api.testDatabase.db)
  await sql`delete from quote`.execute(office.api.testDatabase.db)
  await office.api.testDatabase.db.deleteFrom('enquiry').execute()
  await office.api.forgetLimits()
  await at(NOW)
})

/** Sets both clocks; nobody is signed out by it. */
async function at(now: string): Promise<void> {
  await office.api.setClock(now)
  await sql`update staff_session set seen_at = app_now(), created_at = app_now()`.execute(office.api.testDatabase.db)
}

async function ask(more: object = {}): Promise<string> {
  const { status, body } = await office.api.post('/enquiry/submit', {
    ...{ name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210', adult: 2, child: 0 },
    ...{
      enquiryFor: 'Travel Package',
      travelpackageId: PACKAGE,
      travelDate: '2027-02-10',
      message: 'Two rooms please',
    },
    ...more,
  })
  expect([status, body]).toEqual([201, expect.anything()])
  return (body.data as { reference: string }).reference
}
const inbox = async (query = '') =>
  (await agent.get(`/enquiries${query}`)).body as unknown as { rows: EnquiryRow[]; total: number }
const idOf = async (reference: string) => (await inbox(`?q=${reference}`)).rows[0]?.id ?? ''
const open = async (id: string) => (await agent.get(`/enquiries/${id}`)).body.enquiry as Enquiry

async function mails(): Promise<Mail[]> {
  const { db } = office.api.testDatabase
  const sent: Mail[] = []
  const email = { send: async (mail: Mail) => void sent.push(mail) }
  const handlers = {
    ...lateAnswerHandlers({ db, origin: TEST_ORIGIN, email, operatorAddress: 'owner@example.in' }),
    ...replyHandlers({ db, email }),
  }
  await runDueJobs({ db, handlers, log: testLog(), now: () => new Date() })
  return sent
}

describe('the inbox', () => {
  test('has who asked what, by when an answer is promised, and how to reach them', async () => {
    const reference = await ask()
    const { rows, total } = await inbox()
    expect(total).toBe(1)
    expect(rows[0]).toMatchObject({
      ...{ reference, subject: 'Travel Package', about: 'Radhanagar Sunset for Two', name: 'Asha Rao' },
      ...{ phone: '+91 98765 43210', whatsapp: 'https://wa.me/919876543210', travellers: '2 adults' },
      ...{ travelDate: '2027-02-10', state: 'new', assigned: null, joined: 0 },
      ...{ receivedAt: NOW.replace('Z', '.000Z'), dueAt: '2026-11-23T12:30:00.000Z', isLate: false },
    })
  })

  test('has those first that are due first, and can be narrowed', async () => {
    await at('2026-11-23T03:30:00Z')
    const first = await ask({ email: 'one@example.in', contactNumber: '9876500001', name: 'Bela Roy' })
    await at('2026-11-24T12:00:00Z')
    const later = await ask({ email: 'two@example.in', contactNumber: '9876500002' })
    const own = await idOf(later)
    await agent.patch(`/enquiries/${own}`, { assignedTo: agent.id })
    expect((await inbox()).rows.map(({ reference, isLate }) => [reference, isLate])).toEqual([
      [first, true],
      [later, false],
    ])
    const found = async (query: string) => (await inbox(query)).rows.map(({ reference }) => reference)
    expect(await found('?late=true')).toEqual([first])
    expect(await found(`?assigned=${agent.id}`)).toEqual([later])
    expect(await found('?assigned=none')).toEqual([first])
    expect(await found('?q=bela')).toEqual([first])
    expect(await found('?q=98765 00002')).toEqual([later])
    expect(await found('?sort=receivedAt&order=DESC')).toEqual([later, first])
    expect(await found('?sort=name&perPage=1')).toEqual([later])
    expect(await found('?subject=Ferry')).toEqual([])
    await agent.patch(`/enquiries/${own}`, { state: 'spam' })
    expect(await found('')).toEqual([first])
    expect(await found('?state=spam')).toEqual([later])
    expect((await agent.get('/enquiries/counts')).body).toMatchObject({
      counts: { new: 1, replied: 0, quoted: 0, won: 0, lost: 0, spam: 1 },
      late: 1,
    })
  })

  test('joins what one sender asks again within days, by mailbox or number, and it is new again', async () => {
    const reference = await ask()
    const id = await idOf(reference)
    await agent.post(`/enquiries/${id}/reply`, { subject: 'Hello', text: 'We look.' })
    await at('2026-11-25T04:30:00Z')
    const again = await ask({ email: 'other@example.in', message: 'Any news?' })
    await at('2026-11-26T04:30:00Z')
    const third = await ask({ email: 'ASHA@example.in', contactNumber: '9876500009', message: 'Hello?' })
    expect((await inbox()).rows.map((row) => [row.reference, row.state, row.joined, row.dueAt])).toEqual([
      [reference, 'new', 2, '2026-11-25T12:30:00.000Z'],
    ])
    expect((await open(id)).asks.map((each) => each.reference)).toEqual([reference, again, third])
    // Found by the words of a joined one too.
    expect(await idOf(third)).toBe(id)
    await agent.patch(`/enquiries/${id}`, { state: 'lost' })
    await ask({ message: 'Something else' })
    expect((await inbox()).total).toBe(1)
    expect((await inbox('?state=any')).total).toBe(2)
  })

  test('does not join what comes after two weeks', async () => {
    await ask()
    await at('2026-12-08T04:30:00Z')
    await ask({ message: 'Again' })
    expect((await inbox()).total).toBe(2)
  })
})

describe('an answer', () => {
  test('is mailed as it was written, and the enquiry is replied by whoever wrote it', async () => {
    const id = await idOf(await ask())
    const text = 'Dear Asha,\n\nTwo rooms are free.\nBoth face the sea.\n\nRegards,\nThe agent'
    const { enquiry } = (await agent.post(`/enquiries/${id}/reply`, { subject: 'Your rooms', text })).body as {
      enquiry: Enquiry
    }
    expect(enquiry).toMatchObject({ state: 'replied', assigned: { id: agent.id, name: 'The agent' } })
    expect(enquiry.messages).toMatchObject([{ kind: 'reply', by: 'The agent', subject: 'Your rooms', text }])
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'Your rooms', to: { name: 'Asha Rao', address: 'asha@example.in' } })
    expect(mail?.text.startsWith(text)).toBe(true)
    expect(mail?.html).toContain('Two rooms are free.<br>Both face the sea.')
    expect(await mails()).toEqual([])
  })

  test('begins with a template, whose names are filled in', async () => {
    const reference = await ask()
    const id = await idOf(reference)
    const { body } = await agent.get(`/enquiries/${id}/draft?template=thanks`)
    expect(body.subject).toBe(`Your enquiry ${reference}`)
    expect(body.text).toContain('Dear Asha Rao,\n\nThank you for writing to')
    expect(body.text).toContain('about Radhanagar Sunset for Two. We are checking rooms and ferries for 2 adults')
    const unknown = await agent.get(`/enquiries/${id}/draft?template=nothing`)
    expect([unknown.status, unknown.body.message]).toEqual([404, 'We do not know this template'])
  })

  test('is one line above, and says something', async () => {
    const id = await idOf(await ask())
    const reply = (body: object) => agent.post(`/enquiries/${id}/reply`, { subject: 'S', text: 'T', ...body })
    for (const [more, message] of [
      [{ subject: 'One\nBcc: all@example.in' }, 'A subject is one line'],
      [{ subject: ' ' }, 'Please enter a subject'],
      [{ subject: 'x'.repeat(151) }, 'At most 150 characters'],
      [{ text: '' }, 'Please write something'],
      [{ text: 'x'.repeat(6_001) }, 'At most 6000 characters'],
    ] as const)
      expect((await reply(more)).body.message).toBe(message)
    expect(await mails()).toEqual([])
  })

  test('is not written to who has been removed', async () => {
    const id = await idOf(await ask())
    await sql`update enquiry set email = '' where id = ${id}::bigint`.execute(office.api.testDatabase.db)
    const words = 'Who asked has been removed, so nobody can be written to'
    const reply = await agent.post(`/enquiries/${id}/reply`, { subject: 'S', text: 'T' })
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([409, 'no_mailbox', words])
  })

  test('a note stays in the office, and changes nothing', async () => {
    const id = await idOf(await ask())
    const { enquiry } = (await agent.post(`/enquiries/${id}/notes`, { text: 'Rings after five' })).body as {
      enquiry: Enquiry
    }
    expect([enquiry.state, enquiry.messages.map(({ kind, text }) => [kind, text])]).toEqual([
      'new',
      [['note', 'Rings after five']],
    ])
    expect(await mails()).toEqual([])
  })

  test('is given to a member who answers enquiries, and to nobody else; each change is noted', async () => {
    const reference = await ask()
    const id = await idOf(reference)
    const viewer = await office.as('viewer')
    await at(NOW)
    const given = await agent.patch(`/enquiries/${id}`, { assignedTo: viewer.id })
    expect(given.body).toMatchObject({ message: 'Nobody of this number answers enquiries' })
    expect((await open(id)).members.map(({ name }) => name)).toEqual(['Meera Nair', 'The agent'])
    await agent.patch(`/enquiries/${id}`, { assignedTo: office.owner.id })
    await agent.patch(`/enquiries/${id}`, { assignedTo: null, state: 'lost' })
    const { rows } = (await office.owner.get(`/audit?subject=enquiry&subjectId=${reference}`)).body as {
      rows: { before: object; after: object }[]
    }
    expect(rows[0]).toMatchObject({
      before: { state: 'new', assignedTo: office.owner.id },
      after: { state: 'lost', assignedTo: null },
    })
  })

  test('of an enquiry that nobody knows says so', async () => {
    for (const reply of [
      await agent.get('/enquiries/999999'),
      await agent.get('/enquiries/999999/draft?template=thanks'),
      await agent.patch('/enquiries/999999', { state: 'lost' }),
      await agent.post('/enquiries/999999/quote', { lines: [LINE] }),
    ])
      expect([reply.status, reply.body.message]).toEqual([404, 'We do not know this enquiry'])
    expect((await agent.get('/enquiries/nobody')).body.message).toBe('Unknown id')
  })
})

const LINE = { kind: 'package', packageId: PACKAGE, startDate: '2027-02-10', adultCount: 2, childAges: [] }

describe('a quote', () => {
  test('is priced, then written and mailed; accepted it is won', async () => {
    const id = await idOf(await ask())
    expect((await open(id)).basket).toEqual({
      ...{ packageId: PACKAGE, packageName: 'Radhanagar Sunset for Two', startDate: '2027-02-10', adultCount: 2 },
      childAges: [],
    })
    const preview = await agent.post(`/enquiries/${id}/quote`, { lines: [LINE], preview: true })
    expect(preview.body).toMatchObject({ enquiry: { state: 'new', quotes: [] } })
    const written = (await agent.post(`/enquiries/${id}/quote`, { lines: [LINE], note: 'Both rooms face the sea.' }))
      .body as {
      total: object
      enquiry: Enquiry
    }
    expect(written.total).toEqual(preview.body.total)
    expect(written.enquiry).toMatchObject({ state: 'quoted', quotes: [{ state: 'open' }] })
    const [quote] = written.enquiry.quotes
    const quoteId = quote?.url.split('/').at(-1) ?? ''
    const saved = (await office.api.get(`/quotes/${quoteId}`)).body.quote as {
      number: string
      version: number
      id: string
    }
    expect(saved).toMatchObject({ writtenBy: 'The agent', note: 'Both rooms face the sea.', isForGroup: false })
    expect((await office.api.runMails()).map(({ to }) => to.address)).toEqual(['asha@example.in'])
    await agent.post(`/enquiries/${id}/reply`, { subject: 'One more thing', text: 'Bring a hat.' })
    expect((await open(id)).state).toBe('quoted')
    const held = await visitor(office.api).post(`/quotes/${quoteId}/accept`, { version: saved.version })
    expect(held.status).toBe(201)
    expect((await open(id)).state).toBe('won')
  })

  test('of a group is written from its request, by a link that begins now', async () => {
    const reference = await askForGroup(office.api)
    const id = await idOf(reference)
    await at('2026-12-20T04:30:00Z')
    const [link] = (await open(id)).writeLinks
    const token = link?.url.split('/').at(-1) ?? ''
    const quote = await writtenQuote(office.api, token)
    expect(await open(id)).toMatchObject({ state: 'quoted', quotes: [{ number: quote.number, state: 'open' }] })
    expect((await acceptQuote(visitor(office.api), quote)).status).toBe(201)
    expect((await open(id)).state).toBe('won')
  })

  test('that was made on the site is joined to its enquiry', async () => {
    const id = await idOf(await ask())
    const { body } = await visitor(office.api).post('/quotes', { lines: [LINE] })
    const { number } = body.quote as { number: string }
    const joined = (await agent.post(`/enquiries/${id}/attach-quote`, { number })).body as { enquiry: Enquiry }
    expect(joined.enquiry).toMatchObject({ state: 'quoted', quotes: [{ number }] })
    const unknown = await agent.post(`/enquiries/${id}/attach-quote`, { number: 'QUO-000000' })
    expect([unknown.status, unknown.body.message]).toEqual([404, 'We do not know this quote'])
    expect((await agent.post(`/enquiries/${id}/attach-quote`, { number: '12' })).body.message).toBe(
      'Such as QUO-7K2M9P',
    )
  })
})

describe('a promised answer', () => {
  test.each([
    ['on the day itself', '2026-11-23T04:30:00Z', '2026-11-23T12:30:00.000Z'],
    ['on the next day of support, asked late', '2026-11-23T09:30:00Z', '2026-11-24T12:30:00.000Z'],
    ['on Monday, asked on a Sunday', '2026-11-22T04:30:00Z', '2026-11-23T12:30:00.000Z'],
  ])('is due when support closes %s', (_when, now, due) => {
    expect(answerDueAt(new Date(now), 'Mon - Sat, 10 AM - 6 PM IST')?.toISOString()).toBe(due)
  })

  test('is due at no time where hours cannot be read', () => {
    expect(answerDueAt(new Date(NOW), 'Whenever we are there')).toBeUndefined()
  })

  test('that is late is told to the operator once, and not where it was given', async () => {
    const late = await ask()
    const given = await ask({ email: 'two@example.in', contactNumber: '9876500002' })
    await agent.post(`/enquiries/${await idOf(given)}/reply`, { subject: 'S', text: 'T' })
    await mails()
    await at('2026-11-23T12:29:00Z')
    expect(await mails()).toEqual([])
    await at('2026-11-23T12:31:00Z')
    const [alert, ...others] = await mails()
    expect(others).toEqual([])
    expect(alert).toMatchObject({
      ...{ eventKey: `enquiry/${late}/late`, to: { address: 'owner@example.in' } },
      subject: `Late: enquiry ${late} has no answer`,
    })
    expect(alert?.text).toContain(`${TEST_ORIGIN}/office/enquiries/${await idOf(late)}`)
    expect(alert?.text).not.toContain('Asha')
    expect(await mails()).toEqual([])
    const { lateEnquiries } = (await agent.get('/today')).body as { lateEnquiries: { reference: string }[] }
    expect(lateEnquiries.map(({ reference }) => reference)).toEqual([late])
    const accountant = await office.as('accountant')
    await at('2026-11-23T12:31:00Z')
    expect((await accountant.get('/today')).body.lateEnquiries).toBeNull()
  })
})

describe('templates', () => {
  const fields = { name: 'Rain', subject: 'About {about}', text: 'Dear {name}, it rains.' }

  test('are added, listed with the names they may have, changed and removed', async () => {
    const added = await agent.post('/reply-templates', fields)
    const { id } = added.body.template as { id: string }
    expect(added.status).toBe(201)
    const listed = (await agent.get('/reply-templates?q=rain')).body as {
      rows: object[]
      variables: { name: string }[]
    }
    expect(listed.rows).toEqual([{ id, ...fields }])
    expect(listed.variables.map(({ name }) => name)).toContain('travelDate')
    await agent.patch(`/reply-templates/${id}`, { ...fields, name: 'Monsoon' })
    expect(((await agent.get('/reply-templates?q=monsoon')).body as { total: number }).total).toBe(1)
    expect((await agent.post(`/reply-templates/${id}/remove`)).status).toBe(200)
    for (const reply of [
      await agent.post(`/reply-templates/${id}/remove`),
      await agent.patch(`/reply-templates/${id}`, fields),
    ])
      expect([reply.status, reply.body.message]).toEqual([404, 'We do not know this template'])
  })

  test('name nothing that is not filled in, and are sixty at most', async () => {
    for (const field of ['subject', 'text']) {
      const { body } = await agent.post('/reply-templates', { ...fields, [field]: 'Dear {nmae}' })
      expect(body).toMatchObject({
        message: 'Nothing fills in {nmae}; the names are listed below',
        errors: [{ field }],
      })
    }
    const { db } = office.api.testDatabase
    await sql`insert into reply_template (id, name, subject, text) select 'many-' || n, 'Many', 'S', 'T' from generate_series(1, 60) n`.execute(
      db,
    )
    const more = await agent.post('/reply-templates', fields)
    expect([more.status, more.body.message]).toEqual([409, 'An office has up to 60 templates'])
    await sql`delete from reply_template where id like 'many-%'`.execute(db)
  })
})
