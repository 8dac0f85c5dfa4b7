import { expect, test } from 'vitest'
import { brand } from '#demo/brand.ts'
import { signInMail } from './sign-in-jobs.ts'

const ORIGIN = 'https://padauk.example'
const ask = {
  ...{ challengeId: 'c1', secret: '246810', email: 'asha@example.in', sealed: '' },
  expires_at: new Date('2026-11-22T04:40:00Z'),
}

test.each([
  {
    what: 'a code to sign in',
    reference: null,
    is_link: false,
    subject: 'Your code for Padauk',
    says: 'sign in to Padauk',
  },
  {
    ...{ what: 'a code for a booking', reference: 'PDK-7Q0M1-X0001', is_link: false },
    ...{ subject: 'Your code for booking PDK-7Q0M1-X0001', says: 'to open booking PDK-7Q0M1-X0001' },
  },
  {
    ...{ what: 'a link to sign in', reference: null, is_link: true },
    ...{ subject: 'Your link for Padauk', says: 'typed for this address several times' },
  },
  {
    ...{ what: 'a link for a booking', reference: 'PDK-7Q0M1-X0001', is_link: true },
    ...{ subject: 'Your link for Padauk', says: 'tried for booking PDK-7Q0M1-X0001 several times' },
  },
])('$what says what it is for', ({ reference, is_link, subject, says }) => {
  const kind = reference === null ? 'sign_in' : 'look_up'
  const mail = signInMail({ ...ask, kind, reference, is_link }, { ...brand, brandName: 'Padauk' }, ORIGIN)
  expect([mail.subject, mail.isSecret]).toEqual([subject, true])
  expect(mail.text).toContain(says)
  expect(mail.text).toContain(is_link ? `${ORIGIN}/sign-in?link=246810` : '246810')
})
