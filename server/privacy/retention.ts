import { sql } from 'kysely'
import { SESSION_DAYS, SESSION_IDLE_HOURS } from '#contract/terms/booking-rules.ts'
import { KEPT } from '#contract/terms/retention.ts'
import { bookingRetention } from './booking-retention.ts'
import { clearRule, deleteRule, isOver, type RetentionRule } from './retention-rule.ts'
import { staffRetention } from './staff-retention.ts'

const HAS_QUOTE = sql`exists (select 1 from quote where enquiry_reference = enquiry.reference)`
const ENQUIRY = {
  ...{ table: 'enquiry', kept: KEPT.enquiries, from: 'when they were sent' },
  columns: ['name', 'email', 'contact_number', 'message', 'about_detail', 'child_ages', 'sender', 'content_hash'],
}

/** Forms, mails and reviews. */
const others: readonly RetentionRule[] = [
  deleteRule({ ...ENQUIRY, what: 'Enquiries' }, sql`${isOver(sql`created_at`, KEPT.enquiries)} and not ${HAS_QUOTE}`),
  clearRule(
    { ...ENQUIRY, what: 'Whoever asked for a group, where the office wrote a quote' },
    sql`name = 'Removed', email = '', contact_number = '', message = null, about_detail = null, child_ages = null,
        sender = '', content_hash = ''`,
    sql`${isOver(sql`created_at`, KEPT.enquiries)} and email <> '' and ${HAS_QUOTE}`,
  ),
  deleteRule(
    {
      ...{ table: 'enquiry_message', columns: ['by_name', 'subject', 'text'], kept: KEPT.enquiries },
      ...{ what: 'What the office answered and noted', from: 'when it was written' },
    },
    isOver(sql`at`, KEPT.enquiries),
  ),
  clearRule(
    {
      ...{ table: 'quote', columns: ['name', 'email', 'sender', 'written_by', 'note'], kept: KEPT.enquiries },
      ...{ what: 'Whom a quote is for and who wrote it', from: 'its last version' },
    },
    sql`name = null, email = null, sender = '', written_by = null, note = null`,
    sql`sender <> '' and ${isOver(sql`updated_at`, KEPT.enquiries)}`,
  ),
  clearRule(
    {
      ...{ table: 'quote_audit', columns: ['facts'], kept: KEPT.enquiries },
      ...{ what: 'Which clerk wrote a quote', from: 'when it was written' },
    },
    sql`facts = facts - 'by'`,
    sql`facts ? 'by' and ${isOver(sql`at`, KEPT.enquiries)}`,
  ),
  deleteRule(
    {
      ...{ table: 'quote_mail', columns: ['sender'], kept: KEPT.mailBodies },
      ...{ what: 'Who had a quote mailed', from: 'when it was mailed' },
    },
    isOver(sql`at`, KEPT.mailBodies),
  ),
  clearRule(
    {
      ...{ table: 'mail', columns: ['text_body', 'html_body', 'last_error'], kept: KEPT.mailBodies },
      ...{ what: 'What a mail said; files of kept mails too', from: 'when it was sent' },
    },
    sql`text_body = '', html_body = '', last_error = null`,
    sql`(text_body <> '' or html_body <> '' or last_error is not null) and ${isOver(sql`created_at`, KEPT.mailBodies)}`,
  ),
  deleteRule(
    {
      ...{ table: 'mail', columns: ['to_address', 'subject'], kept: KEPT.mails },
      ...{ what: 'That a mail was sent, and to whom', from: 'when it was sent' },
    },
    isOver(sql`created_at`, KEPT.mails),
  ),
  deleteRule(
    {
      ...{ table: 'outbox', columns: ['payload', 'last_error'], kept: KEPT.doneJobs },
      ...{ what: 'Jobs that are done', from: 'when they were done' },
    },
    isOver(sql`done_at`, KEPT.doneJobs),
  ),
  deleteRule(
    {
      ...{ table: 'outbox', columns: ['payload', 'last_error'], kept: KEPT.givenUpJobs },
      ...{ what: 'Jobs that were given up', from: 'when they were given up' },
    },
    isOver(sql`given_up_at`, KEPT.givenUpJobs),
  ),
  deleteRule(
    {
      ...{ table: 'review_invitation', columns: ['name', 'token_hash'], kept: KEPT.enquiries },
      ...{ what: 'Invitations to review', from: 'when they were sent' },
    },
    isOver(sql`created_at`, KEPT.enquiries),
  ),
  deleteRule(
    {
      ...{ table: 'review_photo', columns: ['small', 'large'], kept: KEPT.unseenPhotos },
      ...{ what: 'Photographs with a review that nobody has let through', from: 'when they were sent' },
    },
    sql`state = 'waiting' and ${isOver(sql`created_at`, KEPT.unseenPhotos)}`,
  ),
]

