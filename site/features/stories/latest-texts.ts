/** The words of the section on a front page; the others stay with the blog. */
export const LATEST_TEXTS = { title: 'Latest Blog', all: 'All stories' } as const
