import { sql } from 'kysely'
import type { BookingStory } from '#contract/office/bookings.ts'
import { isTakenByOffice } from '#contract/terms/taken-money.ts'
import { phoneText } from '#server/adapters/phone/phone-number.ts'
import type { Db } from '#server/db/db.ts'
import { readChanges } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import type { StoredBooking, StoredLine } from '../core/booking.ts'
import { BOOKING_MAIL } from '../core/decision.ts'
import { nextDue } from '../core/money.ts'
import { bookingView } from '../view.ts'
import { BOOKING_SUBJECT, changeLabel } from './change-label.ts'
import { type AuditedStep, stepLabel } from './step-label.ts'
import type { NoteRow } from './store.ts'

type HistoryEntry = BookingStory['history'][number]
type MailEntry = BookingStory['mails'][number]

/** Everything the office knows of a booking, for whoever asks. */
export async function readStory(db: Db, booking: StoredBooking, member: Member): Promise<BookingStory> {
  const { id, reference } = booking
  const view = bookingView(booking, [])
  const [history, changes, mails, messages, notes, money] = await Promise.all([
    listSteps(db, id),
    listChanges(db, reference ?? ''),
    listMails(db, booking),
    listMessages(db, id),
    listNotes(db, id),
    listMoney(db, id),
  ])
  const starts = booking.lines.filter(({ state }) => state === 'live').map(({ startsAt }) => startsAt.getTime())
  return {
    id: view.ref,
    ...{ state: booking.state, late: booking.late, createdAt: view.createdAt },
    confirmedAt: booking.confirmedAt?.toISOString() ?? null,
    expiresAt: view.expiresAt ?? null,
    lead: { ...view.lead, contactText: phoneText(view.lead.contactNumber) },
    gstin: booking.gstin,
    lines: booking.lines.map(lineOf),
    travellers: booking.travellers.map(({ name, age, sex = null, nationality = null, idNumber }) => ({
      ...{ name, age, sex, nationality, hasDocument: idNumber !== undefined },
    })),
    names: view.names ?? null,
    ...{ total: view.total.amountPayable, paid: view.paid, due: view.due, dueNext: nextDue(booking) },
    balanceDay: view.balanceDate ?? null,
    money,
    refunds: booking.refunds.map(({ id: refundId, amount, reason, state, dueDate, gateway }) => ({
      ...{ id: refundId, amount, reason, state, dueDate, isByHand: isTakenByOffice(gateway) },
    })),
    history: [...history, ...changes].sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    ...{ mails, messages, notes, documents: view.documents, policies: view.policies ?? [] },
    hasStarted: starts.length > 0 && Math.min(...starts) <= booking.now.getTime(),
    isOwnNoShow: booking.noShowBy === member.id,
    now: view.now,
  }
}

function lineOf({ asked, price, startsAt, endsAt, stock, ...line }: StoredLine): BookingStory['lines'][number] {
  const { lineId, title, state, kept, details, pnr, driver } = line
  return {
    ...{ lineId, kind: asked.kind, title, state, kept, details, pnr },
    driver: driver === null ? null : { name: driver.name, phone: driver.phone },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), price: price.amountPayable },
    seats: stock.seats.map(({ seat }) => seat),
  }
}

/** The audit of the booking, with the name of whoever of the staff stands in its facts. */
async function listSteps(db: Db, bookingId: string): Promise<HistoryEntry[]> {
  const { rows } = await sql<AuditedStep & { at: Date; by: string | null }>`
    select at, event, from_state as "from", to_state as "to", facts, member.name as by
      from booking_audit left join staff_member member on member.id = coalesce(facts ->> 'by', split_part(facts ->> 'cause', ' ', 2))
     where booking_id = ${bookingId} order by position`.execute(db)
  return rows.map(({ at, by, ...step }) => ({ at: at.toISOString(), text: stepLabel(step), by }))
}

/** What members of staff have done beside it: mails sent again, notes. */
async function listChanges(db: Db, reference: string): Promise<HistoryEntry[]> {
  const changes = await readChanges(db, BOOKING_SUBJECT, reference)
  return changes.flatMap(({ at, by_name: by, action }) => {
    const text = changeLabel(action)
    return text === undefined ? [] : [{ at: at.toISOString(), text, by }]
  })
}

/** Mails about it, and those that wait to be sent. A mail names in its key what it is about. */
async function listMails(db: Db, { id, lead }: StoredBooking): Promise<MailEntry[]> {
  const { rows } = await sql<{ at: Date; subject: string; state: MailEntry['state'] }>`
    select created_at as at, subject, state from mail
     where lower(to_address) = ${lead?.email.toLowerCase() ?? ''} and starts_with(event_key, ${`${id} `})
    union all
    select created_at, 'Not sent yet: ' || replace(payload ->> 'kind', '_', ' '), case when given_up_at is null then 'waiting' else 'failed' end
      from outbox where topic = ${BOOKING_MAIL} and done_at is null and payload ->> 'bookingId' = ${id}
     order by at`.execute(db)
  return rows.map(({ at, ...mail }) => ({ at: at.toISOString(), ...mail }))
}

async function listMessages(db: Db, bookingId: string): Promise<BookingStory['messages']> {
  const { rows } = await sql<{ at: Date; reference: string; text: string }>`
    select at, reference, text from booking_message where booking_id = ${bookingId} order by at, id`.execute(db)
  return rows.map(({ at, ...message }) => ({ at: at.toISOString(), ...message }))
}

async function listNotes(db: Db, bookingId: string): Promise<BookingStory['notes']> {
  const { rows } = await sql<NoteRow>`
    select at, by_name, text from booking_note where booking_id = ${bookingId} order by id`.execute(db)
  return rows.map(({ at, by_name: by, text }) => ({ at: at.toISOString(), by, text }))
}

async function listMoney(db: Db, bookingId: string): Promise<BookingStory['money']> {
  const { rows } = await sql<{
    at: Date
    entry: 'captured' | 'refunded'
    amount: number
    gateway: string
    number: string
  }>`
    select at, entry, amount, gateway, gateway_payment_id as number from ledger where booking_id = ${bookingId} order by id`.execute(
    db,
  )
  return rows.map(({ at, ...money }) => ({ at: at.toISOString(), ...money }))
}
