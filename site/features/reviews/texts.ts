import { counted } from '#contract/terms/counted.ts'
/** The words of reviews. */
export const REVIEW_TEXTS = {
  title: 'Reviews',
  sample: 'Sample data',
  sampleNote: 'These reviews are sample data, written to show the site. They are not from travellers.',
  noneTitle: 'No reviews yet',
  noneText:
    'Reviews on this site come only from travellers who have been on the trip with us. The first ones will stand here.',
  pastEndText: 'There are no reviews on this page of the list.',
  firstPage: 'Back to the first page',
  pages: 'Pages of reviews',
} as const

export function reviewsOf(name: string): string {
  return `Reviews of ${name}`
}

export function countText(count: number): string {
  return counted(count, 'review')
}

export function starsText(rating: number): string {
  return `${rating} of 5 stars`
}

export function photoText(number: number, name: string): string {
  return `Photograph ${number} by ${name}`
}

export function barText(stars: number): string {
  return counted(stars, 'star')
}
