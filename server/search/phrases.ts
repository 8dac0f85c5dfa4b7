import { type Intent, readAdults, readIntent, tidy } from './query-intent.ts'
import { toLatin } from './scripts.ts'
import { inTradeTerms } from './trade-vocabulary.ts'

/** What a question says beside the words to look up: the most rupees it may cost, nights, and a month (1 to 12). */
export type Phrases = Intent & { budget?: number; nights?: Nights; month?: number }
export type Nights = { least: number; most: number }

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** Below this a number after "under" is no price (ours). */
const BUDGET_MIN = 500

/** Amounts after `asPlainAmounts` has written them in digits. */
const BUDGETS: readonly RegExp[] = [
  /(?<=\s)(?:under|below|less than|cheaper than|not more than|no more than|up ?to|within|at most|max(?:imum)?|my budget is|budget(?: of| is| under| up ?to)?|for|around|about|<) ?(?:(?:rs|inr|rupees?|₹) ?)?(\d{1,8})\b(?: ?(?:rs|inr|rupees?|rupaye?))?(?: budget)?/g,
  /(?<=\s)(?:rs|inr|rupees?|₹) ?(\d{1,8})\b(?: budget)?/g,
  /(?<=\s)(\d{1,8})\b ?(?:(?:rs|inr|rupees?|rupaye?|₹) ?)?(?:budget|or less|max(?:imum)?|tak|ke andar)(?=\s)/g,
  /(?<=\s)(\d{1,8}) ?(?:rs|inr|rupees?|rupaye?|₹)(?=\s)/g,
]
/** A number without a word to it is an amount between these (ours): years are less, post codes more. */
const BARE_BUDGET = /(?<=\s)(\d{4,6})(?=\s)/g
const BARE_MIN = 5000
const BARE_MAX = 500_000
/** What has a price of its own, whoever shares it. */
const NOT_SHARED =
  /\b(?:hotels?|resorts?|homestays?|hostels?|villas?|rooms?|ferry|tickets?|taxi|cars?|car rental|scuba|div(?:e|es|ing)|snorkell?ing|kayak(?:ing)?|water sports)\b/
const PER_PERSON = /\b(?:per person|per head|per pax|a person|each|pp|\/-)(?=\s|$)/g
const NIGHTS_AND_DAYS = /\b(\d{1,2}) ?(?:n|nights?|raat) ?(?:[/,&+-] ?|and )?\d{1,2} ?(?:d|days?|din)\b/g
const DAYS = /\b(\d{1,2})[ -]?(?:d|days?|din)\b/g
const NIGHTS = /\b(\d{1,2})[ -]?(?:n|nights?|raat)\b/g

const MONTHS =
  /(?:\b\d{1,2}(?:st|nd|rd|th)? )?\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b(?: \d{1,2}(?:st|nd|rd|th)?\b)?/g
const MAY =
  /\bin may\b|^may$|\bmay (?=20\d\d|month\b|(?:packages?|tours?|trips?|holidays?|honeymoon|weather)\b)|\b(?:packages?|tours?|trips?|holidays?|honeymoon) may$/
/** Days that people travel for, by their months. */
const FESTIVALS: readonly [RegExp, number][] = [
  [/\b(?:christmas|x-?mas)(?: (?:and|&)? ?new years?(?: eve)?)?\b|\bnew years?(?: eve)?\b/g, 12],
  [/\bholi\b/g, 3],
  [/\b(?:summer) (?:vacations?|holidays?|break)\b/g, 5],
  [/\b(?:durga )?puja(?: (?:vacations?|holidays?))?\b|\b(?:dussehra|dasara|diwali|deepavali|divali)\b/g, 10],
  [/\brepublic day\b/g, 1],
  [/\bvalentines?(?: day)?\b/g, 2],
  [/\bindependence day\b/g, 8],
]
/** Asked of a month, which its page tells. */
const FIT = /\b(?:safe|open|ok|okay|fine|worth(?: it| visiting)?|good|crowded)\b/g
const MONTH_STARTS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** What somebody looks for who names the islands alone. */
const ALL = 'tours'
const TOUR_PACKAGES = /^(?:tour|holiday|travel|trip) packages?$/

