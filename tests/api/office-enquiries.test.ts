import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Enquiry } from '#contract/office/enquiries.ts'
import { NOW, openTestInbox, PACKAGE, type TestInbox } from '#tests/support/office-inbox.ts'

const LINE = { kind: 'package', packageId: PACKAGE, startDate: '2027-02-10', adultCount: 2, childAges: [] }

let inbox: TestInbox
beforeAll(async () => {
  inbox = await openTestInbox()
})
afterAll(() => inbox.office.close())
beforeEach(() => inbox.empty())

describe('the inbox', () => {
  test('has who asked what, by when an answer is promised, and how to reach them', async () => {
    const reference = await inbox.ask()
    const { rows, total } = await inbox.list()
    expect(total).toBe(1)
    expect(rows[0]).toMatchObject({
      ...{ reference, subject: 'Travel Package', about: 'Radhanagar Sunset for Two', name: 'Asha Rao' },
      ...{ phone: '+91 98765 43210', whatsapp: 'https://wa.me/919876543210', travellers: '2 adults' },
      ...{ travelDate: '2027-02-10', state: 'new', assigned: null, joined: 0 },
      ...{ receivedAt: NOW.replace('Z', '.000Z'), dueAt: '2026-11-23T12:30:00.000Z', isLate: false },
    })
  })

  test('has those first that are due first, and can be narrowed', async () => {
    await inbox.at('2026-11-23T03:30:00Z')
    const first = await inbox.ask({ email: 'one@example.in', contactNumber: '9876500001', name: 'Bela Roy' })
    await inbox.at('2026-11-24T12:00:00Z')
    const later = await inbox.ask({ email: 'two@example.in', contactNumber: '9876500002' })
    const own = await inbox.idOf(later)
    await inbox.agent.patch(`/enquiries/${own}`, { assignedTo: inbox.agent.id })
    expect((await inbox.list()).rows.map(({ reference, isLate }) => [reference, isLate])).toEqual([
      [first, true],
      [later, false],
    ])
    const found = async (query: string) => (await inbox.list(query)).rows.map(({ reference }) => reference)
    expect(await found('?late=true')).toEqual([first])
    expect(await found(`?assigned=${inbox.agent.id}`)).toEqual([later])
    expect(await found('?assigned=none')).toEqual([first])
    expect(await found('?q=bela')).toEqual([first])
    expect(await found('?q=98765 00002')).toEqual([later])
    // Of two letters only the beginning of a word, and signs of a pattern stand for themselves.
    expect(await found('?q=ro')).toEqual([first])
    expect(await found('?q=oy')).toEqual([])
    expect(await found('?q=b%25y')).toEqual([])
    expect(await found('?q=o_e')).toEqual([])
    await inbox.agent.patch(`/enquiries/${own}`, { state: 'replied' })
    expect(await found('?order=DESC')).toEqual([first, later])
    expect(await found('?perPage=1&page=2')).toEqual([later])
    expect(await found('?sort=receivedAt&order=DESC')).toEqual([later, first])
    expect(await found('?sort=name&perPage=1')).toEqual([later])
    expect(await found('?subject=Ferry')).toEqual([])
    await inbox.agent.patch(`/enquiries/${own}`, { state: 'spam' })
    expect(await found('')).toEqual([first])
    expect(await found('?state=spam')).toEqual([later])
    expect((await inbox.agent.get('/enquiries/counts')).body).toMatchObject({
      counts: { new: 1, replied: 0, quoted: 0, won: 0, lost: 0, spam: 1 },
      late: 1,
    })
  })

  test('joins what one sender asks again within days, by mailbox or number, and it is new again', async () => {
    const reference = await inbox.ask()
    const id = await inbox.idOf(reference)
    await inbox.agent.post(`/enquiries/${id}/reply`, { subject: 'Hello', text: 'We look.' })
    await inbox.at('2026-11-25T04:30:00Z')
    const again = await inbox.ask({ email: 'other@example.in', message: 'Any news?' })
    await inbox.at('2026-11-26T04:30:00Z')
    const third = await inbox.ask({ email: 'ASHA@example.in', contactNumber: '9876500009', message: 'Hello?' })
    expect((await inbox.list()).rows.map((row) => [row.reference, row.state, row.joined, row.dueAt])).toEqual([
      [reference, 'new', 2, '2026-11-25T12:30:00.000Z'],
    ])
    expect((await inbox.open(id)).asks.map((each) => each.reference)).toEqual([reference, again, third])
    // Found by the words of a joined one too.
    expect(await inbox.idOf(third)).toBe(id)
    await inbox.agent.patch(`/enquiries/${id}`, { state: 'lost' })
    await inbox.ask({ message: 'Something else' })
    expect((await inbox.list()).total).toBe(1)
    expect((await inbox.list('?state=any')).total).toBe(2)
  })

  test('does not join what comes after two weeks', async () => {
    await inbox.ask()
    await inbox.at('2026-12-08T04:30:00Z')
    await inbox.ask({ message: 'Again' })
    expect((await inbox.list()).total).toBe(2)
  })
})

