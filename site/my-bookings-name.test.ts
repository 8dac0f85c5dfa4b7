import { expect, test } from 'vitest'
import * as account from './features/account/texts.ts'
import { BOOKING_TEXTS } from './features/booking/texts.ts'
import * as checkout from './features/checkout/texts.ts'
import * as contact from './features/contact/texts.ts'
import { COMPANY_LINKS } from './features/layout/footer-links.ts'
import * as quote from './features/quote/texts.ts'

test('My Bookings is spelled one way, that of the specification, wherever a visitor reads it', () => {
  const texts = JSON.stringify([BOOKING_TEXTS, account, checkout, contact, COMPANY_LINKS, quote])
  const spellings = texts.match(/my bookings/gi) ?? []
  expect(spellings.length).toBeGreaterThan(6)
  expect([...new Set(spellings)]).toEqual(['My Bookings'])
})
