/** The words that stand on a page before its reviews are fetched; the others come with them. */
export const LATE_TEXTS = {
  title: 'Reviews',
  none: 'Nobody has reviewed this yet. Only travellers who have been on the trip with us can.',
} as const

export function readAll(count: number): string {
  return count === 1 ? 'See the review' : `All ${count} reviews`
}
