import { describe, expect, test } from 'vitest'
import {
  checkEnquiry,
  type EnquiryField,
  type EnquiryText,
  enquiryMessage,
  modalMessage,
  normalisePhone,
  readEnquiry,
} from './enquiry-form.ts'

const GOOD: EnquiryText = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  contactNumber: '9876543210',
  adult: '2',
  child: '0',
}

/** The words shown for one field, in the package form and in the Quick Enquiry modal. */
function wordsFor(field: EnquiryField, value: string): { package: string; modal: string } | undefined {
  const problems = checkEnquiry({ ...GOOD, [field]: value })
  expect(problems.length).toBeLessThanOrEqual(1)
  const [problem] = problems
  return problem && { package: enquiryMessage(problem), modal: modalMessage(problem) }
}

test('a good enquiry has no problem', () => {
  expect(checkEnquiry(GOOD)).toEqual([])
})

test('problems come in the order of the form', () => {
  const nothing: EnquiryText = { name: '', email: '', contactNumber: '', adult: '', child: 'x' }
  expect(checkEnquiry(nothing).map(({ field }) => field)).toEqual(['name', 'email', 'contactNumber', 'adult', 'child'])
})

describe('both wordings of every problem', () => {
  test.each([
    ['name', '', 'Please enter valid name', 'Please enter your name'],
    ['name', '   ', 'Please enter valid name', 'Please enter your name'],
    ['name', 'A', 'Please enter valid name', 'Please enter a valid name'],
    ['email', '', 'Please enter valid email', 'Please enter your email'],
    ['email', 'asha', 'Please enter valid email', 'Please enter a valid email'],
    ['contactNumber', '', 'Please enter valid mobile number', 'Please enter your mobile number'],
    ['contactNumber', '987654321', 'Please enter valid mobile number', 'Please enter a valid mobile number'],
    ['adult', '', 'Please enter valid value', 'Please enter no. of adults'],
    ['adult', '0', 'Please enter valid value', 'Please enter valid value'],
    ['child', '-1', 'Value must be a non-negative integer', 'Value must be a non-negative integer'],
  ] as const)('%s "%s": "%s", and in the modal "%s"', (field, value, inPackage, inModal) => {
    expect(wordsFor(field, value)).toEqual({ package: inPackage, modal: inModal })
  })
})

describe('names', () => {
  test.each([
    'Al',
    "D'Souza",
    'Seán O’Brien',
    'Jean-Luc',
    'S. Ramanujan',
    'Anna (Annie) Roy',
    'आशा राव',
    'சுரேஷ்',
    'José Ángel',
    'Łukasz',
    '李小龙',
    'R2 D2',
    'a'.repeat(150),
    '𝒜𝒷',
  ])('"%s" is a name', (name) => {
    expect(wordsFor('name', name)).toBeUndefined()
  })

  test.each([
    'a'.repeat(151),
    '𝒜',
    '<script>',
    'a=b',
    'Robert; drop',
    'a\\b',
    '[x]',
    'a^b',
    'a > b',
    'new\u0000line',
    'smile 😀',
    'a"b',
    'a&b',
  ])('"%s" is none', (name) => {
    expect(wordsFor('name', name)).toBeDefined()
  })

  test('the apostrophe of a telephone is kept as that of a keyboard', () => {
    expect(readEnquiry({ ...GOOD, name: 'Seán O’Brien' }).name).toBe("Seán O'Brien")
  })

  test('spaces around and doubled inside are not kept', () => {
    expect(readEnquiry({ ...GOOD, name: '  Asha \t Rao ' }).name).toBe('Asha Rao')
  })
})

describe('email addresses', () => {
  test.each(['a@b.c', 'asha.rao+trip@mail.example.in', 'आशा@उदाहरण.भारत'])('%s is one', (email) => {
    expect(wordsFor('email', email)).toBeUndefined()
  })

  test.each([
    'asha@example',
    'asha.example.in',
    '@example.in',
    'asha@',
    'a b@example.in',
    'a@b@example.in',
    'asha@.',
    'asha@example.in\nBcc: all@example.in',
    `${'a'.repeat(245)}@example.in`,
  ])('%j is none', (email) => {
    expect(wordsFor('email', email)).toBeDefined()
  })
})

describe('mobile numbers', () => {
  test.each([
    '9876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '919876543210',
    '09876543210',
    '098765-43210',
    '(098) 765 43210',
    '98765.43210',
    ' 9876543210 ',
    '+919876543210',
  ])('%s is kept as 9876543210', (text) => {
    expect(normalisePhone(text)).toBe('9876543210')
    expect(readEnquiry({ ...GOOD, contactNumber: text }).contactNumber).toBe('9876543210')
  })

  test.each([
    ['+44 20 7946 0958', '+442079460958'],
    [' +1 (212) 555-2368 ', '+12125552368'],
    ['+92 300 1234567', '+923001234567'],
  ])('%s, of another country, is kept as %s', (text, kept) => {
    expect(normalisePhone(text)).toBe(kept)
    expect(readEnquiry({ ...GOOD, contactNumber: text }).contactNumber).toBe(kept)
  })

  test('a number of ten digits that starts with 91 keeps them', () => {
    expect(normalisePhone('9198765432')).toBe('9198765432')
  })

  test.each([
    '',
    '987654321',
    '98765432101',
    '+1 987654',
    '+0442079460958',
    '+4420794609581234',
    '+91 +44 20 7946 0958',
    '442079460958',
    '0919876543210',
    '9876543210x',
    '98765+43210',
    '९८७६५४३२१०',
    '98765432½0',
  ])('%j is no mobile number', (text) => {
    expect(normalisePhone(text)).toBeUndefined()
  })
})

describe('counts', () => {
  test.each(['1', '01', '9', '99', ' 2 '])('"%s" adults are taken', (adult) => {
    expect(wordsFor('adult', adult)).toBeUndefined()
  })

  test.each(['0', '00', '100', '-1', '1.5', '2e1', 'two', '٢', '+2'])('"%s" adults are not', (adult) => {
    expect(wordsFor('adult', adult)).toBeDefined()
  })

  test.each(['', '0', '1', '99'])('"%s" children are taken', (child) => {
    expect(wordsFor('child', child)).toBeUndefined()
  })

  test.each(['100', '-1', '1.5', 'one'])('"%s" children are not', (child) => {
    expect(wordsFor('child', child)).toBeDefined()
  })

  test('no children are none', () => {
    expect(readEnquiry({ ...GOOD, adult: ' 02 ', child: '' })).toMatchObject({ adult: 2, child: 0 })
  })
})
