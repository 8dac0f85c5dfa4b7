import { dayOfFerryDate } from '#contract/terms/ferry-labels.ts'
import { addDays, isDay } from '#contract/terms/india-time.ts'
import { FERRY_LEGS_MAX, FERRY_LEGS_MIN, TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { FERRY_REFUSED } from '#contract/terms/messages.ts'
import { whyNotThatDay } from '#contract/terms/travel-day.ts'
import { type FerryParty, readFerryParty } from '#site/shop/party/ferry-party.ts'
import { ADD_LEG, type Crossing, DEFAULT_PARTY, type Hop, type HopLeg, removeLeg } from './ferry-query.ts'
import { LOADER_TEXTS } from './loader-texts.ts'
import { type NamedChoice, portNamed } from './ports.ts'

type Known = { ports: readonly NamedChoice[]; today: string }
type Note = (problem: string) => void

/** The crossing nearest to what an address asks, in words what was wrong with it; `isAsked` when there is something to search. */
export function readCrossing(
  search: URLSearchParams,
  { ports, today }: Known,
): { crossing: Crossing; problems: string[]; isAsked: boolean } {
  const { problems, note } = notes()
  const given = { from: readPort(search.get('from'), ports, note), to: readPort(search.get('to'), ports, note) }
  const isSame = given.from !== '' && given.from === given.to
  if (isSame) note(FERRY_REFUSED.samePort)
  const isSwapped = search.has('swap')
  const crossing = {
    from: isSwapped ? given.to : given.from,
    to: isSwapped ? given.from : given.to,
    date: readDate(search.get('date'), addDays(today, 1), today, note),
    party: readParty(search, note),
  }
  return { crossing, problems, isAsked: given.from !== '' && given.to !== '' && !isSame }
}

/** The hop nearest to what an address asks. `change` when the address is a button's: its answer has an address of its own. */
export function readHop(
  search: URLSearchParams,
  { ports, today }: Known,
): { hop: Hop; problems: string[]; isAsked: boolean; isChanged: boolean } {
  const { problems, note } = notes()
  const party = readParty(search, note)
  const plan = search.get('plan') ?? ''
  const stops = search.getAll('to')
  if (stops.length === 0)
    return { hop: { ...usualHop(ports, today), party }, problems, isAsked: true, isChanged: false }
  const from = readPort(search.get('from'), ports, note)
  const dates = search.getAll('date')
  const read: HopLeg[] = []
  for (const [index, text] of stops.slice(0, FERRY_LEGS_MAX).entries()) {
    const last = read.at(-1)?.date
    const date = readDate(dates[index] ?? null, last ?? addDays(today, 1), today, note)
    if (last !== undefined && date < last) note(FERRY_REFUSED.legOrder)
    read.push({ to: readPort(text, ports, note), date: last !== undefined && date < last ? last : date })
  }
  const legs = changed(plan, read, { from, ports, today })
  const ends = [from, ...legs.map(({ to }) => to)]
  if (ends.some((end, index) => end !== '' && end === ends[index - 1])) note(FERRY_REFUSED.samePort)
  if (stops.length > FERRY_LEGS_MAX || legs.length < FERRY_LEGS_MIN) note(FERRY_REFUSED.legs)
  const isWhole = ends.every((end, index) => end !== '' && end !== ends[index - 1])
  return {
    hop: { from, legs, party },
    problems,
    isAsked: isWhole && legs.length >= FERRY_LEGS_MIN,
    isChanged: legs !== read,
  }
}

/** What a button did to the legs: one more, back to the start or on to the next port; or one less. */
function changed(plan: string, legs: HopLeg[], { from, ports, today }: Known & { from: string }): HopLeg[] {
  const last = legs.at(-1)
  if (plan === ADD_LEG && legs.length < FERRY_LEGS_MAX) {
    const to = last?.to === from ? ports.find(({ value }) => value !== from)?.value : from
    const [date = today] = [addDays(last?.date ?? today, 1), lastDay(today)].sort()
    return [...legs, { to: to ?? '', date }]
  }
  const gone = legs.findIndex((_, index) => plan === removeLeg(index + 1))
  return gone >= 0 && legs.length > FERRY_LEGS_MIN ? legs.toSpliced(gone, 1) : legs
}

/** Days from today to the first leg of the hop we propose, and between its legs. */
const HOP_AHEAD_DAYS = 7
const HOP_STAY_DAYS = 2
const USUAL_STOPS = ['port blair', 'havelock', 'neil', 'port blair']

/** Port Blair, Havelock, Neil and back, with two nights at each. */
function usualHop(ports: readonly NamedChoice[], today: string): Omit<Hop, 'party'> {
  const [from = '', ...stops] = USUAL_STOPS.map((name) => portNamed(name, ports) ?? '')
  const dayOf = (leg: number) => addDays(today, HOP_AHEAD_DAYS + leg * HOP_STAY_DAYS)
  return { from, legs: stops.map((to, index) => ({ to, date: dayOf(index) })) }
}

/** The last day that can be asked for, seen from today in India. */
export function lastDay(today: string): string {
  return addDays(today, TRAVEL_HORIZON_DAYS)
}

function notes(): { problems: string[]; note: Note } {
  const problems: string[] = []
  return { problems, note: (problem) => void (problems.includes(problem) || problems.push(problem)) }
}

/** '' for a port that is not given, or that nobody knows. */
function readPort(text: string | null, ports: readonly NamedChoice[], note: Note): string {
  const wanted = (text ?? '').trim()
  if (wanted === '') return ''
  const found = portNamed(wanted, ports)
  if (found === undefined) note(FERRY_REFUSED.port)
  return found ?? ''
}

/** A day gone by becomes today, one too far ahead the last day; one that nobody can read is the usual one. */
function readDate(text: string | null, usual: string, today: string, note: Note): string {
  const wanted = (text ?? '').trim()
  if (wanted === '') return usual
  const day = isDay(wanted) ? wanted : dayOfFerryDate(wanted)
  if (day === undefined) {
    note(LOADER_TEXTS.noSuchDay)
    return usual
  }
  const problem = whyNotThatDay(day, today)
  if (problem === undefined) return day
  note(problem)
  return day < today ? today : lastDay(today)
}

function readParty(search: URLSearchParams, note: Note): FerryParty {
  const { party, problems } = readFerryParty(search, DEFAULT_PARTY)
  for (const problem of problems) note(problem)
  return party
}
