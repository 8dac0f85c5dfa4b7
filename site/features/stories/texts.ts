import { formatDay } from '#contract/terms/india-time.ts'

/** The words of the blog. */
export const STORY_TEXTS = {
  heading: 'Stories',
  intro:
    'What we tell our own guests before they come: the boats, the seasons, the rules, and where a rupee is well spent.',
  description:
    'Practical stories for an Andaman holiday: when to go, ferries, permits, children, diving, budgets and the monsoon.',
  emptyTitle: 'No stories yet',
  emptyText: 'We are still writing. The year in charts is there already.',
  whenToGo: 'When to go, in charts',
  subscribe: 'RSS feed',
  byUs: 'By our office in the islands',
  places: 'Places in this story',
  packages: 'Packages that fit',
  more: 'More stories',
  failedTitle: 'This story could not be read',
} as const

/** "14 Nov 2026": the weekday of a story means nothing. */
export function storyDay(day: string): string {
  return formatDay(day).slice(4)
}

export function minutesText(minutes: number): string {
  return `${minutes} min read`
}

export function pageTitle(page: number): string {
  return page === 1 ? STORY_TEXTS.heading : `${STORY_TEXTS.heading}, page ${page}`
}

/** Who wrote a story: the office where nobody is named. */
export function byText(author: string | undefined): string {
  return author === undefined ? STORY_TEXTS.byUs : `By ${author}`
}
