import { counted } from '#contract/terms/counted.ts'
/** The words of the enquiry's page and dialog; messages of the catalogue are in contract/terms/messages.ts. */
export const ENQUIRY_TEXTS = {
  title: 'Quick Enquiry',
  step: 'Enquiry',
  name: 'Name',
  email: 'Email',
  contactNumber: 'Mobile number',
  contactHint: 'Ten digits; from abroad with +',
  adult: 'Adults',
  adultHint: 'Aged 13 and over',
  child: 'Children',
  childHint: 'Aged up to 12',
  travelDate: 'Travel date',
  message: 'Message',
  messageHint: 'Anything we should know: flight times, food, who needs a ground-floor room.',
  optional: 'optional',
  cancel: 'Cancel',
  submit: 'Submit',
  leaveEmpty: 'Leave this empty',
  tooQuick: 'That was very quick. Please look over your details and press Submit once more.',
  trapped: 'A field that should stay empty was filled in. Please try again, or call us.',
  intro: 'Tell us who travels and how to reach you. We check dates and rooms, then write to you. You pay nothing now.',
  price: 'Price for this party',
  aboveLimit: 'Send the enquiry all the same: we make larger groups an offer.',
  sentTitle: 'We have your enquiry',
  answerSoon: 'We answer as soon as we can.',
  sentNext: 'We write to the email address you gave. Quote the reference if you call us.',
  backToPackage: 'Back to the package',
  morePackages: 'See all packages',
  close: 'Close this message',
} as const

export function enquireAbout(packageName: string): string {
  return `Enquire about ${packageName}`
}

/** When the office answers: "We answer on Mon 30 Nov by 18:00." `when` is empty where our hours do not say. */
export function answerText(when: string): string {
  return when === '' ? ENQUIRY_TEXTS.answerSoon : `We answer on ${when}.`
}

export function referenceText(reference: string): string {
  return `Your reference is ${reference}.`
}

/** "You can send again in 8 minutes." */
export function waitText(seconds: number): string {
  if (seconds < 60) return 'You can send again in a minute.'
  const minutes = Math.ceil(seconds / 60)
  return `You can send again in ${counted(minutes, 'minute')}.`
}
