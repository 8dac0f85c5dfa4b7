import { expect, test } from 'vitest'
import { laddersOfChoice, refundLadders } from './refund-ladders.ts'

const NOW = '2026-12-01T06:00:00.000Z'
const until = (day: string) => `${day}T18:29:59.999Z`
const step = (paid: number, refund: number, isPaidInFull: boolean, day?: string) => ({
  ...{ from: NOW, paid, refund, isPaidInFull },
  ...(day === undefined ? {} : { until: until(day) }),
})

test('what is paid and what is still to be paid have a ladder each, with the sums of the server', () => {
  const steps = [
    step(18_800, 11_280, false, '2027-01-08'),
    step(18_800, 0, false, '2027-01-09'),
    step(37_600, 30_080, true, '2027-01-08'),
    step(37_600, 18_800, true, '2027-01-16'),
    step(37_600, 0, true),
  ]
  const ladders = refundLadders(steps, { due: 18_800, balanceDate: '2027-01-08', now: NOW })
  expect(ladders.map(({ title }) => title)).toEqual([
    'Of the ₹18,800 you have paid',
    'Once the balance of ₹18,800, due by Fri 8 Jan 2027, is in',
  ])
  expect(ladders.map(({ steps: shown }) => shown.map(({ when, back }) => `${when}: ${back}`))).toEqual([
    ['Until Fri 8 Jan 2027: ₹11,280', 'After that: ₹0'],
    ['Until Fri 8 Jan 2027: ₹30,080', 'Until Sat 16 Jan 2027: ₹18,800', 'After that: ₹0'],
  ])
})

test('a step that is over is not shown, and where none brings anything that holds from now on', () => {
  const steps = [step(37_600, 30_080, true, '2026-11-20'), step(37_600, 0, true)]
  const [ladder] = refundLadders(steps, { due: 0, now: NOW })
  expect(ladder?.steps).toEqual([{ when: 'From now on', back: '₹0', note: 'no refund', tone: 'late' }])
})

test('before anything is paid, the part paid first and the whole price have dated steps of their own', () => {
  const steps = [
    step(18_800, 11_280, false, '2027-01-08'),
    step(18_800, 0, false, '2027-01-09'),
    step(37_600, 30_080, true, '2027-01-08'),
    step(37_600, 0, true),
  ]
  const { initial, full } = laddersOfChoice(steps, NOW)
  expect(initial?.title).toBe('While ₹18,800 is paid')
  expect(initial?.steps.map(({ when, back }) => `${when}: ${back}`)).toEqual([
    'Until Fri 8 Jan 2027: ₹11,280',
    'After that: ₹0',
  ])
  expect(full?.title).toBe('Once all ₹37,600 is paid')
  expect(full?.steps.map(({ back }) => back)).toEqual(['₹30,080', '₹0'])
})

test('what all comes back until the balance is due is not said to be lost after it', () => {
  const steps = [step(173, 173, false, '2027-01-26'), step(578, 578, true, '2027-02-10'), step(578, 0, true)]
  const { initial } = laddersOfChoice(steps, NOW)
  expect(initial?.steps).toEqual([{ when: 'Until Tue 26 Jan 2027', back: '₹173', note: 'back', tone: 'early' }])
})

test('where everything is paid at once there is one ladder alone', () => {
  const { initial, full } = laddersOfChoice([step(37_600, 30_080, true, '2027-01-08'), step(37_600, 0, true)], NOW)
  expect([initial, full?.steps.length]).toEqual([undefined, 2])
})
