import { describe, expect, test, vi } from 'vitest'
import { fail, ok } from '#contract/terms/result.ts'
import type { ApiClient } from '#contract/v1/client.ts'
import { submitEnquiry } from '#contract/v1/enquiries.ts'
import { brand } from '#demo/brand.ts'
import { answerEnquiry, answerEnquiryAbout } from './answer-enquiry.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const TYPED = { name: 'Asha Rao', email: 'asha@example.com', contactNumber: '+91 98765 43210', adult: '2', child: '1' }
const REFUSED = {
  status: 429,
  code: 'too_many',
  message: 'You have sent several enquiries.',
  errors: [],
  retryAfterSeconds: 70,
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** An API that knows one package and takes every enquiry, or none. */
function apiThat(answer: 'accepts' | 'refuses') {
  const call = vi.fn(async (endpoint: unknown, _input?: unknown) => {
    if (endpoint !== submitEnquiry) return ok({ packageData: [{ _id: 'two-shores' }] })
    return answer === 'accepts' ? ok({ message: '', data: { reference: 'ENQ-7K2M9P' } }) : fail(REFUSED)
  })
  return { call, host: { api: { call } as unknown as ApiClient, now: NOW, brand } }
}

test('an enquiry goes to the API with its package, and its reference comes back', async () => {
  const { call, host } = apiThat('accepts')
  const answer = await answerEnquiry(host, 'two-shores', formOf({ ...TYPED, childAges: '4', message: ' ' }))
  expect(answer).toEqual({ kind: 'sent', reference: 'ENQ-7K2M9P', answerBy: 'Mon 23 Nov by 18:00' })
  expect(call.mock.calls[1]?.[1]).toEqual({
    body: { ...TYPED, enquiryFor: 'Travel Package', travelpackageId: 'two-shores', childAges: [4] },
  })
})

test.each([
  ['fills in the field out of sight', { nectar: 'x' }, 'A field that should stay empty'],
  ['sends as soon as the page is there', { openedAt: String(NOW.getTime() - 500) }, 'That was very quick'],
  ['says itself that it took a second', { openedAt: '1000', sentAt: '2000' }, 'That was very quick'],
])('who %s is asked to send again, and never thanked for nothing', async (_, more, words) => {
  const { call, host } = apiThat('accepts')
  const answer = await answerEnquiry(host, 'two-shores', formOf({ ...TYPED, ...more }))
  expect(answer).toMatchObject({ kind: 'failed', status: 422, message: expect.stringContaining(words) })
  expect(call).not.toHaveBeenCalled()
})

test('a number that no country has is said at its field, as if the form had found it', async () => {
  const message = 'Please enter valid mobile number'
  const refused = { status: 422, code: 'invalid', message, errors: [{ field: 'contactNumber', message }] }
  const host = { api: { call: async () => fail(refused) } as unknown as ApiClient, now: NOW, brand }
  const answer = await answerEnquiryAbout(host, formOf(TYPED), async () => ok({ enquiryFor: 'Hotel' }))
  expect(answer).toEqual({ kind: 'invalid', problems: [{ field: 'contactNumber', reason: 'wrong' }] })
})

test.each([
  ['without script', {}],
  ['with a clock ahead of ours', { openedAt: String(NOW.getTime() + 60_000), sentAt: String(NOW.getTime() + 90_000) }],
])('a person %s is heard', async (_, more) => {
  const { call, host } = apiThat('accepts')
  await answerEnquiry(host, 'two-shores', formOf({ ...TYPED, ...more }))
  expect(call).toHaveBeenCalledTimes(2)
})

test('what is wrong is said before anything is asked of the API', async () => {
  const { call, host } = apiThat('accepts')
  const answer = await answerEnquiry(host, 'two-shores', formOf({ ...TYPED, name: '', adult: '0' }))
  expect(answer).toEqual({
    kind: 'invalid',
    problems: [
      { field: 'name', reason: 'empty' },
      { field: 'adult', reason: 'wrong' },
    ],
  })
  expect(call).not.toHaveBeenCalled()
})

test('a refusal is passed on with the wait', async () => {
  const { host } = apiThat('refuses')
  expect(await answerEnquiry(host, 'two-shores', formOf(TYPED))).toEqual({
    kind: 'failed',
    status: 429,
    message: 'You have sent several enquiries. You can send again in 2 minutes.',
  })
})

describe('an enquiry about seats', () => {
  const subject = {
    enquiryFor: 'Ferry' as const,
    about: { id: 'tm-101.2026-12-25', detail: 'Seat Premium 2A', sailing: { seats: ['P2A'], infants: 0 } },
  }
  /** An API that refuses `about.sailing` by this field, and takes enquiries without it. */
  function apiThatRefuses(field: string, message: string) {
    const refusal = { status: 422, code: 'invalid', message, errors: [{ field, message }] }
    return vi.fn(async (_endpoint: unknown, { body }: { body: { about: { sailing?: object } } }) =>
      body.about.sailing === undefined ? ok({ message: '', data: { reference: 'ENQ-7K2M9P' } }) : fail(refusal),
    )
  }
  const send = (call: unknown) =>
    answerEnquiryAbout({ api: { call } as ApiClient, now: NOW, brand }, formOf(TYPED), async () => ok(subject))

  test('that nobody can have is refused in the words of the API, and not sent again without them', async () => {
    const call = apiThatRefuses('about.sailing.seats.0', 'Premium 2A cannot be had any more.')
    expect(await send(call)).toEqual({ kind: 'failed', status: 422, message: 'Premium 2A cannot be had any more.' })
    expect(call).toHaveBeenCalledTimes(1)
  })

  test.each(['about.sailing', 'about.sailing.class'])('goes in words to whom %s is unknown', async (field) => {
    const call = apiThatRefuses(field, 'Unknown field')
    expect(await send(call)).toEqual({ kind: 'sent', reference: 'ENQ-7K2M9P', answerBy: 'Mon 23 Nov by 18:00' })
    expect(call.mock.calls[1]?.[1].body.about).toEqual({ id: subject.about.id, detail: 'Seat Premium 2A' })
  })
})
