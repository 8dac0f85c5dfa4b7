import { sql } from 'kysely'
import { KEPT } from '#contract/terms/retention.ts'
import { inIndia } from '#server/db/india-sql.ts'
import { ANONYMOUS_RESPONSE, NOBODY, NOBODYS_TRAVELLERS, RESPONSE_NAMES_PERSON } from './nobody.ts'
import { clearRule, deleteRule, dueRows, isOver, type RetentionRule } from './retention-rule.ts'

/** When a trip was over: at the end of its last line, or when it expired or was cancelled. */
const TRAVEL_END = sql`least(
  (select max(ends_at) from booking_line where booking_id = booking.id),
  case when state in ('expired', 'cancelled') then (select max(at) from booking_audit where booking_id = booking.id) end)`
/** No money ever came in: there are no accounts to keep. */
const UNPAID = sql`reference is not null and state in ('expired', 'cancelled')
  and not exists (select 1 from capture where booking_id = booking.id)`
const LAST_EVENT = sql`(select max(at) from booking_audit where booking_id = booking.id)`
const HAS_DOCUMENT = `$[*] ? (exists(@.idNumber) || exists(@.idSealed) || exists(@.idType))`

const holds: RetentionRule = {
  ...{ table: 'booking', columns: ['visitor_id', 'network', 'counted_by'] },
  ...{ what: 'Holds that became no booking, whole, with their history', kept: KEPT.holds, from: 'when they ran out' },
  outcome: 'deleted',
  apply: async (tx, most) => {
    const due = sql`state = 'expired' and reference is null and ${isOver(sql`coalesce(expired_at, expires_at)`, KEPT.holds)}`
    const { rows } = await sql<{ id: string }>`
      select id from booking where ctid in (${dueRows('booking', due, most)})`.execute(tx)
    const ids = rows.map(({ id }) => id)
    await sql`delete from booking_audit where booking_id = any(${ids}::text[])`.execute(tx)
    // Its lines and claims go with it.
    await sql`delete from booking where id = any(${ids}::text[])`.execute(tx)
    return ids.length
  },
}

export const bookingRetention: readonly RetentionRule[] = [
  holds,
  clearRule(
    {
      ...{ table: 'booking', columns: ['network', 'counted_by'] },
      ...{ what: 'Hash of the network that a booking came from', kept: KEPT.holds, from: 'when it was made' },
    },
    sql`network = '', counted_by = ''`,
    sql`(network <> '' or counted_by <> '') and state not in ('held', 'paying') and ${isOver(sql`created_at`, KEPT.holds)}`,
  ),
  clearRule(
    {
      ...{ table: 'booking', columns: ['travellers'], kept: KEPT.documents },
      ...{ what: 'Kind and number of each document (sealed until then)', from: 'the end of travel' },
    },
    sql`travellers = (select jsonb_agg(each - 'idNumber' - 'idSealed' - 'idType' order by place)
                        from jsonb_array_elements(travellers) with ordinality person (each, place))`,
    sql`jsonb_path_exists(travellers, ${HAS_DOCUMENT}::jsonpath) and ${isOver(TRAVEL_END, KEPT.documents)}`,
  ),
  clearRule(
    {
      ...{ table: 'booking', columns: ['travellers', 'visitor_id'], kept: KEPT.travellers },
      ...{ what: 'Names, sex and nationality of travellers', from: 'the end of travel' },
    },
    sql`travellers = ${NOBODYS_TRAVELLERS}, visitor_id = ''`,
    sql`visitor_id <> '' and reference is not null and ${isOver(TRAVEL_END, KEPT.travellers)}`,
  ),
  clearRule(
    {
      ...{ table: 'booking', columns: ['lead', 'travellers', 'gstin', 'visitor_id'], kept: KEPT.unpaid },
      ...{ what: 'Everybody on a booking that was never paid', from: 'when it ran out or was cancelled' },
    },
    sql`lead = ${NOBODY}, travellers = ${NOBODYS_TRAVELLERS}, gstin = null, visitor_id = ''`,
    sql`${UNPAID} and lead <> ${NOBODY} and ${isOver(LAST_EVENT, KEPT.unpaid)}`,
  ),
  clearRule(
    {
      ...{ table: 'booking', columns: ['lead', 'gstin'], kept: KEPT.accounts },
      ...{ what: 'Lead traveller of a paid booking, and the GSTIN of its invoice', from: 'the end of travel' },
    },
    sql`lead = ${NOBODY}, gstin = null`,
    sql`reference is not null and lead <> ${NOBODY} and ${isOver(TRAVEL_END, KEPT.accounts)}`,
  ),
  clearRule(
    {
      ...{ table: 'booking_line', columns: ['driver', 'day_drivers'], kept: KEPT.documents },
      ...{ what: 'Names and telephones of drivers', from: 'the end of the ride' },
    },
    sql`driver = null, day_drivers = null`,
    sql`(driver is not null or day_drivers is not null) and ${isOver(sql`ends_at`, KEPT.documents)}`,
  ),
  clearRule(
    {
      ...{ table: 'booking_line', columns: ['asked'], kept: KEPT.documents },
      ...{ what: 'Weights of guests of a water sport', from: 'the end of the outing' },
    },
    sql`asked = asked - 'weightsKg'`,
    sql`asked ? 'weightsKg' and ${isOver(sql`ends_at`, KEPT.documents)}`,
  ),
  deleteRule(
    {
      ...{ table: 'booking_message', columns: ['text', 'visitor_id'], kept: KEPT.enquiries },
      ...{ what: 'Questions about a booking', from: 'when they were sent' },
    },
    isOver(sql`at`, KEPT.enquiries),
  ),
  deleteRule(
    {
      ...{ table: 'booking_note', columns: ['member_id', 'by_name', 'text'], kept: KEPT.enquiries },
      ...{ what: 'Notes of the office on a booking', from: 'when they were written' },
    },
    isOver(sql`at`, KEPT.enquiries),
  ),
  clearRule(
    {
      ...{ table: 'cancel_quote', columns: ['answer'], kept: KEPT.unpaid },
      ...{ what: 'Everybody on the booking that a cancellation answered', from: 'when it was asked for' },
    },
    sql`answer = ${ANONYMOUS_RESPONSE}`,
    sql`${RESPONSE_NAMES_PERSON} and ${isOver(sql`created_at`, KEPT.unpaid)}`,
  ),
  deleteRule(
    {
      ...{ table: 'idempotency', columns: ['principal', 'request_hash', 'answer'], kept: KEPT.answers },
      ...{ what: 'First answers to a call that changes something', from: 'when it was called' },
    },
    isOver(sql`created_at`, KEPT.answers),
  ),
  deleteRule(
    {
      ...{ table: 'seat_hold_count', columns: ['visitor_id'], kept: KEPT.holds },
      ...{ what: 'How often a browser held a seat', from: 'the day of it' },
    },
    isOver(inIndia(sql`day::timestamp`), KEPT.holds),
  ),
  clearRule(
    {
      ...{ table: 'payment_event', columns: ['body'], kept: KEPT.mailBodies },
      ...{ what: 'Signed messages of the payment gateway', from: 'when they came' },
    },
    sql`body = ''`,
    sql`body <> '' and ${isOver(sql`received_at`, KEPT.mailBodies)}`,
  ),
]
