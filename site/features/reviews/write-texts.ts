import { PHOTO_MEGABYTES_MAX } from '#contract/terms/limits.ts'

/** The words of the page on which an invited traveller writes. */
export const WRITE_TEXTS = {
  lead: 'Good or bad: other travellers decide by what you write.',
  stars: 'How was it?',
  title: 'Title',
  optional: 'optional',
  text: 'Your review',
  textHint: 'What you liked, what you did not, and what you would tell a friend. 20 to 2,000 characters.',
  submit: 'Publish the review',
  thanks: 'Thank you',
  readers: 'Your review helps those who travel next. An invitation can be used once.',
  after: 'You can add photographs in the next step.',
  photos: 'Photographs',
  photosNote:
    'They are shown once somebody at our office has looked at them. We make them smaller and remove what the camera wrote into them, the place and the time above all. Please send none on which others can be recognised who have not agreed.',
  photosHint: `JPEG, PNG or WebP, each up to ${PHOTO_MEGABYTES_MAX} MB. On a slow line, send them one at a time.`,
  photosSubmit: 'Send photographs',
  photosKept: 'Your photographs are here. They are shown with your review once we have looked at them.',
  away: 'Your review could not be kept at the moment. What you wrote is still here: please try again in a minute.',
} as const

/** What the five choices say beside their stars. */
export const STAR_WORDS: Record<string, string> = {
  5: '5 stars: very good',
  4: '4 stars: good',
  3: '3 stars: fair',
  2: '2 stars: poor',
  1: '1 star: bad',
}

export function reviewTitle(name: string): string {
  return `Review ${name}`
}

/** "It is shown as from Asha, who travelled in December 2026." */
export function signedText(name: string, month: string): string {
  return `It is shown as from ${name}, who travelled in ${month}, and with nothing else of yours.`
}

/** "Add up to three photographs", or the one that is left. */
export function photosTitle(left: number): string {
  return left === 1 ? 'Add one more photograph' : `Add up to ${left} photographs`
}

export function standsText(name: string): string {
  return `Your review of ${name} is on its page.`
}

export function readReviewsText(name: string): string {
  return `Reviews of ${name}`
}
