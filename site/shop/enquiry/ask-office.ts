import { MESSAGE_LENGTH_MAX, PARTY_COUNT_MAX } from '#contract/terms/limits.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'

/** What is asked for where no page of a product has a form for it: the question to the office, written already. */
export type AskedOffice = { message: string; adults: number; children?: number }

const NAMES = { message: 'message', adults: 'adults', children: 'children' } as const

export function askOfficeHref({ message, adults, children = 0 }: AskedOffice): string {
  return withQuery(paths.contact, {
    [NAMES.message]: message,
    [NAMES.adults]: Math.min(adults, PARTY_COUNT_MAX),
    [NAMES.children]: children === 0 ? undefined : Math.min(children, PARTY_COUNT_MAX),
  })
}

/** The same out of an address; undefined where it asks nothing. */
export function readAskedOffice(search: URLSearchParams): AskedOffice | undefined {
  const message = (search.get(NAMES.message) ?? '').slice(0, MESSAGE_LENGTH_MAX)
  if (message === '') return undefined
  return { message, adults: countOf(search.get(NAMES.adults), 2), children: countOf(search.get(NAMES.children), 0) }
}

function countOf(text: string | null, usual: number): number {
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : usual
}
