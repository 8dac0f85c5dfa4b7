import { toLatin } from './scripts.ts'

/** What a question says beside the words to look up: the most rupees it may cost, nights, and a month (1 to 12). */
export type Phrases = { words: string; budget?: number; nights?: Nights; month?: number }
export type Nights = { least: number; most: number }

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** Below this a number after "under" is no price (ours). */
const BUDGET_MIN = 500

/** Amounts after `asPlainAmounts` has written them in digits. */
const BUDGETS: readonly RegExp[] = [
  /(?<=\s)(?:under|below|less than|cheaper than|not more than|no more than|up ?to|within|at most|max(?:imum)?|my budget is|budget(?: of| is| under| up ?to)?|for|around|about|<) ?(?:(?:rs|inr|rupees?|₹) ?)?(\d{1,8})\b(?: ?(?:rs|inr|rupees?|rupaye?))?(?: budget)?/,
  /(?<=\s)(?:rs|inr|rupees?|₹) ?(\d{1,8})\b(?: budget)?/,
  /(?<=\s)(\d{1,8})\b ?(?:(?:rs|inr|rupees?|rupaye?|₹) ?)?(?:budget|or less|max(?:imum)?|tak|ke andar)(?=\s)/,
  /(?<=\s)(\d{1,8}) ?(?:rs|inr|rupees?|rupaye?|₹)(?=\s)/,
]
const PER_PERSON = /\b(?:per person|per head|per pax|a person|each|pp|\/-)(?=\s|$)/g
const NIGHTS_AND_DAYS = /\b(\d{1,2}) ?(?:n|nights?|raat) ?(?:[/,&+-] ?|and )?\d{1,2} ?(?:d|days?|din)\b/
const DAYS = /\b(\d{1,2})[ -]?(?:d|days?|din)\b/
const NIGHTS = /\b(\d{1,2})[ -]?(?:n|nights?|raat)\b/

const MONTHS =
  /\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/
const MAY = /\bin may\b|^may$|\bmay (?=20\d\d)/
const MONTH_STARTS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Words of the trade and of other sellers, by those that the catalogue uses. Longer ones first. */
const SAME: readonly [RegExp, string][] = [
  [/\b(?:makruz+|makruz|green ocean(?: [12])?|nautika|itt majestic|coastal cruise|sea ?link)\b/g, 'ferry'],
  [/\b(?:speed ?boats?|catamarans?|ships?|cruise ships?|launch(?:es)?|steamers?|ferri|fery|ferrys)\b/g, 'ferry'],
  [/\b(?:ola|uber|cabs?|texi|taksi)\b/g, 'taxi'],
  [/\b(?:bikes?|scooty|scooters?|two wheelers?)\b/g, 'car rental'],
  [/\b(?:oyo|taj|barefoot|marriott|airbnb|guest ?houses?|home ?stays?|lodges?|dharamshala)\b/g, 'hotel'],
  [/\b(?:photoplankton|phyto?plankton|bio ?luminescen(?:ce|t)|biolumin\w*|glowing (?:water|beach|sea))\b/g, 'plankton'],
  [/\b(?:wheel ?chairs?|disabled|handicapped|divyang|step free)\b/g, 'wheelchair'],
  [/\b(?:sasta|saste|budget friendly|low cost|cheapest|economical)\b/g, 'cheap'],
  [/\b(?:honey moon|hanimoon|honymoon|newly ?weds?)\b/g, 'honeymoon'],
  [/\b(?:kala pani|kaala paani|kalapani)\b/g, 'cellular jail'],
  [/\b(?:water activit(?:y|ies)|water games?|water rides?)\b/g, 'water sports'],
]

/** Said of everything here, so that they tell nothing (ours). */
const EVERYWHERE = /(?<!\b(?:north|south|middle|little|great) )\b(?:andamans?|nicobar|the islands?|india)\b/g
/** Asked of everything, told on every page. */
const ASKED =
  /\b(?:price list|prices?|rates?|charges?|cost|how much|is|are|available|availability|online|near me|good|best)\b/g
