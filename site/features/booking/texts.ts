export const BOOKING_TEXTS = {
  description: 'How your booking stands, what is paid, and what can be changed.',
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
  parts: 'What you have booked',
  partsKept: 'What is kept for you',
  partsAsked: 'What you asked for',
  cancelled: 'Cancelled',
  documents: 'Documents',
  documentNames: { voucher: 'Voucher (PDF)', invoice: 'GST invoice (PDF)', calendar: 'Calendar file' },
  travellers: 'Travellers',
  correct: 'Correct a name',
  correctNote: 'As on the photo ID. Until a day before travel.',
  correctSave: 'Save the names',
  renamed: 'The names are corrected.',
  named: 'We have the names of your group.',
  ladder: 'If you cancel',
  cancel: 'Cancel',
  cancelLead: 'Choose what to cancel. You see what comes back before anything is cancelled.',
  cancelAll: 'All of it',
  cancelWhich: 'What do you want to cancel?',
  cancelPreview: 'Show what comes back',
  cancelNothing: 'Please choose what to cancel',
  cancelTitle: 'This is what comes back',
  cancelBack: 'You get back',
  cancelKeep: 'We keep',
  cancelPaid: 'You have paid',
  cancelPrice: 'Price of what you cancel',
  cancelLater: 'If you wait',
  cancelPart: 'What you have paid stays with the rest of your booking. What is more than its price comes back.',
  cancelConfirm: 'Yes, cancel and refund',
  cancelConfirmFree: 'Yes, cancel',
  cancelLeave: 'Keep my booking',
  cancelledEmpty: 'It was cancelled, and nothing is paid back.',
  cancelDone: 'It is cancelled.',
  cancelRefund: 'It is cancelled. What comes back to you stands under Refunds.',
  refunds: 'Refunds',
  refundSteps: ['Approved', 'Sent to the bank', 'Refunded'],
  ask: 'Ask a question',
  askLabel: 'Your question',
  askNote: 'Our office answers by e-mail, Monday to Saturday.',
  askSend: 'Send the question',
  history: 'What happened so far',
  checkAgain: 'Check again',
  openPayment: 'Go to the payment page again',
  waiting: 'Waiting for your payment',
  waitingText: 'If you have paid, this page changes by itself as soon as your bank tells us.',
  waitingPlain: 'If you have paid, check again in a few seconds.',
  slow: 'Your bank has not told us yet. Nothing is lost: what you hold is kept, and a payment that comes late is booked or sent back in full.',
  failed: 'The payment did not go through, and nothing was taken.',
  lateNote: 'Your payment came after the time to pay; we could still book everything.',
  away: 'The payment page does not answer at the moment. Nothing was charged. Please try again in a minute.',
  again: 'Ask for the same again',
  quote: 'See it at the prices of today',
  againNote: 'If it is still free you get it at the price of that moment.',
  gatewayNote: 'Do not close the payment page before it says that you are done.',
  print: 'This page prints on one A4 sheet.',
} as const

export const MISSING_TEXTS = {
  title: 'We cannot show you this booking',
  text: 'There is no booking with this reference, or it is not open in this browser. Sign in with the e-mail address it was made with, or open it with its reference: we send you a code.',
  signIn: 'Sign in or open by reference',
  home: 'Home',
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

export function askedText(reference: string): string {
  return `Your question is on its way. Its reference is ${reference}.`
}
