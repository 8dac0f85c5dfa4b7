import { describe, expect, it } from 'vitest'
import { EnquiryRequest } from '#contract/v1/enquiries.ts'
import { contentOf, requesterOf, sameSince } from './rules.ts'

const NOW = new Date('2026-12-01T06:30:00Z')

describe('contentOf', () => {
  it('keeps the words as typed and the number as ten digits', () => {
    expect(contentOf(request({ message: ' Two rooms,\r\nsea side <please> ' }))).toEqual({
      subject: 'Contact',
      packageId: null,
      name: 'Asha Rao',
      email: 'asha@example.com',
      contactNumber: '9876543210',
      adultCount: 2,
      childCount: 0,
      childAges: null,
      infantCount: 0,
      travelDate: null,
      message: 'Two rooms,\nsea side <please>',
      aboutId: null,
      aboutWords: null,
      aboutDetail: null,
    })
  })

  it('takes out what no database text can hold', () => {
    const message = `a${String.fromCharCode(0)}b${String.fromCharCode(7)}c\td${String.fromCharCode(0xd800)}`
    expect(contentOf(request({ message })).message).toBe(`abc\td${String.fromCharCode(0xfffd)}`)
  })

  it('knows a letter and its accent as one letter, however they were typed', () => {
    expect(contentOf(request({ name: 'Rene\u0301' })).name).toBe('Ren\u00e9')
  })
})

describe('requesterOf', () => {
  it('is the same for other spellings of one number', () => {
    const one = contentOf(request({}))
    const same = contentOf(request({ contactNumber: '098765 43210' }))
    expect(requesterOf(same, 'net')).toBe(requesterOf(one, 'net'))
  })

  it('differs with the network, the address and the number', () => {
    const one = contentOf(request({}))
    const others = [
      requesterOf(one, 'other'),
      requesterOf(contentOf(request({ email: 'ravi@example.com' })), 'net'),
      requesterOf(contentOf(request({ contactNumber: '9876543211' })), 'net'),
    ]
    expect(new Set([...others, requesterOf(one, 'net')]).size).toBe(4)
  })
})

it('the same enquiry is looked for ten minutes back', () => {
  expect(sameSince(NOW)).toEqual(new Date('2026-12-01T06:20:00Z'))
})

function request(changes: Record<string, unknown>): EnquiryRequest {
  return EnquiryRequest.parse({
    name: ' Asha   Rao ',
    email: 'asha@example.com',
    contactNumber: '+91 98765 43210',
    adult: '2',
    enquiryFor: 'Contact',
    ...changes,
  })
}
