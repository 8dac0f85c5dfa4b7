import { formatRupees } from './money.ts'
import { type CountedLine, travellersNeeded } from './trip-travellers.ts'

/** The letter of a quote: the same words on its page and on paper. */
const LETTER = 'Here is your trip in writing, day by day, with all that is in it and what it costs.'
const GROUP_LETTER =
  'Thank you for asking us. Here is the trip of your group in writing, day by day, with all that is in it.'
const GROUP_NAMES =
  'Rooms and seats for all of you are chosen by us, together. You accept with your own name; the others follow later by a list.'
/** A note of the office that begins so has greeted already. */
const GREETING = /^\s*(?:dear|hello|hi|namaste|good (?:morning|afternoon|evening))\b/i

type Written = { name?: string | undefined; note?: string | undefined; isForGroup: boolean }

/** Whom it greets, once, and what it says; a quote without a name begins with the letter itself. */
export function quoteLetter({ name, note, isForGroup }: Written): { dear?: string; words: string[] } {
  const said = note?.trim() ?? ''
  const own = said === '' ? [isForGroup ? GROUP_LETTER : LETTER] : said.split(/\n+/)
  const hasGreeted = GREETING.test(said)
  return {
    ...(name === undefined || hasGreeted ? {} : { dear: `Dear ${name},` }),
    words: isForGroup ? [...own, GROUP_NAMES] : own,
  }
}

/** "5 days for Asha Rao" */
export function daysFor(days: number, name: string): string {
  return `${days === 1 ? 'A day' : `${days} days`} for ${name}`
}

/** "for 14, ₹36,000 each, includes ₹24,000 taxes and fees" */
export function quoteFor(
  lines: readonly CountedLine[],
  { amountPayable, taxAmount }: { amountPayable: number; taxAmount: number },
): string {
  const people = Math.max(1, ...lines.map(peopleOf))
  const taxes = `includes ${formatRupees(taxAmount)} taxes and fees`
  if (people === 1) return taxes
  // Children pay less: a share of the sum would be nobody's price.
  const isEven = lines.length === 1 && !lines.some((line) => line.kind === 'package' && line.childAges.length > 0)
  const each = isEven ? `, ${formatRupees(Math.ceil(amountPayable / people))} each` : ''
  return `for ${people}${each}, ${taxes}`
}

function peopleOf(line: CountedLine): number {
  if (line.kind === 'hotel') return line.rooms.reduce((sum, { adults, children }) => sum + adults + children, 0)
  return line.kind === 'car' ? line.passengers : travellersNeeded(line).count
}
