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
  chooseAge: 'Choose an age',
  underOne: 'Under 1',
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

export function ageOfChild(number: number): string {
  return `Age of child ${number}`
}

export function ageText(age: number): string {
  if (age === 0) return ENQUIRY_TEXTS.underOne
  return age === 1 ? '1 year' : `${age} years`
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
  return `You can send again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

/** The words of the contact page beside those of every enquiry. */
export const CONTACT_TEXTS = {
  formTitle: 'Write to us',
  message: 'Your question',
  messageHint: 'Dates, names of boats or hotels, who travels: the more we know, the shorter our answer.',
  messageEmpty: 'Please write your question',
  messageLong: 'Please keep your question under 2,000 characters',
  party: 'How many of you would travel? Leave it as it is if you only have a question.',
  submit: 'Send',
  office: 'Call, write or visit',
  hours: 'Hours',
  address: 'Our office',
  map: 'Map of South Andaman with our office',
  support: 'Support for bookings',
  general: 'Everything else',
  newTab: ' (opens in a new tab)',
  sentStep: 'Sent',
  sentTitle: 'We have your question',
  sentNext: 'Someone from our office writes to the email address you gave. Quote the reference if you call us.',
  another: 'Ask something else',
  faq: 'Questions and answers',
  faqLead: 'Many questions are answered already:',
  bookedLead: 'Booked already? See it, pay or change it in',
  booked: 'My Bookings',
  unknownTitle: 'Nothing was sent',
  unknown: 'This address names no question of yours. Write to us with the form.',
} as const
