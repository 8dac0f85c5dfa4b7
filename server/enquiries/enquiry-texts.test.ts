import { describe, expect, it } from 'vitest'
import { activityBookingText, travellersText, withAdded } from './enquiry-texts.ts'

describe('travellersText', () => {
  it.each([
    [{ adultCount: 1, childCount: 0, childAges: null, infantCount: 0 }, '1 adult'],
    [{ adultCount: 2, childCount: 2, childAges: [0, 6], infantCount: 0 }, '2 adults, 2 children (under 1, age 6)'],
    [{ adultCount: 2, childCount: 1, childAges: null, infantCount: 2 }, '2 adults, 1 child, 2 infants'],
  ])('%j is %s', (party, words) => {
    expect(travellersText(party)).toBe(words)
  })
})

describe('withAdded', () => {
  it('keeps of the words of the sender what ours do not say, on a line of its own', () => {
    expect(withAdded('Drive; 25 Dec', '2 adults', 'drive; 2 adults, 1 child; 25 Dec\nplease early')).toBe(
      'Drive; 25 Dec\n2 adults, 1 child; please early',
    )
    expect(withAdded('Drive; 25 Dec', '2 adults', '25 Dec; 2 adults')).toBe('Drive; 25 Dec')
    expect(withAdded('', '2 adults', 'Something else')).toBe('Something else')
  })
})

describe('activityBookingText', () => {
  it('leave out what was not said', () => {
    expect(activityBookingText({ guests: 1 })).toEqual(['1 guest'])
    expect(activityBookingText({ guests: 2, date: '2026-12-25' })).toEqual(['Fri 25 Dec 2026', '2 guests'])
  })
})
