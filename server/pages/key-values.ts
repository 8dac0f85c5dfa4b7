import type { KeyValue } from '#contract/terms/cache-key.ts'
import { HOTEL_SORTS } from '#contract/terms/hotel-facets.ts'
import { BUDGET_MAX, GUEST_AGE_MAX, LIST_LIMIT_MAX, PAGE_MAX } from '#contract/terms/limits.ts'
import { DEAL_KINDS, DEAL_SORTS } from '#contract/v1/deals.ts'
import { PACKAGE_SORTS } from '#contract/v1/packages.ts'
import { REVIEW_KINDS } from '#contract/v1/reviews.ts'

/**
 * Normalises a query value to its one spelling in the cache key; undefined for a value that does not exist. Anyone can write addresses,
 * and each spelling would be a page of its own in the cache.
 */
export type ReadValue = (value: string) => string | undefined

/** Older values of the lists, which they still accept (ours). */
const SORT_ALIASES: Readonly<Record<string, string>> = { 'hight-to-low': 'price_desc', 'low-to-high': 'price_asc' }
const RUPEES_MAX = 999_999_999
/** Ids and slugs as in the API, and a place as people write it. */
const ID = /^[a-z0-9._-]{1,64}$/
const NAME = /^[\p{L}\p{M}\p{N} .,'()-]{1,80}$/u
const DURATION = /^\d{1,2} nights? \d{1,2} days?$/

const oneOf =
  (known: readonly string[], aliases: Readonly<Record<string, string>> = {}): ReadValue =>
  (value) => {
    const name = Object.hasOwn(aliases, value) ? aliases[value] : value
    return name !== undefined && known.includes(name) ? name : undefined
  }

/** A whole number without leading zeros. */
const whole =
  (least: number, most: number): ReadValue =>
  (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
    return number >= least && number <= most ? String(number) : undefined
  }

const matching =
  (form: RegExp): ReadValue =>
  (value) =>
    form.test(value) ? value : undefined

/** Values between commas, without duplicates, sorted. */
const listOf =
  (each: RegExp): ReadValue =>
  (value) => {
    const values = value.split(',')
    const isOne = [...new Set(values)].sort().join(',') === value && values.every((one) => each.test(one))
    return isOne ? value : undefined
  }

const ANY_RUPEES = whole(0, RUPEES_MAX)
/** Prices as people type them: "1,25,000", "₹ 30000", "1,50,000+". */
const typedRupees: ReadValue = (value) => ANY_RUPEES(value.replace(/[₹,\s+]/g, ''))

/** How each kind of value is brought to one spelling. */
export const KEY_VALUES: Readonly<Record<KeyValue, ReadValue>> = {
  page: whole(1, PAGE_MAX),
  limit: whole(1, LIST_LIMIT_MAX),
  rupees: ANY_RUPEES,
  age: whole(0, GUEST_AGE_MAX),
  flag: oneOf(['0', '1']),
  month: whole(1, 12),
  id: matching(ID),
  ids: listOf(ID),
  stars: listOf(/^[1-5]$/),
  'package-sort': oneOf(PACKAGE_SORTS, { ...SORT_ALIASES, new: 'duration_asc' }),
  'deal-sort': oneOf(DEAL_SORTS, SORT_ALIASES),
  'hotel-sort': oneOf(HOTEL_SORTS, { duration: 'recommended' }),
  'deal-kind': oneOf(DEAL_KINDS),
  'review-kind': oneOf(REVIEW_KINDS),
  'car-tab': oneOf(['airport', 'pickup-drop', 'hourly']),
  duration: (value) => matching(DURATION)(tidy(value).toLowerCase()),
  /** A place as people name it. */
  'place-name': (value) => matching(NAME)(tidy(value)),
  'typed-rupees': typedRupees,
  /** The same of a package: the slider's end is open, so what is above it is its end. */
  'typed-budget': (value) => {
    const rupees = typedRupees(value)
    return rupees === undefined ? undefined : String(Math.min(Number(rupees), BUDGET_MAX))
  },
}

function tidy(value: string): string {
  return value.trim().replace(/\s+/g, ' ')
}
