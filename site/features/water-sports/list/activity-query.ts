import { GUEST_AGE_MAX, PAGE_MAX } from '#contract/terms/limits.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'

/** What the list's address says; empty is any. */
export type ActivityQuery = { place: string; swimming: '' | '0' | '1'; maxPrice: string; age: string; page: number }

export const NO_FILTERS: ActivityQuery = { place: '', swimming: '', maxPrice: '', age: '', page: 1 }

const PLACE_LENGTH_MAX = 100

/** Reads an address; what it cannot read is left out, and `understood` says so. */
export function readActivityQuery(search: URLSearchParams): { query: ActivityQuery; understood: boolean } {
  const given = (name: string) => (search.get(name) ?? '').trim()
  const read = {
    place: given('place').length <= PLACE_LENGTH_MAX ? given('place') : undefined,
    swimming: readSwimming(given('swimming')),
    maxPrice: readWhole(given('maxPrice').replace(/[₹,\s]/g, ''), 1, 999_999_999),
    age: readWhole(given('age'), 0, GUEST_AGE_MAX),
    page: readWhole(given('page'), 1, PAGE_MAX),
  }
  return {
    query: {
      place: read.place ?? '',
      swimming: read.swimming ?? '',
      maxPrice: read.maxPrice ?? '',
      age: read.age ?? '',
      page: Number(read.page || 1),
    },
    understood: Object.values(read).every((value) => value !== undefined),
  }
}

/** The address of the list: what is any is left out, so one list has one address. */
export function activityHref({ place, swimming, maxPrice, age, page }: ActivityQuery): string {
  return withQuery(paths.waterSports, { place, swimming, maxPrice, age, page: page === 1 ? undefined : page })
}

export function hasFilters({ place, swimming, maxPrice, age }: ActivityQuery): boolean {
  return [place, swimming, maxPrice, age].some((value) => value !== '')
}

function readSwimming(text: string): ActivityQuery['swimming'] | undefined {
  return text === '' || text === '0' || text === '1' ? text : undefined
}

/** The number as text without leading noughts; empty stays empty. */
function readWhole(text: string, least: number, most: number): string | undefined {
  if (text === '') return ''
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? String(number) : undefined
}
