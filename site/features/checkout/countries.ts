import { HOME_COUNTRY } from '#contract/terms/trip-travellers.ts'

export type Country = { code: string; name: string }

/** Where most visitors of the islands come from, in the order of the list's head. */
const FREQUENT = [HOME_COUNTRY, 'GB', 'US', 'DE', 'FR', 'RU', 'AU', 'CA', 'IT', 'IL']
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Regions with a code that no passport has: unions, outlying oceans, made-up ones. */
const NO_COUNTRY = new Set([
  'AC',
  'GS',
  'IO',
  'TF',
  'UM',
  'AQ',
  'BV',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'HM',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
])
let known: Country[] | undefined

/** Every country by its code of two letters (ISO 3166), the frequent ones first; on the server only, whose names the page then carries. */
export function countries(): Country[] {
  known ??= listCountries()
  return known
}

function listCountries(): Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const all = LETTERS.flatMap((one) => LETTERS.map((two) => one + two))
    .filter((code) => !NO_COUNTRY.has(code) && isCurrent(code))
    .flatMap((code) => {
      const name = names.of(code)
      return name === undefined ? [] : { code, name }
    })
  const sorted = all.sort((one, other) => one.name.localeCompare(other.name, 'en'))
  const frequent = FREQUENT.flatMap((code) => sorted.filter((each) => each.code === code))
  return [...frequent, ...sorted.filter((each) => !frequent.includes(each))]
}

/** Codes of countries that are gone stand for those that came after. */
function isCurrent(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
}
