import { expect, test } from 'vitest'
import { type Phrases, readPhrases } from './phrases.ts'
import { toLatin } from './scripts.ts'

test.each<[string, Phrases]>([
  ['under 20000', { words: '', budget: 20_000 }],
  ['packages below Rs. 25,000 per person', { words: 'packages', budget: 25_000 }],
  ['budget 15000', { words: '', budget: 15_000 }],
  ['15k budget honeymoon', { words: 'honeymoon', budget: 15_000 }],
  ['₹30000 family', { words: 'family', budget: 30_000 }],
  ['hotels less than 3000', { words: 'hotels', budget: 3000 }],
  ['upto 1.5 lakh', { words: '', budget: 150_000 }],
  ['1,25,000 rupees', { words: '', budget: 125_000 }],
  // Too little for a price: a number of people, of days, of an hour.
  ['ferry for 2', { words: 'ferry for 2' }],
  ['cellular jail 1906', { words: 'cellular jail 1906' }],
])('a budget: %s', (question, expected) => {
  expect(readPhrases(question)).toEqual(expected)
})

const nights = (least: number, most = least) => ({ least, most })
test.each<[string, Phrases]>([
  ['4n5d', { words: '', nights: nights(4) }],
  ['5 days', { words: '', nights: nights(4) }],
  ['five days honeymoon', { words: 'honeymoon', nights: nights(4) }],
  ['6 nights 7 days family', { words: 'family', nights: nights(6) }],
  ['3 nights', { words: '', nights: nights(3) }],
  ['weekend trip', { words: 'trip', nights: nights(2, 3) }],
  ['one week under 40k', { words: '', budget: 40_000, nights: nights(6, 7) }],
])('a length: %s', (question, expected) => {
  expect(readPhrases(question)).toEqual(expected)
})

test.each<[string, Phrases]>([
  ['december', { words: '', month: 12 }],
  ['andaman in march 2027', { words: '', month: 3 }],
  ['honeymoon in may', { words: 'honeymoon', month: 5 }],
  ['what may I carry', { words: 'what may i carry' }],
  ['sept weather', { words: 'weather', month: 9 }],
])('a month: %s', (question, expected) => {
  expect(readPhrases(question)).toEqual(expected)
})

test.each([
  ['makruzz', 'ferry'],
  ['Green Ocean 2 to Neil', 'ferry to neil'],
  ['speed boat', 'ferry'],
  ['ola cab', 'taxi taxi'],
  ['andaman honey moon', 'honeymoon'],
  ['kala pani', 'cellular jail'],
  ['bioluminescence', 'plankton'],
  ['andaman', 'tours'],
  ['north andaman', 'north andaman'],
  ['snorkelling price', 'snorkelling'],
])('other words for our things: %s', (question, words) => {
  expect(readPhrases(question).words).toBe(words)
})

test.each([
  ['हैवलॉक फेरी', 'havelock ferry'],
  ['नील', 'neil'],
  ['स्वराज द्वीप', 'swaraj dweep'],
  ['राधानगर', 'radhanagar'],
  ['होटल हैवलॉक', 'hotel havelock'],
  ['হ্যাভলক', 'havelock'],
  ['அந்தமான் தேனிலவு', 'andaman honeymoon'],
  // By its sound, in four scripts.
  ['कालापत्थर', 'kalapatthar'],
  ['ডিগলিপুর', 'digalipur'],
  ['బారాటాంగ్', 'baratang'],
  ['५ दिन', '5 days'],
  ['Havelock', 'Havelock'],
])('another script: %s', (question, latin) => {
  expect(toLatin(question)).toBe(latin)
})
