import { resizeAges } from '#contract/terms/ages.ts'
import { CAR_CHILD_MAX_AGE, CAR_PAX_MAX } from '#contract/terms/car-hire.ts'
import { isDay } from '#contract/terms/india-time.ts'
import { paxLimitMessage, VALIDATION } from '#contract/terms/messages.ts'
import { withQuery } from '#contract/terms/paths.ts'
import { missingAge } from '#site/shop/party/child-age.ts'
import { PACKAGE_TEXTS } from './package-page-texts.ts'

/** Who is driven, when, and with tickets or without. `ages` has one entry a child: 0 is under 1, undefined not chosen yet. */
export type CarParty = {
  adults: number
  children: number
  ages: (number | undefined)[]
  entryFee: boolean
  date: string
  time: string
}

/** What stands against a drive, by field. */
export type DriveProblems = Partial<Record<'adults' | 'children' | 'ages' | 'date' | 'time', string>>

export const DEFAULT_CAR_PARTY: CarParty = { adults: 2, children: 0, ages: [], entryFee: false, date: '', time: '' }

/** Reads an address or a form. A count that is none is said; other nonsense counts as not given. Ages come one name a child, or as "8,0". */
export function readCarParty(fields: URLSearchParams | FormData): { party: CarParty; problems: DriveProblems } {
  const texts = (name: string) => fields.getAll(name).filter((value) => typeof value === 'string')
  const text = (name: string) => texts(name)[0]?.trim() ?? ''
  const [adults, children] = [readCount(texts('adults')[0]), readCount(texts('children')[0])]
  const ages = texts('childAges').flatMap((list) => list.split(',').map(readAge))
  const party = {
    adults: adults ?? DEFAULT_CAR_PARTY.adults,
    children: children ?? DEFAULT_CAR_PARTY.children,
    ages,
    entryFee: text('entryFee') === 'yes',
    date: isDay(text('date')) ? text('date') : '',
    time: /^([01]\d|2[0-3]):[0-5]\d$/.test(text('time')) ? text('time') : '',
  }
  return {
    party: withChildren(party, party.children),
    problems: {
      ...(adults === undefined && fields.has('adults') ? { adults: VALIDATION.count } : {}),
      ...(children === undefined && fields.has('children') ? { children: VALIDATION.count } : {}),
    },
  }
}

/** The party as an address carries it, after `path`. */
export function withCarParty(path: string, party: CarParty, more: Record<string, string> = {}): string {
  const { adults, children, ages, entryFee, date, time } = party
  return withQuery(path, {
    ...more,
    adults,
    children: children === 0 ? undefined : children,
    childAges: ages.some((age) => age !== undefined) ? ages.map((age) => age ?? '').join(',') : undefined,
    entryFee: entryFee ? 'yes' : undefined,
    date,
    time,
  })
}

/** The same for the same party: tells whether a price is the one asked for. */
export function carPartyKey(party: CarParty): string {
  return withCarParty('', party)
}

/** As many as the fields take, so that too many people are told that they are too many. */
export const CAR_COUNT_MAX = 999

/** More children than one hire takes are refused, so no more than that are asked for their age. */
export function withChildren(party: CarParty, children: number): CarParty {
  return { ...party, children, ages: resizeAges(party.ages, Math.min(children, CAR_PAX_MAX)) }
}

/** The ages that are known; a price is only asked for when all are. */
export function agesOf(party: CarParty): number[] {
  return party.ages.filter((age) => age !== undefined)
}

/** Why there is no price to ask for: too many people, or something not said yet. */
export function whyNoPrice(
  party: CarParty,
): { kind: 'limit'; message: string } | { kind: 'hint'; message: string } | undefined {
  if (party.adults + party.children > CAR_PAX_MAX) return { kind: 'limit', message: paxLimitMessage(CAR_PAX_MAX) }
  if (party.adults === 0) return { kind: 'hint', message: PACKAGE_TEXTS.needsAdult }
  const missing = party.ages.indexOf(undefined)
  return missing < 0 ? undefined : { kind: 'hint', message: missingAge(missing + 1, party.children) }
}

/** What the server found wrong and has not been changed since: a message goes when its field does. */
export function standingProblems(problems: DriveProblems, posted: CarParty, now: CarParty): DriveProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => {
      // Only names of a party's own fields are fields of its problems.
      const name = field as keyof DriveProblems
      return JSON.stringify(posted[name]) === JSON.stringify(now[name])
    }),
  )
}

function readCount(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text.trim()) ? Math.min(Number(text), CAR_COUNT_MAX) : undefined
}

function readAge(text: string): number | undefined {
  return /^\d{1,2}$/.test(text.trim()) && Number(text) <= CAR_CHILD_MAX_AGE ? Number(text) : undefined
}
