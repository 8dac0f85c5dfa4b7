import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Enquiry } from '#contract/office/enquiries.ts'
import { answerDueAt } from '#server/enquiries/late-answer.ts'
import { acceptQuote, askForGroup, writtenQuote } from '#tests/support/group-steps.ts'
import { NOW, openTestInbox, PACKAGE, type TestInbox } from '#tests/support/office-inbox.ts'
import { TEST_ORIGIN } from '#tests/support/test-api.ts'
import { visitor } from '#tests/support/traveller.ts'

const LINE = { kind: 'package', packageId: PACKAGE, startDate: '2027-02-10', adultCount: 2, childAges: [] }

let inbox: TestInbox
beforeAll(async () => {
  inbox = await openTestInbox()
})
afterAll(() => inbox.office.close())
beforeEach(() => inbox.empty())

describe('a quote', () => {
  test('is priced, then written and mailed; accepted it is won', async () => {
    const id = await inbox.idOf(await inbox.ask())
    expect((await inbox.open(id)).basket).toEqual({
      lines: [LINE],
      start: {
        ...{ kind: 'package', id: PACKAGE, day: '2027-02-10', until: '', time: '', adults: 2, childAges: [] },
        rooms: null,
      },
    })
    const preview = await inbox.agent.post(`/enquiries/${id}/quote`, { lines: [LINE], preview: true })
    expect(preview.body).toMatchObject({ enquiry: { state: 'new', quotes: [] } })
    const written = (
      await inbox.agent.post(`/enquiries/${id}/quote`, { lines: [LINE], note: 'Both rooms face the sea.' })
    ).body as {
      total: object
      enquiry: Enquiry
    }
    expect(written.total).toEqual(preview.body.total)
    expect(written.enquiry).toMatchObject({ state: 'quoted', quotes: [{ state: 'open' }] })
    const [quote] = written.enquiry.quotes
    const quoteId = quote?.url.split('/').at(-1) ?? ''
    const saved = (await inbox.office.api.get(`/quotes/${quoteId}`)).body.quote as {
      number: string
      version: number
      id: string
    }
    expect(saved).toMatchObject({ writtenBy: 'The agent', note: 'Both rooms face the sea.', isForGroup: false })
    expect((await inbox.office.api.runMails()).map(({ to }) => to.address)).toEqual(['asha@example.in'])
    await inbox.agent.post(`/enquiries/${id}/reply`, { subject: 'One more thing', text: 'Bring a hat.' })
    expect((await inbox.open(id)).state).toBe('quoted')
    const held = await visitor(inbox.office.api).post(`/quotes/${quoteId}/accept`, { version: saved.version })
    expect(held.status).toBe(201)
    expect((await inbox.open(id)).state).toBe('won')
  })

  test('of a group is written from its request, by a link that begins now', async () => {
    const reference = await askForGroup(inbox.office.api)
    const id = await inbox.idOf(reference)
    await inbox.at('2026-12-20T04:30:00Z')
    const [link] = (await inbox.open(id)).writeLinks
    const token = link?.url.split('/').at(-1) ?? ''
    const quote = await writtenQuote(inbox.office.api, token)
    expect(await inbox.open(id)).toMatchObject({ state: 'quoted', quotes: [{ number: quote.number, state: 'open' }] })
    expect((await acceptQuote(visitor(inbox.office.api), quote)).status).toBe(201)
    expect((await inbox.open(id)).state).toBe('won')
  })

  test('that was made on the site is joined to its enquiry', async () => {
    const id = await inbox.idOf(await inbox.ask())
    const { body } = await visitor(inbox.office.api).post('/quotes', { lines: [LINE] })
    const { number } = body.quote as { number: string }
    const joined = (await inbox.agent.post(`/enquiries/${id}/attach-quote`, { number })).body as { enquiry: Enquiry }
    expect(joined.enquiry).toMatchObject({ state: 'quoted', quotes: [{ number }] })
    const unknown = await inbox.agent.post(`/enquiries/${id}/attach-quote`, { number: 'QUO-000000' })
    expect([unknown.status, unknown.body.message]).toEqual([404, 'We do not know this quote'])
    expect((await inbox.agent.post(`/enquiries/${id}/attach-quote`, { number: '12' })).body.message).toBe(
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
    const late = await inbox.ask()
    const given = await inbox.ask({ email: 'two@example.in', contactNumber: '9876500002' })
    await inbox.agent.post(`/enquiries/${await inbox.idOf(given)}/reply`, { subject: 'S', text: 'T' })
    await inbox.mails()
    await inbox.at('2026-11-23T12:29:00Z')
    expect(await inbox.mails()).toEqual([])
    await inbox.at('2026-11-23T12:31:00Z')
    const [alert, ...others] = await inbox.mails()
    expect(others).toEqual([])
    expect(alert).toMatchObject({
      ...{ eventKey: `enquiry/${late}/late`, to: { address: 'owner@example.in' } },
      subject: `Late: enquiry ${late} has no answer`,
    })
    expect(alert?.text).toContain(`${TEST_ORIGIN}/office/enquiries/${await inbox.idOf(late)}`)
    expect(alert?.text).not.toContain('Asha')
    expect(await inbox.mails()).toEqual([])
    const { lateEnquiries } = (await inbox.agent.get('/today')).body as { lateEnquiries: { reference: string }[] }
    expect(lateEnquiries.map(({ reference }) => reference)).toEqual([late])
    const accountant = await inbox.office.as('accountant')
    await inbox.at('2026-11-23T12:31:00Z')
    expect((await accountant.get('/today')).body.lateEnquiries).toBeNull()
  })
})

describe('templates', () => {
  const fields = { name: 'Rain', subject: 'About {about}', text: 'Dear {name}, it rains.' }

  test('are added, listed with the names they may have, changed and removed', async () => {
    const added = await inbox.agent.post('/reply-templates', fields)
    const { id } = added.body.template as { id: string }
    expect(added.status).toBe(201)
    const listed = (await inbox.agent.get('/reply-templates?q=rain')).body as {
      rows: object[]
      variables: { name: string }[]
    }
    expect(listed.rows).toEqual([{ id, ...fields }])
    expect(listed.variables.map(({ name }) => name)).toContain('travelDate')
    await inbox.agent.patch(`/reply-templates/${id}`, { ...fields, name: 'Monsoon' })
    expect(((await inbox.agent.get('/reply-templates?q=monsoon')).body as { total: number }).total).toBe(1)
    expect((await inbox.agent.post(`/reply-templates/${id}/remove`)).status).toBe(200)
    for (const reply of [
      await inbox.agent.post(`/reply-templates/${id}/remove`),
      await inbox.agent.patch(`/reply-templates/${id}`, fields),
    ])
      expect([reply.status, reply.body.message]).toEqual([404, 'We do not know this template'])
  })

  test('name nothing that is not filled in, and are sixty at most', async () => {
    for (const field of ['subject', 'text']) {
      const { body } = await inbox.agent.post('/reply-templates', { ...fields, [field]: 'Dear {nmae}' })
      expect(body).toMatchObject({
        message: 'Nothing fills in {nmae}; the names are listed below',
        errors: [{ field }],
      })
    }
    const { db } = inbox.office.api.testDatabase
    await sql`insert into reply_template (id, name, subject, text) select 'many-' || n, 'Many', 'S', 'T' from generate_series(1, 60) n`.execute(
      db,
    )
    const more = await inbox.agent.post('/reply-templates', fields)
    expect([more.status, more.body.message]).toEqual([409, 'An office has up to 60 templates'])
    await sql`delete from reply_template where id like 'many-%'`.execute(db)
  })
})
