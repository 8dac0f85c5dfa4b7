import { counted } from '#contract/terms/counted.ts'
export const BOOKING_TEXTS = {
  reference: 'Booking reference',
  money: 'Payment',
  total: 'Total',
  tax: 'Taxes and fees inside',
  paid: 'Paid',
  owed: 'Price after cancelling',
  back: 'Goes back to you',
  toPay: 'To pay',
  pay: 'Pay',
  payBalance: 'Pay balance',
  payAgain: 'Pay again',
  cancelled: 'Cancelled',
  travellers: 'Travellers',
  correct: 'Correct a name',
  correctNote: 'As on the photo ID. Until a day before travel.',
  correctSave: 'Save the names',
  ladder: 'If you cancel',
  cancel: 'Cancel',
  cancelLead: 'A part or all of it. You see what comes back before anything is cancelled.',
  cancelLeadOne: 'You see what comes back before anything is cancelled.',
  cancelAll: 'All of it',
  cancelWhich: 'What do you want to cancel?',
  cancelPreview: 'Show what comes back',
  refunds: 'Refunds',
  refundSteps: ['Approved', 'Sent to the bank', 'Refunded'],
  ask: 'Ask a question',
  askLabel: 'Your question',
  askNote: 'Our office answers by email.',
  askSend: 'Send the question',
  history: 'What happened so far',
  agreed: 'What you agreed to',
  agreedNote: 'The policies as they were that day',
  checkAgain: 'Check again',
  openPayment: 'Go to the payment page again',
  waiting: 'Waiting for your payment',
  again: 'Ask for the same again',
  quote: 'See it at the prices of today',
  againNote: 'If it is still free you get it at the price of that moment.',
  gatewayNote: 'Do not close the payment page before it says that you are done.',
  title: 'My Bookings',
  days: 'Your days, hour by hour',
  ferries: 'Ferry tickets',
  stays: 'Where you stay',
  cars: 'Cars and drivers',
  activities: 'Activities',
  inside: 'What is included, and what is not',
  included: 'Included',
  notIncluded: 'Not included',
  carry: 'Carry with you',
  permits: 'Permits',
  papers: 'Papers',
  talk: 'Talk to us',
  emergency: 'If something goes wrong',
  changed: 'Something has changed?',
} as const

export function payBy(day: string): string {
  return `by ${day}`
}

/** "The rest, by Wed 27 Jan 2027" */
export function restBy(day: string): string {
  return `The rest, by ${day}`
}

export function refundBy(day: string): string {
  return `On your account by ${day}`
}

/** "Last: Sun 22 Nov 2026, 18:02, Payment of ₹21,399 received" */
export function lastText({ at, text }: { at: string; text: string }): string {
  return `Last: ${at}, ${text}`
}

/** "5 things are, 6 are not" */
export function insideText(included: number, notIncluded: number): string {
  return `${counted(included, 'thing is', 'things are')}, ${counted(notIncluded, 'is', 'are')} not`
}
