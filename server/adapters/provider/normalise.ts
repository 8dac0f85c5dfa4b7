import { isPlaceholder } from '#contract/terms/pictures.ts'

/** Small readers for what a foreign provider sends: each answers a value of the wanted kind or the fallback given. */
export type Loose = Record<string, unknown>

export function recordOf(value: unknown): Loose {
  // The check before the cast is its proof: any non-null object may be read by key.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {}
}

export function listOf(value: unknown): unknown[] | undefined {
  return Array.isArray(value) ? value : undefined
}

/** The texts of a list; none where it is no list. */
export function textsOf(value: unknown): string[] {
  return (listOf(value) ?? []).filter((each) => typeof each === 'string')
}

export function textOr(value: unknown, fallback: string): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : fallback
}

/** A number, also one written as text ("37600"). */
export function numberOr(value: unknown, fallback: number): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim())) return Number(value)
  return fallback
}

/** A whole number of 0 or more; anything else, also a fraction, is the fallback. */
export function wholeOr(value: unknown, fallback: number): number {
  const number = numberOr(value, fallback)
  return Number.isSafeInteger(number) && number >= 0 ? number : fallback
}

/** Whole rupees, rounded; `undefined` for anything that is no price. */
export function rupeesOf(value: unknown): number | undefined {
  const amount = Math.round(numberOr(value, Number.NaN))
  return Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined
}

export function flagOf(value: unknown): 0 | 1 {
  return value === 1 || value === '1' || value === true ? 1 : 0
}

/** Ids of a foreign provider may hold capitals; ours are lower case. Anything else makes the record unusable. */
export function idOf(value: unknown): string {
  return textOr(value, '')
}

/** How many nights a text such as "5 nights 6 days" speaks of; 0 when it does not say. */
export function nightsOf(duration: string): number {
  return Number(/(\d+)\s*night/i.exec(duration)?.[1] ?? 0)
}

/** Pictures come as a list, as one record, or as bare addresses. Only http(s) addresses and paths are kept. */
export function picturesOf(value: unknown): unknown[] {
  const list = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
  return list
    .map((each) => (typeof each === 'string' ? { mediaLink: each } : recordOf(each)))
    .filter((each) => isAddress(each.mediaLink))
    .map(pictureOf)
}

/** An http(s) address or a path, but not `//host`, which would be another site's. */
export function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^(?:https?:\/\/|\/(?!\/))/.test(value)
}

const PICTURE_TEXTS = ['mediaLink', 'name', 'alt', 'avif', 'webp'] as const

/** The fields we know, each only when it is what it should be: a width written as text must not cost the picture. */
function pictureOf(source: Loose): Loose {
  const texts = PICTURE_TEXTS.filter((name) => typeof source[name] === 'string').map((name) => [name, source[name]])
  const sizes = (['width', 'height'] as const)
    .map((name) => [name, wholeOr(source[name], 0)] as const)
    .filter(([, size]) => size > 0)
  const placeholder = textOr(source.placeholder, '')
  return { ...Object.fromEntries([...texts, ...sizes]), ...(isPlaceholder(placeholder) ? { placeholder } : {}) }
}

/** The list under `key`, or under `outer.key`, as providers wrap it. */
export function unwrapList(payload: unknown, key: string, outer: string): unknown[] | undefined {
  const source = recordOf(payload)
  return listOf(source[key]) ?? listOf(recordOf(source[outer])[key]) ?? listOf(source[outer])
}

export type LoosePrice = { packageBasePrice: number; discount: number; taxAmount: number; amountPayable: number }

/** A base price left out is what the other three make it; without the sum to pay there is no price. */
export function priceOf(value: unknown): LoosePrice | undefined {
  const source = recordOf(value)
  const amountPayable = rupeesOf(source.amountPayable)
  if (amountPayable === undefined) return undefined
  const discount = rupeesOf(source.discount) ?? 0
  const taxAmount = rupeesOf(source.taxAmount) ?? 0
  return {
    packageBasePrice: rupeesOf(source.packageBasePrice) ?? amountPayable - taxAmount + discount,
    discount,
    taxAmount,
    amountPayable,
  }
}

/** A price with the lines it is made of; without the sum to pay it is not one, and validation says so. */
export function quoteOf(source: Loose): Loose {
  return {
    ...priceOf(source),
    lines: (listOf(source.lines) ?? []).map(recordOf).map((line) => ({
      label: textOr(line.label, ''),
      amount: Math.round(numberOr(line.amount, Number.NaN)),
    })),
    priceVersion: textOr(source.priceVersion, ''),
  }
}

/** What a card can do without: a value that is not readable is left out. */
export function cardExtrasOf({ rating, badge }: Loose): Loose {
  const { average, count } = recordOf(rating)
  const stars = numberOr(average, 0)
  return {
    ...(typeof badge === 'string' && badge !== '' ? { badge } : {}),
    ...(stars > 0 ? { rating: { average: stars, count: wholeOr(count, 0) } } : {}),
  }
}

/** The notice for a group is optional: an unreadable one is left out. */
export function groupNoticeOf(value: unknown): { group?: { above: number; text: string } } {
  const { above, text } = recordOf(value)
  return typeof text === 'string' && text !== '' ? { group: { above: wholeOr(above, 0), text } } : {}
}

/** How much of a list an answer holds; what is not said is what the list itself has. */
export function pagedOf(wrapper: Loose, count: number): { total: number; page: number; limit: number } {
  return {
    total: wholeOr(wrapper.total, count),
    page: wholeOr(wrapper.page, 1),
    limit: wholeOr(wrapper.limit, count),
  }
}

/** A record with a name, or the bare name; undefined without one. */
export function pointOf(value: unknown): { _id: string; name: string } | undefined {
  const source = recordOf(value)
  const name = textOr(source.name, textOr(value, ''))
  return name === '' ? undefined : { _id: idOf(source._id ?? source.id ?? name), name }
}
