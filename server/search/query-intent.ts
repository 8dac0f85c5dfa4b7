/** Said of everything here, so that they tell nothing (ours). */
const EVERYWHERE =
  /(?<!\b(?:north|south|middle|little|great) )\b(?:andaa?mans?|andman|anadaman|andeman|adaman|andamaan|andmaan)\b(?: (?:and |& ?|aur )?nicobar)?(?: islands?)?\b|\b(?:the islands?|india)\b/g
/** Asked of everything, told on every page. */
const ASKED =
  /\b(?:price list|prices?|rates?|charges?|tariff|fares?|cost|how much|is|are|available|availability|online|near me|good|best|allowed|required|needed|timings?|entry fees?|opening hours?|(?:today|tomorrow|tonight)(?: (?:morning|afternoon|evening|night))?|(?:last|first|next|morning|evening|early)(?= ferry\b)|in the (?:morning|afternoon|evening)|at night|(?:is |are )?there any|can (?:i|we) (?:do|take|get|go)|safe(?! to)|(?<=\bcar rental )(?:on|for) rent)\b|\?/g
/** The same in Hindi, in Latin letters. */
const ASKED_IN_HINDI =
  /\b(?:hai|hain|kab|kya|ka|ki|ke|ko|se|kitna|kitne|kitni|paisa|paise|kharcha|lagega|lagta|batao|bataiye|chahiye|wala|wale|wali|liye|mein|jana|jaana|jane|jaane|jaye|jaaye|gh(?:oo|u)mn[ea]|sabse|accha|acha|milega|milta|hoga|karna|kaisa|kaisi|rehta|rahta|rahega|me)\b/g
/** A thing that is booked says so itself. */
const BOOKED =
  /(?<=\b(?:hotels?|resorts?|ferry|taxi|car|tickets?|packages?|tours?) )(?:online )?(?:bookings?|book)\b|(?<!\b(?:cancel|my|the|find)) bookings?$/g
/** The names of a crossing stand without it. */
const ISLAND = /\b(?:island|iland|dweep)\b/g
const NEAR = /\b(?:near(?: to| by)?|nearby|close to|around)(?= \S)/g
const SIGHTS =
  /\b(?:(?:top|best|famous|must see) )?(?:tourist )?(?:places?|spots?|sights?|attractions?) (?:to (?:visit|see)|in|of|near|at)(?: (?:in|near|at|on))?(?= \S)/g

/** How to get somewhere, which the crossings and the car rides to that place tell. */
const REACH =
  /\bhow (?:to|do (?:i|we|you)|can (?:i|we|one)|should (?:i|we)) (?:reach|get to|go to|travel to|get|go)\b|\bhow to reach\b|\b(?:kaise|kese) (?:jaa?ye?n?|jaa?na|jaa?u|jaa?te|pahunche?n?|pahuche?|pohche)\b|\bway to reach\b/
const GATEWAY = /^(?:to |in )?(?:port blair|sri vijaya puram|veer savarkar airport|airport)?$/

const BEST_TIME =
  /\b(?:best|right|good|ideal|sahi|accha|acha|perfect) (?:time|season|months?|samay|mausam)\b(?: (?:to|for))?(?: (?:visit|go|travel|come|see))?(?: (?:to|in))?|\bwhen (?:to|should (?:i|we)) (?:visit|travel|come|go)\b(?: (?:to|in))?|\bkab (?:jaa?na|jaa?ye?)\b/

/** Asked of a thing, and told by the page of the seasons. */
const IN_THE_RAIN = /(?<=\w )(?:in|during) (?:the )?(?:rains?|rainy season|monsoons?)\s*$/

/** Cities from which people come; the first of them have direct flights. */
const MAINLAND =
  /\b(?:from |ex )?(?:chennai|madras|kolkata|calcutta|bengaluru|bangalore|hyderabad|delhi|mumbai|bombay|visakhapatnam|vizag|kochi|cochin|pune|ahmedabad|lucknow|jaipur|surat|bhubaneswar|patna|guwahati|coimbatore|singapore|bangkok|london|dubai)\b(?: se\b)?/
/** With such a city: somebody asks for the way here. */
const ARRIVING = new Set(
  'flight ferry train to from by port blair sri vijaya puram reach ticket tickets time distance direct and cheap duration sea'.split(
    ' ',
  ),
)

