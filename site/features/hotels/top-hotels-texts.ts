/** The words of the section on a front page; the others stay with the pages of hotels. */
export const TOP_TEXTS = { title: 'Discover the Top Hotel', all: 'All hotels' } as const
