import { CAR_MESSAGES } from '#contract/terms/car-texts.ts'
import { RESULTS_TEXTS } from './results-texts.ts'

/** The name in the results' address for why an enquiry led back to them. */
export const AGAIN_NAME = 'again'

/** Why cars are to be chosen again, in words. */
export const AGAIN_WORDS = { gone: CAR_MESSAGES.gone, unread: RESULTS_TEXTS.unreadCars } as const
export type AgainWord = keyof typeof AGAIN_WORDS

/** What the results say first; nothing where they were not led back to. */
export function againProblems(query: URLSearchParams): string[] {
  const word = query.get(AGAIN_NAME)
  return word === 'gone' || word === 'unread' ? [AGAIN_WORDS[word]] : []
}