/** What a bank says of who paid, and what the office wrote to it. */
const settlements: readonly RetentionRule[] = [
  deleteRule(
    {
      ...{ table: 'settlement_note', columns: ['text', 'by_name'], kept: KEPT.accounts },
      ...{ what: 'Notes on differences between bank and ledger', from: 'when they were written' },
    },
    isOver(sql`at`, KEPT.accounts),
  ),
  deleteRule(
    {
      ...{ table: 'bank_statement', columns: ['by_name'], kept: KEPT.accounts },
      ...{ what: 'Statements of the bank, with their lines', from: 'when they were brought' },
    },
    isOver(sql`at`, KEPT.accounts),
  ),
]

/** Sessions, sign-in codes and counters of limits. */
const sessions: readonly RetentionRule[] = [
  deleteRule(
    {
      ...{ table: 'session', columns: ['token_hash', 'visitor_id', 'email', 'booking_id'] },
      ...{ what: 'Sessions, unused', kept: { hours: SESSION_IDLE_HOURS }, from: 'the last use' },
    },
    isOver(sql`seen_at`, { hours: SESSION_IDLE_HOURS }),
  ),
  deleteRule(
    {
      ...{ table: 'session', columns: ['token_hash', 'visitor_id', 'email', 'booking_id'] },
      ...{ what: 'Sessions, however used', kept: { days: SESSION_DAYS }, from: 'when they began' },
    },
    isOver(sql`created_at`, { days: SESSION_DAYS }),
  ),
  deleteRule(
    {
      ...{ table: 'sign_in_challenge', kept: KEPT.codes, what: 'Asks for a code', from: 'when it was asked for' },
      columns: ['address_key', 'network', 'email', 'booking_id', 'code_hash', 'link_hash', 'sealed'],
    },
    isOver(sql`created_at`, KEPT.codes),
  ),
  deleteRule(
    {
      ...{ table: 'wrong_code', columns: ['address_key'], kept: KEPT.wrongCodes },
      ...{ what: 'Wrong codes, by a hash of the mailbox', from: 'when it was tried' },
    },
    isOver(sql`at`, KEPT.wrongCodes),
  ),
  deleteRule(
    {
      ...{ table: 'limit_counter', columns: ['key'], kept: KEPT.counters },
      ...{ what: 'Counters of limits, by hashes', from: 'the last use' },
    },
    isOver(sql`last_at`, KEPT.counters),
  ),
  deleteRule(
    {
      ...{ table: 'form_limit', columns: ['sender'], kept: KEPT.counters },
      ...{ what: 'Senders of forms, by hashes', from: 'the last form' },
    },
    isOver(sql`last_at`, KEPT.counters),
  ),
  deleteRule(
    {
      ...{ table: 'holding_limit_reached', columns: ['counted_by'], kept: KEPT.hoarding },
      ...{ what: 'Who was refused a hold, by hashes', from: 'when they were refused' },
    },
    isOver(sql`at`, KEPT.hoarding),
  ),
]

/** The table of retention, in the order in which the job of the night goes through it. */
export const RETENTION: readonly RetentionRule[] = [
  ...[...bookingRetention, ...others, ...settlements],
  ...[...sessions, ...staffRetention],
]
