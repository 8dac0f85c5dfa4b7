import { expect } from 'vitest'
import { TRIP_ID } from './traveller.ts'

export const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
/** Of one ferry seat, as a hold and a booking answer it. */
export const PRICE = {
  packageBasePrice: expect.any(Number),
  discount: 0,
  taxAmount: expect.any(Number),
  amountPayable: 1_705,
}
export const LINE = {
  kind: 'ferry',
  tripId: TRIP_ID,
  seats: ['P2A'],
  priceVersion: expect.any(String),
  lineId: 'line-1',
  title: expect.stringContaining(' to '),
  startsAt: INSTANT,
  endsAt: INSTANT,
  price: PRICE,
  nonRefundable: 0,
  cancellation: [
    { until: INSTANT, refundPercent: 80, refund: 1_364 },
    { until: INSTANT, refundPercent: 50, refund: 852 },
  ],
  initialPercent: 100,
  details: expect.any(Array),
  state: 'live',
}
/** The trip by days and what comes back by when; their own tests read them whole (trip-plan.test.ts, refund-steps.test.ts). */
export const TOLD = {
  plan: expect.objectContaining({
    firstDate: '2026-12-25',
    ferries: [expect.objectContaining({ departTime: '08:00', reportTime: '07:00' })],
  }),
  refundSteps: [
    { from: INSTANT, until: '2026-12-23T02:30:00.000Z', paid: 1_705, refund: 1_364, isPaidInFull: true },
    expect.objectContaining({ until: '2026-12-24T02:30:00.000Z', refund: 852 }),
    expect.objectContaining({ from: '2026-12-24T02:30:00.000Z', refund: 0 }),
  ],
}
