/**
 * More than can be booked online: `above` is the largest number that can, with its unit; `answer` is when a request that comes in now is
 * answered. `isPriced`: a price stands beside the words.
 */
export type GroupTerms = { above: string; answer?: string | undefined; isPriced?: boolean }

/** "We book groups of more than 10 for you: price as shown, answer on Mon 30 Nov by 18:00." */
export function groupText({ above, answer, isPriced = true }: GroupTerms): string {
  const price = isPriced ? 'price as shown' : 'tell us what you need'
  return `We book groups of more than ${above} for you: ${price}, ${answerText(answer)}.`
}

/** "answer on Mon 30 Nov by 18:00"; the hours may be written so that no day can be worked out. */
function answerText(answer: string | undefined): string {
  return answer === undefined ? 'answer in our support hours' : `answer on ${answer}`
}

/** The same where no price could be shown: "We book groups of more than 8 rooms for you: please send an enquiry". */
export function groupAskText(above: string): string {
  return `We book groups of more than ${above} for you: please send an enquiry`
}
