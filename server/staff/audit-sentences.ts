import { fieldList } from '#contract/terms/change-labels.ts'
import { counted } from '#contract/terms/counted.ts'
import {
  changed,
  dayName,
  type Fields,
  money,
  partName,
  quoted,
  roleName,
  type Sentence,
  settingName,
  simply,
} from './audit-wording.ts'
import { CATALOGUE_SENTENCES } from './catalogue-sentences.ts'

/**
 * What each change says in the audit, by `subject.action`, after the name of who made it. A change without a sentence here does not compile:
 * `recordChange` takes only those named here.
 */
export const AUDIT_SENTENCES = {
  ...CATALOGUE_SENTENCES,
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
  'booking.part changed': ({ name, after }) => `changed ${String(after.title ?? 'a part')} of booking ${name}`,
  'booking.party gone': simply('found that booking', ' is not hit by a disruption any more'),
  'booking.party offered': simply('offered other ways to booking', ', whose trip was hit'),
  'booking.party open': simply('took booking', ' up again, whose trip was hit'),
  'booking.party rebooked': simply('rebooked what was off of booking'),
  'booking.party refunded': simply('paid back what was off of booking'),
  'booking.party waiting': simply('let booking', ' wait until what was off is on again'),
  'booking.refund paid back': ({ name, after }) =>
    `paid ${money(after.amount)} back to the traveller of booking ${name}`,
  'data.exported': ({ name }) => `took out ${partName(name)} as a file`,
  'data.imported': ({ name, after }) =>
    `brought in ${partName(name)}: ${Number(after.added ?? 0)} new, ${Number(after.changed ?? 0)} changed`,
  'data.started_with_own_data': () => 'emptied the demo and began with their own data',
  'day.note': ({ name, after }) =>
    after.text === null ? `took the note of ${dayName(name)} away` : `wrote a note for travellers of ${dayName(name)}`,
  'disruption.closed': simply('closed the disruption'),
  'disruption.opened': ({ after }) => `opened the disruption ${quoted(after.title)}`,
  'disruption.written': ({ name, after }) =>
    `wrote to ${counted(Number(after.parties ?? 0), 'party', 'parties')} of the disruption ${name}`,
  'driver.added': simply('added the driver'),
  'driver.changed': changed('the driver'),
  'enquiry.changed': changed('the enquiry'),
  'enquiry.noted': simply('wrote a note on enquiry'),
  'enquiry.quoted': simply('sent a quote for enquiry'),
  'enquiry.replied': simply('answered enquiry'),
  'quote.trip mailed': simply('mailed the quote'),
  'setting.changed': ({ name, after }) => `changed ${fieldList(Object.keys(after))} in ${settingName(name)}`,
  'settlement.difference noted': ({ after }) =>
    `noted a difference of the settlement${after.isSettled === true ? ' as settled' : ''}`,
  'settlement.statement brought': ({ after }) => `brought in the statement ${quoted(after.name)}`,
  'settlement.statement taken away': ({ before }) => `took the statement ${quoted(before.name)} away`,
  'staff.account_opened': () => 'opened their account',
  'staff.authenticator_removed': () => 'removed their authenticator',
  'staff.changed': (told) =>
    'role' in told.after && Object.keys(told.after).length === 1
      ? `made ${told.name} ${roleName(told.after.role)}, who was ${roleName(told.before.role)}`
      : changed('the account of')(told),
  'staff.factor_enrolled': () => 'set up their authenticator',
  'staff.invited': ({ name, after }) => `invited ${name} as ${roleName(after.role)}`,
  'staff.new_link': simply('sent a new set-up link to'),
  'staff.passkey_added': ({ after }) => `added their passkey ${quoted(after.name)}`,
  'staff.passkey_removed': ({ before }) => `removed their passkey ${quoted(before.name)}`,
  'staff.recovery_code_used': () => 'came in with a recovery code',
  'staff.recovery_codes_renewed': () => 'drew new recovery codes',
  'staff.signed_out': simply('signed', ' out everywhere'),
  'template.added': simply('wrote the reply template'),
  'template.changed': changed('the reply template'),
  'template.removed': ({ before }) => `removed the reply template ${String(before.name ?? '')}`,
} as const satisfies Record<string, Sentence>

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