/** What a party is called by its numbers. */
const ADULTS = /\b(?:for )?(\d{1,3}) ?(?:adults?|people|persons?|pax|members?|friends|guests|ppl|log)\b/
const CHILDREN =
  /(?:\b(?:and|with|aur)\b|[+&,])? ?\b\d (?:kids?|child(?:ren)?|bab(?:y|ies)|infants?|toddlers?|bachche?)\b(?: (?:aged? )?\d{1,2}(?: (?:years?|yrs?)(?: old)?)?)?/
const PARTY_OF = /\b(family|group|party) of (\d{1,3})\b(?: (?:adults?|people|persons?|pax|friends|students|members))?/
const FOR_SOME = /\bfor (?:\d{1,2}|two|us|(?:a )?couples?)$/
const GROUP_MIN = 5
const ADULTS_FOR = /\bfor (?:a |us )?(\d{1,2}|two|couples?)\b/
const COUPLE = /\bcouples?\b/

/** Asked beside a thing that is sold, and answered on a page. */
const ASIDES: readonly [asked: RegExp, answer: IntentPage][] = [
  [
    /\b(?:for |if |a )*(?:non ?-?swimmers?|(?:i |who )?can ?(?:not|'?t) swim|without (?:swimming|knowing swimming))\b/,
    'faq-can-i-dive-if-i-cannot-swim',
  ],
  [
    /(?<=\b(?:scuba|div(?:e|es|ing))\b.*)\b(?:with |for |at )?(?:a )?\d{1,2} ?(?:years?|yrs?)(?:[ -]old)?(?: (?:child|kid|son|daughter|boy|girl))?\b/,
    'faq-can-i-dive-if-i-cannot-swim',
  ],
  [
    /\b(?:with |for |a )*wheelchair(?: (?:accessible|accessibility|friendly|access|users?|person))?\b/,
    'faq-can-i-travel-with-a-wheelchair-or-a-pram',
  ],
  [
    /\b(?:with |serving )?(?:vegetarian|jain|halal)(?: (?:food|meals?))?\b/,
    'faq-can-we-get-vegetarian-jain-or-halal-food',
  ],
]
/** Not to be had here; what is nearest to it. */
const ELSEWHERE: readonly [asked: RegExp, nearest: string, answer: IntentPage][] = [
  [
    /\b(?:sea ?planes?|helicopters?|choppers?|pawan hans)\b/,
    'ferry',
    'faq-how-do-we-get-from-the-airport-to-the-islands',
  ],
]
const SOLD =
  /\b(?:hotels?|resorts?|homestays?|hostels?|rooms?|ferry|scuba|div(?:e|es|ing)|snorkell?ing|kayak(?:ing)?|packages?|tours?|taxi|cars?)\b/

const ORDINARY =
  /^(?:package|packages|tour|tours|trip|trips|holiday|holidays|vacation|itinerary|plan|price|days?|nights?|cheap)$/

/**
 * What is left to look up of a question, and the page of the site that tells of its turn of phrase, or answers it before
 * anything else; `isNearest` when the words are those of another thing, which is nearest to what was asked for.
 */
export type Intent = { words: string; page?: IntentPage; answer?: IntentPage; isNearest?: true }
export type IntentPage =
  | 'site-when-to-go'
  | 'faq-how-do-we-get-to-the-andaman-islands'
  | 'faq-how-do-we-get-from-the-airport-to-the-islands'
  | 'faq-can-i-dive-if-i-cannot-swim'
  | 'faq-can-i-travel-with-a-wheelchair-or-a-pram'
  | 'faq-can-we-get-vegetarian-jain-or-halal-food'
const ARRIVAL: IntentPage = 'faq-how-do-we-get-to-the-andaman-islands'

/** Takes the turns of phrase out of a question; `isTold` says that something else was read from it. */
export function readIntent(question: string, isTold: boolean): Intent {
  const text = fromAToB(question)
  const season = readSeason(text)
  if (season !== undefined) return season
  const reached = text.replace(REACH, ' ')
  const home = reached.replace(MAINLAND, ' ')
  const [isReached, isFromHome] = [reached !== text, home !== reached]
  const bare = bareWords(home, true)
  const isArrival = bare.split(' ').every((word) => word === '' || ARRIVING.has(word))
  if ((isFromHome && isArrival) || (isReached && GATEWAY.test(bare))) return { words: 'flight' }
  const aside = readAside(home)
  if (aside !== undefined) return { ...aside, words: bareWords(withParty(aside.words), isTold) }
  const words = withoutTrip(bareWords(withParty(home), isTold))
  return isFromHome && isOrdinary(words) ? { words, page: ARRIVAL } : { words }
}

/** When to come, or whether to come in the rain: of something, or of all. */
function readSeason(text: string): Intent | undefined {
  for (const asked of [BEST_TIME, IN_THE_RAIN]) {
    const rest = text.replace(asked, ' ')
    if (rest === text) continue
    const words = bareWords(rest, true)
    if (words !== '') return { words, page: 'site-when-to-go' }
    if (asked === BEST_TIME) return { words: 'best time to visit' }
  }
}

/** "Havelock se Neil ferry" goes from the one to the other. */
function fromAToB(text: string): string {
  return /\b(?:ferry|boats?)\b/.test(text) ? text.replace(/(?<=\w )se(?= \w)/, 'to') : text
}

/** A thing that is sold without what is asked beside it, or what is nearest to a thing that is not. */
function readAside(text: string): Intent | undefined {
  for (const [asked, nearest, answer] of ELSEWHERE)
    if (asked.test(text)) return { words: text.replace(asked, nearest), answer, isNearest: true }
  for (const [asked, answer] of ASIDES) {
    const words = tidy(text.replace(asked, ' '))
    if (words !== tidy(text) && SOLD.test(words)) return { words, answer }
  }
}

/** "limestone cave trip" is the caves; a word before it may be all that tells, as in "group trip". */
function withoutTrip(words: string): string {
  return words.split(' ').length > 2 ? words.replace(/ trips?$/, '') : words
}

/** How many grown-ups a question tells of. */
export function readAdults(text: string): number | undefined {
  const count = PARTY_OF.exec(text)?.[2] ?? ADULTS.exec(text)?.[1] ?? ADULTS_FOR.exec(text)?.[1]
  const told = Number(count)
  if (told > 0) return told
  return count !== undefined || COUPLE.test(text) ? 2 : undefined
}

/** Without what is asked of everything; a question of that alone stays. */
function bareWords(text: string, isTold: boolean): string {
  const bare = tidy(text.replace(EVERYWHERE, ' '))
  const told = [ASKED, ASKED_IN_HINDI, BOOKED, SIGHTS, NEAR].reduce(
    (rest, words) => tidy(rest.replace(words, ' ')),
    bare,
  )
  return inOrder(told !== '' || isTold ? told : bare)
}

/** A crossing by the names of its ends: "ferry a to b", "b from a by ferry". */
function inOrder(words: string): string {
  const ends =
    /^(?:ferry |boats? |tickets? )*(?:from )?(?!(?:ferry|boats?|tickets?)\b)(\w.+?) to (\w.+?)(?: (?:ferry|boats?|tickets?|time|timings?|timetable|schedule|by))*$/.exec(
      words,
    )
  if (ends !== null && /\b(?:ferry|boats?)\b/.test(words))
    return tidy(`${ends[1]} to ${ends[2]} ferry`.replace(ISLAND, ' '))
  const back = /^(?:ferry )?(?:to )?(.+) from (.+?)(?: by ferry| ferry)?$/.exec(words)
  if (back !== null && /\bferry\b/.test(words)) return `${back[2]} to ${back[1]} ferry`
  return words.replace(/ from (?:port blair|sri vijaya puram)$/, '')
}

/** Numbers of guests say what kind of package is looked for; for anything else they say nothing here. */
function withParty(text: string): string {
  const children = text.replace(CHILDREN, ' ')
  const [, party, size] = PARTY_OF.exec(children) ?? []
  const count = Number(size ?? ADULTS.exec(children)?.[1] ?? 0)
  const rest = tidy(
    children.replace(PARTY_OF, ' ').replace(ADULTS, ' ').replace(FOR_SOME, ' ').trim().replace(FOR_SOME, ' '),
  )
  if (!isOrdinary(bareWords(rest, true))) return rest
  if (children !== text || party === 'family') return `${rest} family`
  return count >= GROUP_MIN ? `${rest} group` : rest
}

/** Whether nothing is left but words for a trip, so that its budget or length says what is looked for. */
export function isOrdinary(words: string): boolean {
  return words.split(' ').every((word) => word === '' || ORDINARY.test(word))
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
