import { counted } from './counted.ts'
import { textOfHtml } from './html-text.ts'
import { formatDay, isDay } from './india-time.ts'
import { formatRupees } from './money.ts'

/** Fields whose name alone would puzzle a reader; all others are read off their name. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  adultCount: 'adults',
  basePrice: 'price a night',
  bedTypeId: 'bed',
  categoryId: 'category',
  checkedOn: 'month of the facts',
  descriptionHtml: 'description',
  exclusiveHtml: 'what is not included',
  inclusiveHtml: 'what is included',
  isClosed: 'closed for sale',
  lat: 'latitude',
  lng: 'longitude',
  teaser: 'line of the card',
  html: 'text',
  isLive: 'on the site',
  islandId: 'island',
  listRate: 'price for two',
  minNights: 'fewest nights',
  overviewHtml: 'overview',
  paymentPolicyHtml: 'how it is paid',
  cancellationPolicyHtml: 'what cancelling costs',
  pictureId: 'picture',
  placeIds: 'places',
  packageIds: 'packages',
  policyHtml: 'rules of the house',
  propertyTypeId: 'kind',
  rooms: 'rooms for sale',
  sections: 'text',
  upperLimit: 'most travellers',
}

/** Fields that are whole rupees. */
const MONEY = new Set(['amount', 'basePrice', 'listRate', 'price', 'pricePerNight', 'refund'])

/** `seatPrice` is "seat price". */
export function fieldLabel(name: string): string {
  return (
    FIELD_WORDS[name] ??
    name
      .replaceAll(/Html$|Id$/g, '')
      .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .replaceAll('_', ' ')
      .trim()
  )
}

/** A value as a person reads it; a list has a line for each of its items. */
export function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return MONEY.has(name) ? formatRupees(value) : String(value)
  if (typeof value === 'string') return textWords(value)
  if (Array.isArray(value))
    return value.length === 0 ? 'nothing' : value.map((item) => valueText(name, item)).join('\n')
  return partText(value) ?? fieldsText(value)
}

/** A part of a text: its heading, what it says, and that a table follows. */
function partText(value: object): string | undefined {
  if (!('heading' in value && 'html' in value)) return undefined
  const { heading, html, table } = value as { heading: unknown; html: unknown; table?: unknown }
  const rows = table === null || table === undefined ? '' : ` Table: ${fieldsText(table)}`
  return `${String(heading)}: ${textWords(String(html))}${rows}`
}

function fieldsText(value: object): string {
  return Object.entries(value)
    .filter(([, each]) => each !== null && each !== undefined && each !== '')
    .map(([field, each]) => `${fieldLabel(field)}: ${valueText(field, each)}`)
    .join(', ')
}

function textWords(text: string): string {
  if (isDay(text)) return formatDay(text)
  return /<\/?[a-z][^>]*>/i.test(text) ? textOfHtml(text) : text
}

/** As much of what two texts share as is shown round what differs (ours). */
const SHARED_MAX = 40

/** What differs of two texts, with a little of what stands round it. */
export function differingText(before: string, after: string): { before: string; after: string } {
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const start = wordStart(before, Math.max(0, head - SHARED_MAX))
  const rest = Math.max(0, tail - SHARED_MAX)
  const cut = (text: string) =>
    `${start > 0 ? '… ' : ''}${text.slice(start, text.length - rest)}${rest > 0 ? ' …' : ''}`
  return { before: cut(before), after: cut(after) }
}

function wordStart(text: string, from: number): number {
  return from === 0 ? 0 : text.indexOf(' ', from) + 1 || from
}

type Fields = Record<string, unknown> | null

/** One field that a change made another; null where there was no record on that side. */
export type Difference = { label: string; before: string | null; after: string | null }

/** What was and what is, field by field, in words. */
export function differencesOf(before: Fields, after: Fields): Difference[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => {
    const label = fieldLabel(name)
    const was = before === null ? null : valueText(name, before[name])
    const is = after === null ? null : valueText(name, after[name])
    if (was === null || is === null) return { label, before: was, after: is }
    const [from, to] = [linesOf(before?.[name]), linesOf(after?.[name])]
    if (from === undefined || to === undefined) return { label, ...differingText(was, is) }
    return { label, ...differingItems(name, from, to) }
  })
}

function linesOf(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined
}

/** Of two lists the items that are only in one of them; the whole of both where they have the same items in another order. */
function differingItems(name: string, from: readonly unknown[], to: readonly unknown[]) {
  const [was, is] = [from.map((item) => valueText(name, item)), to.map((item) => valueText(name, item))]
  const gone = was.filter((line) => !is.includes(line))
  const come = is.filter((line) => !was.includes(line))
  if (gone.length === 0 && come.length === 0) return { before: was.join('\n'), after: is.join('\n') }
  const shown = (lines: readonly string[]) => (lines.length === 0 ? 'nothing' : lines.join('\n'))
  return { before: shown(gone), after: shown(come) }
}

/** "name", "name and telephone", "name, telephone and 3 more". */
export function fieldList(names: readonly string[]): string {
  const words = names.map(fieldLabel)
  if (words.length <= 1) return words[0] ?? 'nothing'
  if (words.length > FIELDS_NAMED)
    return `${words.slice(0, 2).join(', ')} and ${counted(words.length - 2, 'more', 'more')}`
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
const FIELDS_NAMED = 3
