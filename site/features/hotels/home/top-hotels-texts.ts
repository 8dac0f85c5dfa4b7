/** The words of the section on a front page; the others stay with the pages of hotels. */
export const TOP_TEXTS = { title: 'Discover the Top Hotel', all: 'All hotels' } as const

/** "Resort, 4 stars" */
export function kindText(type: string, stars: number): string {
  if (stars < 1) return type
  return `${type}, ${stars === 1 ? '1 star' : `${stars} stars`}`
}
