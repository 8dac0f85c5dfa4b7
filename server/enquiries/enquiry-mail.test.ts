import { describe, expect, it } from 'vitest'
import { brand } from '#demo/brand.ts'
import { operatorMail, travellerMail } from './enquiry-jobs.ts'
import type { StoredEnquiry } from './store.ts'

const enquiry: StoredEnquiry = {
  reference: 'ENQ-7K2M9P',
  createdAt: new Date('2026-12-01T20:15:00Z'),
  subject: 'Travel Package',
  packageId: 'emerald',
  packageName: 'Emerald Isles',
  name: 'Asha Rao',
  email: 'asha@example.com',
  contactNumber: '9876543210',
  adultCount: 2,
  childCount: 2,
  childAges: [0, 6],
  infantCount: 0,
  travelDate: '2026-12-25',
  message: 'Two rooms,\nsea side <please>',
  aboutId: null,
  aboutWords: null,
  aboutDetail: null,
  price: null,
}

describe('the mails of an enquiry', () => {
  it('give a traveller who has proved the mailbox the reference and a copy', () => {
    const mail = travellerMail(enquiry, brand, { isProved: true })
    expect(mail.to).toEqual({ name: '', address: 'asha@example.com' })
    expect(mail.subject).toBe('Your enquiry ENQ-7K2M9P with Padauk')
    expect(mail.text).toContain('Dear Asha Rao,')
    expect(mail.text).toContain('About: Emerald Isles (travel package)')
    expect(mail.text).toContain('Travellers: 2 adults, 2 children (under 1, age 6)')
    expect(mail.text).toContain('Travel date: Fri 25 Dec 2026')
    expect(mail.text).toContain('Message: Two rooms,\n    sea side <please>')
    expect(mail.text).toContain(brand.phones[0]?.text)
  })

  it('give a mailbox that anyone may have named the reference and what it is about, and no word of the sender', () => {
    const detail = 'The sender says: your trip is cancelled, pay at the number below'
    const asked = { ...enquiry, aboutWords: 'Sea house; 2 nights', aboutDetail: `Sea house; 2 nights\n${detail}` }
    const mail = travellerMail({ ...asked, name: 'Your refund is ready' }, brand, { isProved: false })
    expect(mail.to).toEqual({ name: '', address: 'asha@example.com' })
    for (const words of [
      'Dear traveller,',
      'ENQ-7K2M9P',
      'Emerald Isles',
      'Asked for: Sea house; 2 nights',
      'Fri 25 Dec 2026',
    ])
      expect(mail.text).toContain(words)
    for (const words of ['refund', 'sender', 'cancelled', 'Two rooms', '9876543210'])
      expect(mail.subject + mail.text + mail.html).not.toContain(words)
  })

  it('give the office who asks, when in Indian time, and a way to answer', () => {
    const mail = operatorMail(enquiry, brand)
    expect(mail.to.address).toBe(brand.email)
    expect(mail.replyTo).toEqual({ name: 'Asha Rao', address: 'asha@example.com' })
    expect(mail.subject).toBe('Enquiry ENQ-7K2M9P: Emerald Isles, 2 adults, 2 children (under 1, age 6)')
    expect(mail.text).toContain('Mobile number: +91 98765 43210')
    const abroad = operatorMail({ ...enquiry, contactNumber: '+442079460958' }, brand)
    expect(abroad.text).toContain('Mobile number: +44 20 7946 0958')
    expect(mail.text).toContain('Received: Wed 2 Dec 2026, 01:45 IST')
    expect(mail.text).toContain('Answer promised: Wed 2 Dec by 18:00 IST')
    const copy = travellerMail(enquiry, brand, { isProved: false })
    expect(copy.text, 'the same as the traveller is told').toContain('We answer on Wed 2 Dec by 18:00 IST')
  })

  it('name the price of that day and what it is for, and that it is not yet a booking', () => {
    const price = { amountPayable: 47_600, taxAmount: 2_267, covers: '2 adults sharing, High season, +15%' }
    for (const mail of [
      travellerMail({ ...enquiry, price }, brand, { isProved: false }),
      operatorMail({ ...enquiry, price }, brand),
    ]) {
      expect(mail.text).toContain(
        [
          'Price: ₹47,600, of which ₹2,267 taxes',
          '    2 adults sharing, High season, +15%',
          '    This is the price of today, Wed 2 Dec 2026. It is not yet a booking.',
        ].join('\n'),
      )
    }
    expect(travellerMail(enquiry, brand, { isProved: false }).text).not.toContain('Price')
  })

  it('write what was typed as text, never as markup', () => {
    for (const mail of [travellerMail(enquiry, brand, { isProved: true }), operatorMail(enquiry, brand)]) {
      expect(mail.html).toContain('sea side &lt;please&gt;')
      expect(mail.html).not.toContain('<please>')
    }
  })

  it('carry no stranger’s links to others under our name', () => {
    const lure = { ...enquiry, name: 'http://evil.example', message: 'Win at www.evil.example now' }
    const copy = travellerMail(lure, brand, { isProved: true })
    expect(copy.text).not.toContain('evil')
    expect(copy.text).toContain('Dear traveller,')
    expect(operatorMail(lure, brand).text).toContain('Win at www.evil.example now')
  })
})
