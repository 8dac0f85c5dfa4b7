import { type LineFacts, NO_FACTS } from '#server/products/line-facts.ts'
import type { StoredBooking, StoredCapture, StoredLine, StoredPayment, StoredRefund } from '../core/booking.ts'

/** JSON has no dates: these come as text. */
type Written<Part> = { [Name in keyof Part]: Part[Name] extends Date ? string : Part[Name] }
type WrittenLine = Omit<Written<StoredLine>, 'terms' | 'facts'> & {
  terms: { until: string; percent: number }[]
  /** Null of lines from before there were any. */
  facts: LineFacts | null
}

export type BookingRow = {
  id: string
  reference: string | null
  state: StoredBooking['state']
  visitor_id: string
  created_at: Date
  expires_at: Date
  held_until_max: Date
  is_extended: boolean
  expired_at: Date | null
  plan: StoredBooking['plan']
  initial_amount: number | null
  balance_date: string | null
  lead: StoredBooking['lead']
  travellers: StoredBooking['travellers']
  names_date: string | null
  gstin: string | null
  reseat: boolean
  late: boolean
  confirmed_at: Date | null
  mailbox_confirmed_at: Date | null
  no_show_by: string | null
  is_unpaid_start_told: boolean
  bank_holidays: unknown
  now: Date
  lines: WrittenLine[] | null
  payments: Written<StoredPayment>[] | null
  captures: Written<StoredCapture>[] | null
  refunds: Written<StoredRefund>[] | null
  audited: StoredBooking['audited']
}

export function bookingOf(row: BookingRow): StoredBooking {
  return {
    ...{ id: row.id, reference: row.reference, state: row.state, visitorId: row.visitor_id, createdAt: row.created_at },
    ...{ expiresAt: row.expires_at, heldUntilMax: row.held_until_max, isExtended: row.is_extended },
    ...{ expiredAt: row.expired_at, plan: row.plan, initialAmount: row.initial_amount, balanceDate: row.balance_date },
    ...{
      lead: row.lead,
      travellers: row.travellers,
      namesDate: row.names_date,
      gstin: row.gstin,
      reseat: row.reseat,
      late: row.late,
    },
    ...{ confirmedAt: row.confirmed_at, mailboxConfirmedAt: row.mailbox_confirmed_at, now: row.now },
    lines: (row.lines ?? []).map(lineOf),
    payments: (row.payments ?? []).map((payment) => ({ ...payment, createdAt: new Date(payment.createdAt) })),
    captures: (row.captures ?? []).map((capture) => ({ ...capture, at: new Date(capture.at) })),
    refunds: row.refunds ?? [],
    audited: row.audited,
    ...{ noShowBy: row.no_show_by, isUnpaidStartTold: row.is_unpaid_start_told, bankHolidays: row.bank_holidays },
  }
}

function lineOf({ startsAt, endsAt, salesCloseAt, terms, ...line }: WrittenLine): StoredLine {
  return {
    ...line,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    salesCloseAt: new Date(salesCloseAt),
    facts: line.facts ?? NO_FACTS,
    terms: terms.map(({ until, percent }) => ({ until: new Date(until), percent })),
  }
}
