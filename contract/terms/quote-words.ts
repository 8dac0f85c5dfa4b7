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