/** Reads a question: other scripts and other words for our things, a budget, a length, a month; `words` is what is left. */
export function readPhrases(question: string): Phrases {
  let text = ` ${asPlainAmounts(tidy(toLatin(question).toLowerCase()))} `
  const take: Take = (pattern, isMeant = () => true) => {
    const match = [...text.matchAll(pattern)].find(isMeant)
    if (match === undefined) return null
    text = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    return match
  }
  const adults = readAdults(text)
  const amount = takeBudget(take)
  const budget = amount === undefined ? undefined : shareOf(amount, adults, inTradeTerms(text))
  const nights = takeNights(take)
  const month = takeMonth(text, take)
  if (budget !== undefined) text = text.replace(PER_PERSON, ' ')
  const isTold = budget !== undefined || nights !== undefined || month !== undefined
  if (month !== undefined) text = text.replace(FIT, ' ')
  const { words, ...told } = readIntent(tidy(inTradeTerms(text)), isTold)
  const isOfAll = !isTold && (words === '' || TOUR_PACKAGES.test(words))
  return {
    words: tidy((isOfAll ? ALL : words).replace(/^(?:in|for|of|to|a|the|with|and)\b|\b(?:in|for|of|with|and)$/g, ' ')),
    ...(budget === undefined ? {} : { budget }),
    ...(nights === undefined ? {} : { nights }),
    ...(month === undefined ? {} : { month }),
    ...told,
  }
}

/** What one may pay of what all may; where it is said to be for each, or what is looked for is not shared, it is that. */
function shareOf(amount: number, adults: number | undefined, text: string): number {
  const isForEach = text.search(PER_PERSON) >= 0 || NOT_SHARED.test(text)
  return adults === undefined || isForEach ? amount : Math.floor(amount / adults)
}

/** Cuts the first match out of the question, where it is meant. */
type Take = (pattern: RegExp, isMeant?: (match: RegExpExecArray) => boolean) => RegExpExecArray | null

/** "1,25,000", "20k" and "1.5 lakh" in digits alone, "five days" as "5 days", and "Rs." without its dot. */
function asPlainAmounts(text: string): string {
  return text
    .replace(/\b(\d{1,3})((?:,\d{2,3})+)\b/g, (_, first: string, rest: string) => first + rest.replaceAll(',', ''))
    .replace(/\b(\d+(?:\.\d+)?) ?(k|thousand|ha[zj]aa?r|lakhs?|lacs?)\b/g, (_, digits: string, unit: string) =>
      String(Math.round(Number(digits) * (unit.startsWith('l') ? 100_000 : 1000))),
    )
    .replace(/\brs\. ?/g, 'rs ')
    .replace(/\b([a-z]+)(?=[ -](?:days?|nights?|din|raat|adults?|people|persons?|kids?|child(?:ren)?)\b)/g, (word) =>
      NUMBERS.includes(word) ? String(NUMBERS.indexOf(word) + 1) : word,
    )
}

function takeBudget(take: Take): number | undefined {
  for (const pattern of BUDGETS) {
    const match = take(pattern, ([, digits]) => Number(digits) >= BUDGET_MIN)
    if (match !== null) return Number(match[1])
  }
  const bare = take(BARE_BUDGET, ([, digits]) => Number(digits) >= BARE_MIN && Number(digits) <= BARE_MAX)
  return bare === null ? undefined : Number(bare[1])
}

function takeNights(take: Take): Nights | undefined {
  const nights = take(NIGHTS_AND_DAYS)
  if (nights !== null) return exactly(Number(nights[1]))
  const days = take(DAYS, ([, count]) => Number(count) > 1)
  if (days !== null) return exactly(Number(days[1]) - 1)
  // "2 nights Havelock, 1 night Neil" is a trip of three.
  let count = 0
  for (let alone = take(NIGHTS); alone !== null; alone = take(NIGHTS)) count += Number(alone[1])
  if (count > 0) return exactly(count)
  if (take(/\b(?:long )?week-?ends?\b/g) !== null) return { least: 2, most: 3 }
  if (take(/\b(?:a|one|1) week\b|\bweek long\b/g) !== null) return { least: 6, most: 7 }
}

function exactly(nights: number): Nights | undefined {
  return nights > 0 ? { least: nights, most: nights } : undefined
}

function takeMonth(text: string, take: Take): number | undefined {
  for (const [festival, month] of FESTIVALS) if (take(festival) !== null) return month
  const match = take(MONTHS) ?? (MAY.test(text.trim()) ? take(/\bmay\b/g) : null)
  if (match === null) return undefined
  take(/\b20\d\d\b/g)
  take(/\bmonth\b/g)
  return MONTH_STARTS.indexOf((match[1] ?? match[0]).slice(0, 3)) + 1
}