const ORDINARY =
  /^(?:package|packages|tour|tours|trip|trips|holiday|holidays|vacation|itinerary|plan|price|days?|nights?|cheap)$/

/** What somebody looks for who names the islands alone. */
const ALL = 'tours'

/** Reads a question: other scripts and other words for our things, a budget, a length, a month; `words` is what is left. */
export function readPhrases(question: string): Phrases {
  let text = ` ${asPlainAmounts(tidy(toLatin(question).toLowerCase()))} `
  const take: Take = (pattern, isMeant = () => true) => {
    const match = pattern.exec(text)
    if (match === null || !isMeant(match)) return null
    text = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    return match
  }
  const budget = takeBudget(take)
  const nights = takeNights(take)
  const month = takeMonth(text, take)
  if (budget !== undefined) text = text.replace(PER_PERSON, ' ')
  for (const [pattern, word] of SAME) text = text.replace(pattern, word)
  const whole = tidy(text)
  const bare = tidy(whole.replace(EVERYWHERE, ' '))
  const told = tidy(bare.replace(ASKED, ' '))
  const isTold = budget !== undefined || nights !== undefined || month !== undefined
  const rest = told !== '' || isTold ? told : bare !== '' ? bare : ALL
  return {
    words: rest
      .replace(/^(?:in|for|of|to|a|the|with|and)\b|\b(?:in|for|of|with|and)$/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    ...(budget === undefined ? {} : { budget }),
    ...(nights === undefined ? {} : { nights }),
    ...(month === undefined ? {} : { month }),
  }
}

/** Whether nothing is left but words for a trip, so that its budget or length says what is looked for. */
export function isOrdinary(words: string): boolean {
  return words.split(' ').every((word) => word === '' || ORDINARY.test(word))
}

/** Cuts the first match out of the question, where it is meant. */
type Take = (pattern: RegExp, isMeant?: (match: RegExpExecArray) => boolean) => RegExpExecArray | null

/** "1,25,000", "20k" and "1.5 lakh" in digits alone, "five days" as "5 days", and "Rs." without its dot. */
function asPlainAmounts(text: string): string {
  return text
    .replace(/\b(\d{1,3})((?:,\d{2,3})+)\b/g, (_, first: string, rest: string) => first + rest.replaceAll(',', ''))
    .replace(/\b(\d+(?:\.\d+)?) ?(k|thousand|hazaa?r|lakhs?|lacs?)\b/g, (_, digits: string, unit: string) =>
      String(Math.round(Number(digits) * (unit.startsWith('l') ? 100_000 : 1000))),
    )
    .replace(/\brs\. ?/g, 'rs ')
    .replace(/\b([a-z]+)(?=[ -](?:days?|nights?|din|raat)\b)/g, (word) =>
      NUMBERS.includes(word) ? String(NUMBERS.indexOf(word) + 1) : word,
    )
}

function takeBudget(take: Take): number | undefined {
  for (const pattern of BUDGETS) {
    const match = take(pattern, ([, digits]) => Number(digits) >= BUDGET_MIN)
    if (match !== null) return Number(match[1])
  }
}

function takeNights(take: Take): Nights | undefined {
  const nights = take(NIGHTS_AND_DAYS)
  if (nights !== null) return exactly(Number(nights[1]))
  const days = take(DAYS)
  if (days !== null) return exactly(Number(days[1]) - 1)
  const alone = take(NIGHTS)
  if (alone !== null) return exactly(Number(alone[1]))
  if (take(/\b(?:long )?week-?ends?\b/) !== null) return { least: 2, most: 3 }
  if (take(/\b(?:a|one|1) week\b|\bweek long\b/) !== null) return { least: 6, most: 7 }
}

function exactly(nights: number): Nights | undefined {
  return nights > 0 ? { least: nights, most: nights } : undefined
}

function takeMonth(text: string, take: Take): number | undefined {
  const match = take(MONTHS) ?? (MAY.test(text.trim()) ? take(/\bmay\b/) : null)
  if (match === null) return undefined
  take(/\b20\d\d\b/)
  return MONTH_STARTS.indexOf(match[0].slice(0, 3)) + 1
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
