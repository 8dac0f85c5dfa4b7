import { expect, test } from 'vitest'
import { termsByDay } from '#server/products/cancellation-terms.ts'
import { refundSteps } from './planned-view.ts'

const START = '2027-02-13'
const TRIP = {
  ...{ price: { amountPayable: 60_000 }, nonRefundable: 0, terms: termsByDay(START) },
  startsAt: new Date(`${START}T00:00:00+05:30`),
}
/** What would come back of the first payment, up to which instant. */
const ofFirst = (lapsesAt: Date, now: Date) =>
  refundSteps({ lines: [TRIP], paid: 30_000, lapsesAt, now })
    .filter(({ isPaidInFull }) => !isPaidInFull)
    .map(({ until, refund }) => [until, refund])

test('a balance may be missing up to and with its last instant', () => {
  const now = new Date('2026-12-01T12:00:00Z')
  const after = (ms: number) => new Date(now.getTime() + ms)
  expect(ofFirst(after(1), now)).toEqual([[after(1).toISOString(), 18_000]])
  expect(ofFirst(now, now)).toEqual([[now.toISOString(), 18_000]])
  expect(ofFirst(after(-1), now)).toEqual([])
})
