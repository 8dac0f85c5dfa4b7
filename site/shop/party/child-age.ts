import { counted } from '#contract/terms/counted.ts'
import { BOOK_TEXTS } from '../book/book-texts.ts'
import type { AskField } from '../book/wanted.ts'

export const AGE_TEXTS = { choose: 'Choose an age', underOne: 'Under 1' } as const

/** 0 is under 1; undefined is not chosen yet. */
export type ChildAge = number | undefined

export function ageOfChild(number: number): string {
  return `Age of child ${number}`
}

export function ageText(age: number): string {
  if (age === 0) return AGE_TEXTS.underOne
  return counted(age, 'year')
}

export function missingAge(number: number, children: number): string {
  return children === 1
    ? 'Choose the age of the child to see the price.'
    : `Choose the age of child ${number} to see the price.`
}

/** On the server: the question for each age, where a panel's fields do not say them all. */
export function askedAges(ages: readonly ChildAge[], oldest: number, words = ageText): AskField[] {
  const options = Array.from({ length: oldest + 1 }, (_, age) => ({ value: String(age), label: words(age) }))
  return ages.map((age, index) => ({
    name: 'childAges',
    label: ageOfChild(index + 1),
    type: 'select',
    value: age === undefined ? '' : String(age),
    options,
    ...(age === undefined ? { error: BOOK_TEXTS.needsAge } : {}),
  }))
}