describe('an answer', () => {
  test('is mailed as it was written, and the enquiry is replied by whoever wrote it', async () => {
    const id = await inbox.idOf(await inbox.ask())
    const text = 'Dear Asha,\n\nTwo rooms are free.\nBoth face the sea.\n\nRegards,\nThe agent'
    const { enquiry } = (await inbox.agent.post(`/enquiries/${id}/reply`, { subject: 'Your rooms', text })).body as {
      enquiry: Enquiry
    }
    expect(enquiry).toMatchObject({ state: 'replied', assigned: { id: inbox.agent.id, name: 'The agent' } })
    expect(enquiry.messages).toMatchObject([{ kind: 'reply', by: 'The agent', subject: 'Your rooms', text }])
    const [mail, ...others] = await inbox.mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'Your rooms', to: { name: 'Asha Rao', address: 'asha@example.in' } })
    expect(mail?.text.startsWith(text)).toBe(true)
    expect(mail?.html).toContain('Two rooms are free.<br>Both face the sea.')
    expect(await inbox.mails()).toEqual([])
  })

  test('begins with a template, whose names are filled in', async () => {
    const reference = await inbox.ask()
    const id = await inbox.idOf(reference)
    const { body } = await inbox.agent.get(`/enquiries/${id}/draft?template=thanks`)
    expect(body.subject).toBe(`Your enquiry ${reference}`)
    expect(body.text).toContain('Dear Asha Rao,\n\nThank you for writing to')
    expect(body.text).toContain('about Radhanagar Sunset for Two. We are checking rooms and ferries for 2 adults')
    const unknown = await inbox.agent.get(`/enquiries/${id}/draft?template=nothing`)
    expect([unknown.status, unknown.body.message]).toEqual([404, 'We do not know this template'])
    const { values } = (await inbox.agent.get(`/enquiries/${id}/reply-names`)).body as {
      values: Record<string, string>
    }
    expect(values).toMatchObject({ name: 'Asha Rao', reference, travellers: '2 adults', member: 'The agent' })
    const { variables } = (await inbox.agent.get('/reply-templates')).body as { variables: { name: string }[] }
    expect(variables.map(({ name }) => name).sort()).toEqual(Object.keys(values).sort())
  })

  test('is one line above, and says something', async () => {
    const id = await inbox.idOf(await inbox.ask())
    const reply = (body: object) => inbox.agent.post(`/enquiries/${id}/reply`, { subject: 'S', text: 'T', ...body })
    for (const [more, message] of [
      [{ subject: 'One\nBcc: all@example.in' }, 'A subject is one line'],
      [{ subject: ' ' }, 'Please enter a subject'],
      [{ subject: 'x'.repeat(151) }, 'At most 150 characters'],
      [{ text: '' }, 'Please write something'],
      [{ text: 'x'.repeat(6_001) }, 'At most 6000 characters'],
    ] as const)
      expect((await reply(more)).body.message).toBe(message)
    expect(await inbox.mails()).toEqual([])
  })

  test('is not written to who has been removed', async () => {
    const id = await inbox.idOf(await inbox.ask())
    await sql`update enquiry set email = '' where id = ${id}::bigint`.execute(inbox.office.api.testDatabase.db)
    const words = 'Who asked has been removed, so nobody can be written to'
    const reply = await inbox.agent.post(`/enquiries/${id}/reply`, { subject: 'S', text: 'T' })
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([409, 'no_mailbox', words])
  })

  test('a note stays in the office, and changes nothing', async () => {
    const id = await inbox.idOf(await inbox.ask())
    const { enquiry } = (await inbox.agent.post(`/enquiries/${id}/notes`, { text: 'Rings after five' })).body as {
      enquiry: Enquiry
    }
    expect([enquiry.state, enquiry.messages.map(({ kind, text }) => [kind, text])]).toEqual([
      'new',
      [['note', 'Rings after five']],
    ])
    expect(await inbox.mails()).toEqual([])
  })

  test('is given to a member who answers enquiries, and to nobody else; each change is noted', async () => {
    const reference = await inbox.ask()
    const id = await inbox.idOf(reference)
    const viewer = await inbox.office.as('viewer')
    await inbox.at(NOW)
    const given = await inbox.agent.patch(`/enquiries/${id}`, { assignedTo: viewer.id })
    expect(given.body).toMatchObject({ message: 'Nobody of this number answers enquiries' })
    expect((await inbox.open(id)).members.map(({ name }) => name)).toEqual(['Meera Nair', 'The agent'])
    await inbox.agent.patch(`/enquiries/${id}`, { assignedTo: inbox.office.owner.id })
    await inbox.agent.patch(`/enquiries/${id}`, { assignedTo: null, state: 'lost' })
    const { rows } = (await inbox.office.owner.get(`/audit?subject=enquiry&subjectId=${reference}`)).body as {
      rows: { before: object; after: object }[]
    }
    expect(rows[0]).toMatchObject({
      before: { state: 'new', assignedTo: inbox.office.owner.id },
      after: { state: 'lost', assignedTo: null },
    })
  })

  test('of an enquiry that nobody knows says so', async () => {
    for (const reply of [
      await inbox.agent.get('/enquiries/999999'),
      await inbox.agent.get('/enquiries/999999/draft?template=thanks'),
      await inbox.agent.patch('/enquiries/999999', { state: 'lost' }),
      await inbox.agent.post('/enquiries/999999/quote', { lines: [LINE] }),
    ])
      expect([reply.status, reply.body.message]).toEqual([404, 'We do not know this enquiry'])
    expect((await inbox.agent.get('/enquiries/nobody')).body.message).toBe('Unknown id')
  })
})
