import { dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { Choice } from '#contract/v1/choices.ts'
import { CHOICE_TEXTS, costText, keepText, refundText } from './texts.ts'

/** One of the places to go. */
export type OptionView = { id: string; words: string; cost: string; note: string; keptUntil: string }

export type ChoiceView = {
  what: string
  reason: string
  state: Choice['state']
  until: string
  settled: string
  options: OptionView[]
  refund: string
  keepNote: string
  bookingHref: string
}

/** What the page says, in words. */
export function choiceView(choice: Choice): ChoiceView {
  const { what, reason, state, answerBy, settled, options, kept, keptMinutes, ref } = choice
  return {
    ...{ what, reason, state, settled: settled ?? '' },
    until: answerBy === null ? '' : momentText(answerBy),
    options: options.map(({ id, words, isTogether, ...costs }) => ({
      ...{ id, words, cost: costText(costs), note: isTogether ? '' : CHOICE_TEXTS.apart },
      keptUntil: kept?.id === id ? timeInIndia(new Date(kept.until)) : '',
    })),
    ...{ refund: refundText(choice), keepNote: keepText(keptMinutes), bookingHref: visitorPaths.booking(ref) },
  }
}

/** "Fri 25 Dec 2026, 06:30" */
function momentText(instant: string): string {
  const at = new Date(instant)
  return `${formatDay(dayInIndia(at))}, ${timeInIndia(at)}`
}
