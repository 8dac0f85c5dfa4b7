import { fieldLabel, fieldList, valueText } from '#contract/terms/change-labels.ts'
import { counted } from '#contract/terms/counted.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { ROLE_LABELS, type StaffRole } from '#contract/terms/staff-roles.ts'

export type Fields = Record<string, unknown>

/** What a sentence is made of. `name` is the record's own, or its number where it has none or is gone; `nameOf` that of another record. */
export type SentenceParts = { name: string; before: Fields; after: Fields; nameOf: (id: string) => string }

export type Sentence = (told: SentenceParts) => string

/** Longer values are not part of a sentence; they stand below it (ours). */
const IN_SENTENCE_MAX = 40

/** "changed the name of the hotel Tern Nest from A to B", or which of its fields. */
export function changed(what: string): Sentence {
  return ({ name, before, after }) => {
    const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    const [only = ''] = fields
    if (fields.length === 0) return `saved ${what} ${name} as it was`
    const [was, is] = [valueText(only, before[only]), valueText(only, after[only])]
    if (fields.length > 1) return `changed ${fieldList(fields)} of ${what} ${name}`
    if (was.length > IN_SENTENCE_MAX || is.length > IN_SENTENCE_MAX)
      return `changed the ${fieldLabel(only)} of ${what} ${name}`
    return `changed the ${fieldLabel(only)} of ${what} ${name} from ${was} to ${is}`
  }
}

export function simply(before: string, after = ''): Sentence {
  return ({ name }) => `${before} ${name}${after}`
}

export function published(what: string): Sentence {
  return ({ name, before, after }) => {
    if (after.isLive === true && before.isLive === false) return `put ${what} ${name} on the site`
    if (after.isLive === false && before.isLive === true) return `took ${what} ${name} off the site`
    const fields = Object.keys(after)
    return fields.length === 0
      ? `published ${what} ${name} as it was`
      : `published ${fieldList(fields)} of ${what} ${name}`
  }
}

export const arranged: Sentence = ({ name, before, after }) => {
  const [was, is] = [listOf(before.pictures), listOf(after.pictures)]
  if (is.length > was.length) return `added ${counted(is.length - was.length, 'picture')} to ${name}`
  if (is.length < was.length) return `took ${counted(was.length - is.length, 'picture')} from ${name}`
  return `put the pictures of ${name} in another order`
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

type Night = { roomTypeId: string; price: number; rooms: number; isClosed: boolean; minNights: number }
const OF_NIGHT = ['price', 'rooms', 'isClosed', 'minNights'] as const

/** "changed the price of Deluxe room on 3 nights from ₹4,000 to ₹4,500". */
export function nights(verb: string): Sentence {
  return ({ name, before, after, nameOf }) => {
    // Written by nights.ts alone, which keeps both lists in the same order.
    const [was, is] = [listOf(before.nights) as Night[], listOf(after.nights) as Night[]]
    const rooms = [...new Set(is.map(({ roomTypeId }) => roomTypeId))]
    const of =
      rooms.length === 1
        ? `${nameOf(rooms[0] ?? '')} of ${name}`
        : `${counted(rooms.length, 'kind')} of room of ${name}`
    const differing = OF_NIGHT.filter((field) => is.some((night, index) => night[field] !== was[index]?.[field]))
    const [field] = differing
    const on = counted(is.length, 'night')
    if (differing.length !== 1 || field === undefined) return `${verb} ${fieldList(differing)} of ${of} on ${on}`
    return `${verb} the ${fieldLabel(field)} of ${of} on ${on}${fromTo(field, was, is)}`
  }
}

function fromTo(field: (typeof OF_NIGHT)[number], was: readonly Night[], is: readonly Night[]): string {
  const [from, to] = [new Set(was.map((night) => night[field])), new Set(is.map((night) => night[field]))]
  if (to.size !== 1) return ''
  const [next] = to
  const [last] = from
  return from.size === 1
    ? ` from ${valueText(field, last)} to ${valueText(field, next)}`
    : ` to ${valueText(field, next)}`
}

export const priced: Sentence = (told) => {
  const { before, after, name } = told
  const fields = Object.keys(after)
  if (fields.length === 1 && fields[0] === 'basePrice')
    return `changed the price of ${name} from ${valueText('basePrice', before.basePrice)} to ${valueText('basePrice', after.basePrice)}`
  return changed('the room')(told)
}

export const money = (value: unknown) => (typeof value === 'number' ? formatRupees(value) : 'money')
export const roleName = (role: unknown) => ROLE_LABELS[role as StaffRole]?.name.toLowerCase() ?? 'member'
const SETTINGS: Readonly<Record<string, string>> = {
  brand: 'who runs the site',
  figures: 'the figures of holds and payments',
  currency_rates: 'the currency rates',
  look: 'colour and logo',
}
export const settingName = (id: string) => SETTINGS[id] ?? id

export function dayName(day: string): string {
  return formatDay(day)
}

export function quoted(text: unknown): string {
  return `“${String(text ?? '')}”`
}

/** "changed 3 days of Ertiga". */
export function days(verb: string): Sentence {
  return ({ name, after }) => `${verb} ${counted(listOf(after.days).length, 'day')} of ${name}`
}

/** A part of the catalogue as the import and the export call it: "car-fares" is "car fares". */
export function partName(part: string): string {
  return part.replaceAll('-', ' ')
}
