import { BOOK_NOW, ENQUIRE_NOW } from '#contract/terms/action-labels.ts'
import { counted } from '#contract/terms/counted.ts'

export const COMPARE_TEXTS = {
  title: 'Compare packages',
  crumb: 'Compare',
  form: 'Party and date',
  start: 'Start',
  show: 'Show prices',
  add: 'Add a package',
  addButton: 'Add',
  remove: (name: string) => `Take ${name} out of the comparison`,
  book: BOOK_NOW,
  look: 'View Details',
  table: (count: number) => `${counted(count, 'package')} compared`,
  frame: 'Comparison; on phones it scrolls sideways',
  emptyTitle: 'Nothing to compare yet',
  none: 'Choose packages to compare: up to three, side by side, for your own party and date.',
  allPackages: 'See all packages',
  gone: 'A package that was to be compared is no longer on sale and was left out.',
  yes: 'Inside',
  no: 'Not inside',
  visited: 'Visited',
  notVisited: 'Not visited',
  groups: {
    money: 'Days and money',
    sleep: 'Where you sleep',
    pace: 'Pace',
    differ: 'What one has and another has not',
    same: 'All of them have',
  },
  days: 'Days',
  night: 'A night, for all of you',
  payNow: 'Pay now, then the balance',
  cancelCosts: 'Cancelling costs',
  nothingBack: 'nothing comes back any more',
  left: 'Places left on that day',
  hotels: 'Hotels',
  meals: 'Meals',
  islands: 'Stays on',
  moves: 'Change of hotel',
  ferries: 'Ferries',
  same: 'The same',
  lowest: 'lowest',
  undecided: 'Cannot decide?',
  enquire: ENQUIRE_NOW,
} as const

export function headingOf(names: readonly string[], category: string | undefined): string {
  const [only] = names
  if (only === undefined) return COMPARE_TEXTS.title
  if (names.length === 1) return `Compare ${only}`
  const number = ['Two', 'Three'][names.length - 2] ?? String(names.length)
  const what = category === undefined ? '' : `${category.toLowerCase()} `
  return `${number} ${what}packages, side by side`
}
