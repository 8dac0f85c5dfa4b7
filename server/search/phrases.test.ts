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
  // A number of people before the amount, and what all of them may pay together.
  ['package for 2 under 30000', { words: 'package', budget: 15_000 }],
  ['1 lakh for 4 adults', { words: '', budget: 25_000 }],
  ['family of 4 budget 80000', { words: 'family', budget: 20_000 }],
  ['for 2 under 30000 per person', { words: '', budget: 30_000 }],
  ['hotel for 2 under 4000', { words: 'hotel', budget: 4000 }],
  ['package 20000', { words: 'package', budget: 20_000 }],
  ['pin code 744101', { words: 'pin code 744101' }],
  // Too little for a price: a number of people, of days, of an hour.
  ['ferry for 2', { words: 'ferry' }],
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
  ['2 nights havelock 1 night neil', { words: 'havelock neil', nights: nights(3) }],
  ['weekend trip', { words: 'trip', nights: nights(2, 3) }],
  ['one week under 40k', { words: '', budget: 40_000, nights: nights(6, 7) }],
])('a length: %s', (question, expected) => {
  expect(readPhrases(question)).toEqual(expected)
})

test.each<[string, Phrases]>([
  ['december', { words: '', month: 12 }],
  ['andaman in march 2027', { words: '', month: 3 }],
  ['honeymoon in may', { words: 'honeymoon', month: 5 }],
  ['package in may month', { words: 'package', month: 5 }],
  ['holi trip', { words: 'trip', month: 3 }],
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
  ['andman nicobar tour', 'tour'],
  ['andaman tour packages', 'tours'],
  ['scooty on rent', 'scooter on rent'],
  ['speed boat ride', 'speed boat ride'],
  ['senior citizen parents trip', 'grandparents grandparents'],
  ['cheap andaman package', 'budget package'],
  ['nicobar', 'nicobar'],
])('other words for our things: %s', (question, words) => {
  expect(readPhrases(question).words).toBe(words)
})

test.each<[string, Phrases]>([
  ['how to reach neil island', { words: 'neil island' }],
  ['port blair se havelock kaise jaye', { words: 'port blair havelock' }],
  ['how to reach andaman', { words: 'flight' }],
  ['from kolkata by ship', { words: 'flight' }],
  ['ferry from neil to havelock tomorrow', { words: 'neil to havelock ferry' }],
  ['havelock from port blair by ferry', { words: 'port blair to havelock ferry' }],
  ['limestone cave from port blair', { words: 'limestone cave' }],
  ['honeymoon package from delhi', { words: 'honeymoon package' }],
  ['package from mumbai', { words: 'package', page: 'faq-how-do-we-get-to-the-andaman-islands' }],
  ['best time for scuba', { words: 'scuba', page: 'site-when-to-go' }],
  ['andaman ghumne ka sahi samay', { words: 'best time to visit' }],
  ['places to visit in port blair', { words: 'port blair' }],
  ['wheelchair ferry', { words: 'ferry', answer: 'faq-can-i-travel-with-a-wheelchair-or-a-pram' }],
  ['wheelchair', { words: 'wheelchair' }],
  [
    'helicopter to havelock',
    { words: 'ferry to havelock', answer: 'faq-how-do-we-get-from-the-airport-to-the-islands', isNearest: true },
  ],
  ['is there any ferry to neil in the evening?', { words: 'ferry to neil' }],
  ['parasailing in the monsoon', { words: 'parasailing', page: 'site-when-to-go' }],
  ['andaman in rainy season', { words: 'rainy season' }],
  ['havelock se neil ferry', { words: 'havelock to neil ferry' }],
  ['private taxi havelock full day', { words: 'taxi havelock' }],
  ['places to visit', { words: 'places to visit' }],
  ['hotel booking', { words: 'hotel' }],
  ['baratang cave booking', { words: 'baratang cave' }],
  ['cancel booking', { words: 'cancel booking' }],
  ['ferry havelock to neil island', { words: 'havelock to neil ferry' }],
  ['is havelock safe in july', { words: 'havelock', month: 7 }],
  ['is it safe to swim', { words: 'it safe to swim' }],
  ['new year package', { words: 'package', month: 12 }],
  ['25 december', { words: '', month: 12 }],
  ['neil island 1 day trip', { words: 'neil island sightseeing' }],
])('a turn of phrase: %s', (question, expected) => {
  expect(readPhrases(question)).toEqual(expected)
})

test.each([
  ['for 2 adults 1 kid', 'family'],
  ['package for 6 people', 'package group'],
  ['package for two', 'package'],
  ['tour for 4 friends', 'tour'],
  ['hotel for 2 adults and 2 children', 'hotel'],
  ['family of 5', 'family'],
  ['family of 5 hotel', 'hotel'],
  ['group of 20 college', 'group'],
])('a party: %s', (question, words) => {
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
  ['আন্দামান ফেরি', 'andaman ferry'],
  ['ಅಂಡಮಾನ್ ಪ್ರವಾಸ', 'andaman tour'],
  ['ഹാവ്‌ലോക്ക് ഹോട്ടൽ', 'havelock hotel'],
  ['અંદમાન ટુર પેકેજ', 'andaman tour package'],
  // By its sound, in four scripts.
  ['कालापत्थर', 'kalapatthar'],
  ['ডিগলিপুর', 'digalipur'],
  ['బారాటాంగ్', 'baratang'],
  ['५ दिन', '5 days'],
  ['Havelock', 'Havelock'],
])('another script: %s', (question, latin) => {
  expect(toLatin(question)).toBe(latin)
})
