import { BANK_DAYS } from './booking-rules.ts'
import type { BookingState, RefundState } from './booking-states.ts'

/** How a state looks: `good` is done, `due` asks the visitor for something, `plain` is neither. */
export type StateTone = 'good' | 'due' | 'plain'

/** Where a booking stands, as a label and as what it means for the visitor. */
export const BOOKING_STATE_LABELS: Readonly<Record<BookingState, { word: string; meaning: string; tone: StateTone }>> =
  {
    quoted: { word: 'Quote', meaning: 'Nothing is kept for you yet.', tone: 'plain' },
    held: { word: 'Waiting for payment', meaning: 'We keep everything for you until the time shown.', tone: 'due' },
    paying: {
      word: 'Payment in progress',
      meaning: 'You have started to pay, and we keep everything meanwhile.',
      tone: 'due',
    },
    confirmed_part: {
      word: 'Confirmed, balance due',
      meaning: 'Your initial payment is in. Please pay the balance by the day shown.',
      tone: 'due',
    },
    confirmed: {
      word: 'Confirmed',
      meaning: 'It is paid in full. Take your voucher with you, on paper or on your phone.',
      tone: 'good',
    },
    expired: { word: 'Expired', meaning: 'It was not paid in time, so nothing is kept any more.', tone: 'plain' },
    settling: {
      word: 'Refund on its way',
      meaning: 'Your payment came when a part was taken. All of it goes back to you.',
      tone: 'due',
    },
    cancelled: {
      word: 'Cancelled',
      meaning: 'It was cancelled. What comes back to you is listed below.',
      tone: 'plain',
    },
    no_show: { word: 'Not travelled', meaning: 'Nobody came for it on the day.', tone: 'plain' },
    completed: { word: 'Travelled', meaning: 'The trip is over. Thank you for travelling with us.', tone: 'good' },
  }

/** Where a refund stands. */
export const REFUND_STATE_LABELS: Readonly<Record<RefundState, { word: string; meaning: string; tone: StateTone }>> = {
  due: { word: 'Approved', meaning: 'We send it to your bank within a minute.', tone: 'due' },
  sent: { word: 'Sent to the bank', meaning: `Banks take ${BANK_DAYS} to show it.`, tone: 'due' },
  processed: { word: 'Refunded', meaning: `Your bank has it. Banks take ${BANK_DAYS} to show it.`, tone: 'good' },
  failed: { word: 'Being sent again', meaning: 'The bank did not take it, so we send it again.', tone: 'due' },
  manual: { word: 'Looked after by our office', meaning: 'We will call you to pay it another way.', tone: 'due' },
}
