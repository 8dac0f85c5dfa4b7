import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(() => api.forgetLimits())

const GOOD = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  contactNumber: '9876543210',
  adult: '2',
  child: '0',
  enquiryFor: 'Travel Package',
  travelpackageId: 'island-saver',
}
const submit = (change: object, address?: string) => api.post('/enquiry/submit', { ...GOOD, ...change }, {}, address)

describe('an enquiry', () => {
  test.each([
    ['1999-12-31', 'Please choose a day from today on'],
    ['9999-12-31', 'Please choose a day within the next 400 days'],
  ])('about %s is refused, and the day is named', async (travelDate, message) => {
    const { status, body } = await submit({ travelDate })
    expect([status, body.errors]).toEqual([422, [{ field: 'travelDate', message }]])
  })

  test('is stored before it is acknowledged, and two mails wait for it, and the hour of its answer', async () => {
    const { status, body } = await submit({
      childAges: [4],
      child: 1,
      travelDate: '2027-02-12',
      message: 'A room with a view, please',
    })
    expect([status, body.status, body.message]).toEqual([201, 1, 'Enquiry submitted successfully!'])
    const { reference } = body.data as { reference: string }
    expect(reference).toMatch(/^ENQ-[0-9A-Z]{6}$/)
    const stored = await api.testDatabase.db
      .selectFrom('enquiry')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst()
    expect(stored).toMatchObject({ name: 'Asha Rao', contact_number: '9876543210', travel_date: '2027-02-12' })
    const jobs = await api.testDatabase.db.selectFrom('outbox').select('topic').execute()
    expect(jobs.map(({ topic }) => topic).sort()).toEqual(['enquiry-copy', 'enquiry-late', 'enquiry-notice'])
  })

  test('of the same words within ten minutes answers the first reference again', async () => {
    const first = await submit({ email: 'twice@example.in' })
    expect((await submit({ email: 'twice@example.in' })).body).toEqual(first.body)
  })

  test.each([
    ['name', '', 'Please enter valid name'],
    ['name', 'A', 'Please enter valid name'],
    ['name', '<b>Asha</b>', 'Please enter valid name'],
    ['name', 'x'.repeat(151), 'Please enter valid name'],
    ['email', '', 'Please enter valid email'],
    ['email', 'asha@example', 'Please enter valid email'],
    ['email', 'as ha@example.in', 'Please enter valid email'],
    ['email', `${'x'.repeat(250)}@ex.in`, 'Please enter valid email'],
    ['email', `${'x'.repeat(65)}@example.in`, 'Please enter valid email'],
    ['email', '"asha"@example.in', 'Please enter valid email'],
    ['email', 'asha@example.in,ravi@example.in', 'Please enter valid email'],
    ['email', '<asha@example.in>', 'Please enter valid email'],
    ['email', 'asha(a)@example.in', 'Please enter valid email'],
    ['contactNumber', '', 'Please enter valid mobile number'],
    ['contactNumber', '987654321', 'Please enter valid mobile number'],
    ['contactNumber', '+1 987 654 3210', 'Please enter valid mobile number'],
    ['contactNumber', '+44 20 7946 09', 'Please enter valid mobile number'],
    ['adult', '', 'Please enter valid value'],
    ['adult', '0', 'Please enter valid value'],
    ['adult', '100', 'Please enter valid value'],
    ['adult', 'two', 'Please enter valid value'],
    ['child', '-1', 'Value must be a non-negative integer'],
    ['child', 'x', 'Value must be a non-negative integer'],
  ])('with %s = %j is refused: %s', async (field, value, message) => {
    const { status, body } = await submit({ [field]: value })
    expect([status, body.message, body.errors]).toEqual([422, message, [{ field, message }]])
  })

  test('with everything wrong names the fields in their order', async () => {
    const { body } = await api.post('/enquiry/submit', { enquiryFor: 'Contact', child: 'x' })
    expect((body.errors as { field: string }[]).map(({ field }) => field)).toEqual([
      'name',
      'email',
      'contactNumber',
      'adult',
      'child',
    ])
  })

  test.each([
    ['a count of the wrong kind', { adult: null }, ['name', 'adult']],
    ['a name nobody knows', { zzz: 1 }, ['name', 'zzz']],
    ['a day that is none', { travelDate: 'bad' }, ['name', 'travelDate']],
    ['ages of the wrong kind', { childAges: 'x' }, ['name', 'childAges']],
    ['children of the wrong kind', { email: '', child: [] }, ['name', 'email', 'child']],
    ['a subject nobody knows', { enquiryFor: 'Submarines' }, ['name', 'enquiryFor']],
    ['a number for a mobile number', { contactNumber: 9_876_543_210 }, ['name', 'contactNumber']],
  ])('with %s beside an empty name still names the name first', async (_, wrong, fields) => {
    const { status, body } = await submit({ name: '', ...wrong })
    expect([status, body.message]).toEqual([422, 'Please enter valid name'])
    expect((body.errors as { field: string }[]).map(({ field }) => field)).toEqual(fields)
  })

  test.each([
    ['+91 98765 43210', '9876543210'],
    ['919876543211', '9876543211'],
    ['09876543212', '9876543212'],
    ['98765-43213', '9876543213'],
    [' 98765 43214 ', '9876543214'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+1 (212) 555-2368', '+12125552368'],
  ])('takes the number %j as %s', async (contactNumber, kept) => {
    const { body } = await submit({ contactNumber }, '198.51.100.9')
    const { reference } = body.data as { reference: string }
    const stored = await api.testDatabase.db
      .selectFrom('enquiry')
      .select('contact_number')
      .where('reference', '=', reference)
      .executeTakeFirst()
    expect(stored?.contact_number).toBe(kept)
  })

  test.each(["D'Souza-Rao, Jr.", 'अनीता शर्मा', 'José Núñez', 'Ng'])('takes the name %j', async (name) => {
    expect((await submit({ name, email: `n${name.length}@example.in` }, '198.51.100.77')).status).toBe(201)
  })

  test('about a package needs a package that exists', async () => {
    expect((await submit({ travelpackageId: undefined })).body.errors).toMatchObject([{ field: 'travelpackageId' }])
    expect((await submit({ travelpackageId: 'nowhere' })).status).toBe(404)
    expect((await submit({ enquiryFor: 'Everything' })).body.errors).toMatchObject([{ field: 'enquiryFor' }])
  })

  test('is refused after twenty accepted ones in ten minutes from one network, and that network alone', async () => {
    const from = (number: number, address: string) =>
      submit({ email: `flood${number}@example.in`, contactNumber: `98765${10_000 + number}` }, address)
    for (let number = 1; number <= 20; number += 1) expect((await from(number, `192.0.2.${number}`)).status).toBe(201)
    const next = await from(21, '192.0.2.99')
    expect([next.status, next.body]).toEqual([
      429,
      {
        status: 0,
        code: 'too_many',
        message: 'We have had several messages from your network in a short time. Please try again later, or call us.',
      },
    ])
    expect(Number(next.headers.get('retry-after'))).toSatisfy((seconds: number) => seconds > 540 && seconds <= 600)
    expect((await from(22, '192.0.3.10')).status).toBe(201)
  })

  test('of another spelling of the mailbox is the same, and the mailbox is kept in its one spelling', async () => {
    const first = await submit({ email: 'Spelled\u200b@EXAMPLE.in' })
    const same = await submit({ email: ' spelled@example.in' })
    expect([first.status, same.body]).toEqual([201, first.body])
    const { reference } = first.body.data as { reference: string }
    const kept = api.testDatabase.db.selectFrom('enquiry').select('email').where('reference', '=', reference)
    expect(await kept.executeTakeFirst()).toEqual({ email: 'spelled@example.in' })
  })
})
