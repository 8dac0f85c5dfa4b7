import { expect, test } from 'vitest'
import { refundSentences } from './refund-texts.ts'

const NOW = '2026-11-24T04:30:00.000Z'
const FIRST = '2027-01-29T18:29:59.999Z'
const SECOND = '2027-02-06T18:29:59.999Z'
const part = { paid: 32_640, isPaidInFull: false }
const full = { paid: 65_280, isPaidInFull: true }

test('what is paid now and what is paid then are told apart, each with its days', () => {
  const steps = [
    { ...part, from: NOW, until: FIRST, refund: 19_584 },
    { ...part, from: FIRST, until: '2027-01-30T18:29:59.999Z', refund: 0 },
    { ...full, from: NOW, until: FIRST, refund: 52_224 },
    { ...full, from: FIRST, until: SECOND, refund: 32_640 },
    { ...full, from: SECOND, refund: 0 },
  ]
  expect(refundSentences(steps, { due: 32_640, balanceDate: '2027-01-29' })).toEqual([
    'Until Fri 29 Jan 2027: ₹19,584 of the ₹32,640 you have paid.',
    'After Fri 29 Jan 2027: nothing comes back.',
    'Once the balance of ₹32,640 is in, due by Fri 29 Jan 2027:',
    'Until Fri 29 Jan 2027: ₹52,224.',
    'Until Sat 6 Feb 2027: ₹32,640.',
    'After Sat 6 Feb 2027: nothing comes back.',
  ])
  expect(refundSentences(steps, { due: 32_640, most: 1 }).slice(-2)).toEqual([
    'Until Fri 29 Jan 2027: ₹52,224.',
    'Less after that, by date, in the voucher.',
  ])
})

test('an hour is said where a step does not end with its day; nothing at all is said in a word', () => {
  const car = [
    { ...full, from: NOW, until: '2027-02-09T06:00:00.000Z', refund: 1_313 },
    { ...full, from: '2027-02-09T06:00:00.000Z', refund: 0 },
  ]
  expect(refundSentences(car, { due: 0 })).toEqual([
    'Until Tue 9 Feb 2027, 11:30: ₹1,313.',
    'After Tue 9 Feb 2027, 11:30: nothing comes back.',
  ])
  expect(refundSentences([{ ...full, from: NOW, refund: 0 }], { due: 0 })).toEqual(['Nothing comes back.'])
})
