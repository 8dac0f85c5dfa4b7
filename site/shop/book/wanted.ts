import type { CallFailure } from '#contract/v1/client.ts'
import type { Line } from '#contract/v1/trip-lines.ts'

/** One thing of a trip with what is shown of it before the server prices it; kept by the browser and posted by it. */
export type TripItem = {
  line: Line
  title: string
  /** Its own page, with the day and the party. */
  href: string
  /** Where it can be asked for instead. */
  enquiry: string
  /** What it cost where it was seen, rupees. */
  seen?: number
}

/** A field that is still missing, or wrong, drawn as it is described. `name` may come several times. */
export type AskField = {
  name: string
  label: string
  type: 'date' | 'time' | 'number' | 'select' | 'check'
  value?: string
  options?: { value: string; label: string }[]
  min?: string | number
  max?: string | number
  hint?: string
  error?: string
}

type About = Pick<TripItem, 'title' | 'href' | 'enquiry'>

/** What a posted panel asks for: a line, what is missing to make it one, or why there can be none. */
export type Wanted =
  | { kind: 'item'; item: TripItem }
  | ({ kind: 'ask'; fields: AskField[]; notes?: string[] } & About)
  /** More than can be booked online, or no longer to be had. */
  | ({ kind: 'refused'; message: string } & About)
  /** The product's own page says what is wrong. */
  | { kind: 'back'; href: string }
  | { kind: 'away'; message: string; status: number }
  | { kind: 'missing' }

/** Of a product that cannot be read. */
export function unread({ status, message }: Pick<CallFailure, 'status' | 'message'>): Wanted {
  return status === 404 || status === 422 ? { kind: 'missing' } : { kind: 'away', message, status }
}

/** The version of a price that we do not have: whoever saw another one than stands now is told so. */
export const ANOTHER_PRICE = 'another'

/** What the panel saw, beside its own fields: the version of the price, and the price. */
export function seenOf(fields: URLSearchParams): { version: { priceVersion?: string }; seen: { seen?: number } } {
  const [version = '', amount = ''] = [fields.get('priceVersion') ?? '', fields.get('seen') ?? '']
  return {
    version: /^[\w.:-]{1,64}$/.test(version) ? { priceVersion: version } : {},
    seen: /^\d{1,9}$/.test(amount) ? { seen: Number(amount) } : {},
  }
}
