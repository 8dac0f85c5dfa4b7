import { fieldLabel, fieldList, valueText } from '#contract/terms/change-labels.ts'
import { counted } from '#contract/terms/counted.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { ROLE_LABELS, type StaffRole } from '#contract/terms/staff-roles.ts'

type Fields = Record<string, unknown>

/** What a sentence is made of. `name` is the record's own, or its number where it has none or is gone; `nameOf` that of another record. */
export type SentenceParts = { name: string; before: Fields; after: Fields; nameOf: (id: string) => string }

type Sentence = (told: SentenceParts) => string

/** Longer values are not part of a sentence; they stand below it (ours). */
const IN_SENTENCE_MAX = 40

/** "changed the name of the hotel Tern Nest from A to B", or which of its fields. */
function changed(what: string): Sentence {
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

function simply(before: string, after = ''): Sentence {
  return ({ name }) => `${before} ${name}${after}`
}

function published(what: string): Sentence {
  return ({ name, before, after }) => {
    if (after.isLive === true && before.isLive === false) return `put ${what} ${name} on the site`
    if (after.isLive === false && before.isLive === true) return `took ${what} ${name} off the site`
    const fields = Object.keys(after)
    return fields.length === 0
      ? `published ${what} ${name} as it was`
      : `published ${fieldList(fields)} of ${what} ${name}`
  }
}

const arranged: Sentence = ({ name, before, after }) => {
  const [was, is] = [listOf(before.pictures), listOf(after.pictures)]
  if (is.length > was.length) return `added ${counted(is.length - was.length, 'picture')} to ${name}`
  if (is.length < was.length) return `took ${counted(was.length - is.length, 'picture')} from ${name}`
  return `put the pictures of ${name} in another order`
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

type Night = { roomTypeId: string; price: number; rooms: number; isClosed: boolean; minNights: number }
const OF_NIGHT = ['price', 'rooms', 'isClosed', 'minNights'] as const

/** "changed the price of Deluxe room on 3 nights from ₹4,000 to ₹4,500". */
function nights(verb: string): Sentence {
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

const priced: Sentence = (told) => {
  const { before, after, name } = told
  const fields = Object.keys(after)
  if (fields.length === 1 && fields[0] === 'basePrice')
    return `changed the price of ${name} from ${valueText('basePrice', before.basePrice)} to ${valueText('basePrice', after.basePrice)}`
  return changed('the room')(told)
}

const money = (value: unknown) => (typeof value === 'number' ? formatRupees(value) : 'money')
const roleName = (role: unknown) => ROLE_LABELS[role as StaffRole]?.name.toLowerCase() ?? 'member'
const SETTINGS: Readonly<Record<string, string>> = {
  brand: 'who runs the site',
  figures: 'the figures of holds and payments',
  currency_rates: 'the currency rates',
}
const settingName = (id: string) => SETTINGS[id] ?? id

/**
 * What each change says in the audit, by `subject.action`, after the name of who made it. A change without a sentence here does not compile:
 * `recordChange` takes only those named here.
 */
export const AUDIT_SENTENCES = {
  'activity.pictures_arranged': arranged,
  'booking.cancelled': ({ name, after }) => `cancelled the booking ${name} for us; ${money(after.refund)} go back`,
  'booking.confirmation sent again': simply('mailed the confirmation of booking', ' again'),
  'booking.driver': ({ name, after, before }) =>
    after.driver === null || after.driver === undefined
      ? `took ${String(before.driver ?? 'the driver')} off a ride of booking ${name}`
      : `gave a ride of booking ${name} to ${String(after.driver)}`,
  'booking.hold ended': simply('ended the hold'),
  'booking.money taken': ({ name, after }) => `took ${money(after.amount)} for booking ${name}`,
  'booking.no-show marked': simply('marked booking', ' as not come'),
  'booking.no-show reversed': simply('took back that booking', ' did not come'),
  'booking.note added': simply('wrote a note on booking'),
  'booking.refund paid back': ({ name, after }) =>
    `paid ${money(after.amount)} back to the traveller of booking ${name}`,
  'car_package.pictures_arranged': arranged,
  'day.note': ({ name, after }) =>
    after.text === null ? `took the note of ${dayName(name)} away` : `wrote a note for travellers of ${dayName(name)}`,
  'deal.changed': changed('the deal'),
  'deal.created': ({ name, after }) => `made the deal ${name}: ${String(after.percent)}% off`,
  'deal.ended': simply('ended the deal'),
  'deal.removed': ({ before }) => `removed the deal ${String(before.label ?? '')} before it began`,
  'driver.added': simply('added the driver'),
  'driver.changed': changed('the driver'),
  'enquiry.changed': changed('the enquiry'),
  'enquiry.noted': simply('wrote a note on enquiry'),
  'enquiry.quoted': simply('sent a quote for enquiry'),
  'enquiry.replied': simply('answered enquiry'),
  'faq.arranged': () => 'put the questions in another order',
  'faq_group.changed': changed('the group of questions'),
  'faq_group.created': simply('made the group of questions'),
  'faq_group.removed': ({ before }) => `removed the group of questions ${String(before.name ?? '')}`,
  'faq_question.changed': changed('the question'),
  'faq_question.created': ({ after }) => `added the question ${quoted(after.question)}`,
  'faq_question.removed': ({ before }) => `removed the question ${quoted(before.question)}`,
  'hotel.changed': (told) => ('isLive' in told.after ? published('the hotel')(told) : changed('the hotel')(told)),
  'hotel.created': simply('made the hotel'),
  'hotel.nights_restored': nights('took back the change of'),
  'hotel.nights_set': nights('changed'),
  'hotel.pictures_arranged': arranged,
  'hotel.weeks_copied': nights('copied weeks, which changed'),
  'package.created': simply('made the package'),
  'package.draft_dropped': simply('forgot the draft of package'),
  'package.pictures_arranged': arranged,
  'package.published': published('the package'),
  'picture.changed': changed('the picture'),
  'picture.removed': ({ before }) => `removed the picture ${quoted(before.alt)}`,
  'picture.replaced': ({ name, after }) =>
    `put another picture in place of ${name} in ${counted(Number(after.places), 'place')}`,
  'picture.uploaded': simply('uploaded the photograph'),
  'place.arranged': () => 'put the places in another order',
  'place.changed': changed('the place'),
  'place.created': simply('made the place'),
  'place.pictures_arranged': arranged,
  'policy.draft_dropped': simply('forgot the draft of the'),
  'policy.published': ({ name, after }) =>
    `published version ${String(after.version)} of the ${name}, from ${valueText('from', after.from)}`,
  'policy.withdrawn': ({ name, before }) => `withdrew version ${String(before.version)} of the ${name} before it held`,
  'post.created': simply('began the story'),
  'post.draft_dropped': simply('forgot the draft of the story'),
  'post.published': published('the story'),
  'quote.trip mailed': simply('mailed the quote'),
  'room.changed': changed('the room'),
  'room.created': simply('made the kind of room'),
  'room.priced': priced,
  'room_type.pictures_arranged': arranged,
  'sailing.manifest_taken': ({ name, after }) =>
    `took the manifest of ${name} with ${counted(Number(after.passengers ?? 0), 'passenger')}`,
  'setting.changed': ({ name, after }) => `changed ${fieldList(Object.keys(after))} in ${settingName(name)}`,
  'staff.account_opened': () => 'opened their account',
  'staff.changed': (told) =>
    'role' in told.after && Object.keys(told.after).length === 1
      ? `made ${told.name} ${roleName(told.after.role)}, who was ${roleName(told.before.role)}`
      : changed('the account of')(told),
  'staff.factor_enrolled': () => 'set up their authenticator',
  'staff.invited': ({ name, after }) => `invited ${name} as ${roleName(after.role)}`,
  'staff.new_link': simply('sent a new set-up link to'),
  'staff.recovery_code_used': () => 'came in with a recovery code',
  'staff.recovery_codes_renewed': () => 'drew new recovery codes',
  'staff.signed_out': simply('signed', ' out everywhere'),
  'template.added': simply('wrote the reply template'),
  'template.changed': changed('the reply template'),
  'template.removed': ({ before }) => `removed the reply template ${String(before.name ?? '')}`,
} as const satisfies Record<string, Sentence>

function dayName(day: string): string {
  return formatDay(day)
}

function quoted(text: unknown): string {
  return `“${String(text ?? '')}”`
}

export type AuditName = keyof typeof AUDIT_SENTENCES

type PartsOf<Name> = Name extends `${infer Subject}.${infer Action}` ? { subject: Subject; action: Action } : never

/** A subject and one of the actions that its audit knows. */
export type AuditAction = { [Name in AuditName]: PartsOf<Name> }[AuditName]

type Entry = {
  by: string
  action: string
  subject: string
  subjectId: string
  before: Fields | null
  after: Fields | null
  names: ReadonlyMap<string, string>
}

/** "Asha changed the price of Deluxe room on 3 nights from ₹4,000 to ₹4,500." */
export function auditSentence({ by, action, subject, subjectId, before, after, names }: Entry): string {
  const key = `${subject}.${action}`
  const nameOf = (id: string) => names.get(id) ?? id
  const told = {
    name: names.get(`${subject} ${subjectId}`) ?? subjectId,
    before: before ?? {},
    after: after ?? {},
    nameOf,
  }
  // An action of an older program, which the table still has.
  if (!Object.hasOwn(AUDIT_SENTENCES, key)) return `${by}: ${action.replaceAll('_', ' ')}, ${subject} ${told.name}`
  return `${by} ${AUDIT_SENTENCES[key as AuditName](told)}`
}
