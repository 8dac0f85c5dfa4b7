/** The words around the people of the office. */
export const OFFICE_TEXTS = {
  people: 'Who answers you',
  registrations: 'Registrations',
} as const

/** The promise of an answer, as a rule that stays true while a page lies in a cache. */
export function promiseText({ until, by }: { until: string; by: string }): string {
  return `Written until ${until}, answered by ${by} the same day; written later, by ${by} on our next day. You read the exact time when you have sent it.`
}
