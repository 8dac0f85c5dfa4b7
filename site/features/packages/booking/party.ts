import { resizeAges } from '#contract/terms/ages.ts'
import { isDay } from '#contract/terms/india-time.ts'
import { PACKAGE_CHILD_MAX_AGE, PARTY_COUNT_MAX } from '#contract/terms/limits.ts'
import { withQuery } from '#contract/terms/paths.ts'

/** Who travels and when. `ages` has one entry a child: 0 is under 1, undefined not chosen yet. */
export type Party = { adults: number; children: number; ages: (number | undefined)[]; date: string }

export const DEFAULT_PARTY: Party = { adults: 2, children: 0, ages: [], date: '' }

/** Reads `adults`, `children`, `childAges` ("8,0" or one name a child) and `date` of an address; nonsense counts as not given. */
export function readParty(search: URLSearchParams): Party {
  const children = readCount(search.get('children')) ?? DEFAULT_PARTY.children
  const ages = search.getAll('childAges').flatMap((text) => text.split(',').map(readAge))
  const date = search.get('date') ?? ''
  return {
    adults: readCount(search.get('adults')) ?? DEFAULT_PARTY.adults,
    children,
    ages: resizeAges(ages, children),
    date: isDay(date) ? date : '',
  }
}

/** The party as an address carries it, after `path`. */
export function withParty(path: string, party: Party, more: Record<string, string> = {}): string {
  return withQuery(path, {
    ...more,
    adults: party.adults,
    children: party.children === 0 ? undefined : party.children,
    childAges: party.ages.some((age) => age !== undefined) ? party.ages.map((age) => age ?? '').join(',') : undefined,
    date: party.date,
  })
}

/** The same for the same party: tells whether a price is the one asked for. */
export function partyKey(party: Party): string {
  return withParty('', party)
}

export function setChildren(party: Party, children: number): Party {
  return { ...party, children, ages: resizeAges(party.ages, children) }
}

/** The ages that are known; a price is only asked for when all are. */
export function knownAges(party: Party): number[] {
  return party.ages.filter((age) => age !== undefined)
}

function readCount(text: string | null): number | undefined {
  return text !== null && /^\d{1,2}$/.test(text) && Number(text) <= PARTY_COUNT_MAX ? Number(text) : undefined
}

function readAge(text: string): number | undefined {
  return /^\d{1,2}$/.test(text) && Number(text) <= PACKAGE_CHILD_MAX_AGE ? Number(text) : undefined
}
