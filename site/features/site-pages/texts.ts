import { formatDay } from '#contract/terms/india-time.ts'

/** The words around our pages of text; the texts themselves are records. */
export const PAGE_TEXTS = {
  policies: 'Our policies',
  policiesNav: 'All policies',
  contact: 'Contact us',
  ask: 'Ask us',
  askTitle: 'Something not answered?',
  askText: 'Write or call: a question costs nothing.',
  failedTitle: 'This page could not be read',
  print: 'Prints well on A4. A booking keeps the version that was shown when it was made.',
  groups: 'Groups of questions',
  earlier: 'Earlier versions',
  holdsNow: 'Read the version that holds now',
} as const

/** "Last changed Sun 1 Nov 2026". */
export function changedText(day: string): string {
  return `Last changed ${formatDay(day)}`
}

export function heldUntilText(day: string): string {
  return `This version held until ${formatDay(day)}. Trips booked under it keep it.`
}

/** "Version 1.1, from Sun 1 Nov 2026 until Fri 1 Jan 2027". */
export function earlierText({ version, from, until }: { version: string; from: string; until: string }): string {
  return `${versionText(version)}, from ${formatDay(from)} until ${formatDay(until)}`
}

export function versionText(version: string): string {
  return `Version ${version}`
}
