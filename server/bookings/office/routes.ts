import {
  addNote as addNoteCall,
  cancelForOperator as cancelCall,
  endHold as endHoldCall,
  type HoldRow,
  listHolds,
  mailConfirmation as mailCall,
  markNoShow as noShowCall,
  notePaidBack as paidBackCall,
  previewOfficeCancel,
  reverseNoShow as reverseCall,
  takeMoney as takeMoneyCall,
} from '#contract/office/booking-changes.ts'
import { type BookingRow, fetchDocument, fetchStory, listBookings } from '#contract/office/bookings.ts'
import type { ListQuery } from '#contract/office/lists.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { phoneText } from '#server/adapters/phone/phone-number.ts'
import { implementFile, implementOffice, type OfficeApi } from '#server/office/office-api.ts'
import { type DocumentParts, documentFile, NO_DOCUMENT } from '../papers/booking-documents.ts'
import { findBookingOf } from '../store/load.ts'
import { cancelForOperator, previewCancel, reverseNoShow, UNKNOWN_BOOKING } from './cancel-for-operator.ts'
import { addNote, endHold, mailConfirmation, markNoShow, notePaidBack, takeMoney } from './change-booking.ts'
import { readStory } from './read-story.ts'
import { searchQuery } from './search-query.ts'
import { type HeldRow, type ListedBooking, listBookingRows, listHeldRows } from './store.ts'

/** Bookings and holds in the office. */
export function bookingOfficeRoutes(office: OfficeApi, parts: Omit<DocumentParts, 'brand'>): void {
  readRoutes(office)
  implementFile(office, fetchDocument, async ({ ref, kind }) => {
    const booking = await findBookingOf(office.db, ref)
    const file = await documentFile(parts, booking, kind)
    return file === undefined ? fail(NO_DOCUMENT) : ok(file)
  })
  cancelRoutes(office)
  changeRoutes(office)
}

function readRoutes(office: OfficeApi): void {
  const { db } = office
  implementOffice(office, listBookings, async ({ query }) => {
    const { q = '', from, until, kind, state, sort, order } = query
    const words = searchQuery(q)
    // Something was typed that nothing can be found by.
    if (q !== '' && words === undefined && q.length > 1) return ok({ rows: [], total: 0 })
    const isOldestFirst = sort === 'createdAt' && order === 'ASC'
    const filter = { words, from, until, kind, state, isOldestFirst, ...pageOf(query) }
    const { rows, total } = await listBookingRows(db, filter)
    return ok({ rows: rows.map(rowOf), total })
  })
  implementOffice(office, fetchStory, async ({ query, member }) => {
    const booking = await findBookingOf(db, query.ref)
    return booking === undefined ? fail(UNKNOWN_BOOKING) : ok({ booking: await readStory(db, booking, member) })
  })
  implementOffice(office, listHolds, async ({ query }) => {
    const { rows, total } = await listHeldRows(db, pageOf(query))
    return ok({ rows: rows.map(holdOf), total })
  })
}

function cancelRoutes(office: OfficeApi): void {
  const { db } = office
  implementOffice(office, previewOfficeCancel, async ({ query, body, member }) => {
    const booking = await findBookingOf(db, query.ref)
    if (booking === undefined) return fail(UNKNOWN_BOOKING)
    const preview = previewCancel(booking, member, body.lineIds)
    return preview.ok ? ok({ cancel: preview.value }) : preview
  })
  implementOffice(office, cancelCall, ({ query, body, member }) => cancelForOperator(db, { ...query, ...body, member }))
  implementOffice(office, reverseCall, ({ query, body, member }) => reverseNoShow(db, { ...query, ...body, member }))
  implementOffice(office, noShowCall, ({ query, member }) => markNoShow(db, { ...query, member }))
  implementOffice(office, endHoldCall, ({ query, body, member }) => endHold(db, { ...query, ...body, member }))
}

function changeRoutes(office: OfficeApi): void {
  const { db } = office
  implementOffice(office, mailCall, ({ query, member }) => mailConfirmation(db, { ...query, member }))
  implementOffice(office, addNoteCall, ({ query, body, member }) => addNote(db, { ...query, ...body, member }))
  implementOffice(office, takeMoneyCall, ({ query, body, member }) => takeMoney(db, { ...query, ...body, member }))
  implementOffice(office, paidBackCall, ({ query, body, member }) =>
    notePaidBack(db, { ref: query.ref, refundId: query.id, receipt: body.receipt, member }),
  )
}

function pageOf({ page, perPage }: ListQuery) {
  return { offset: (page - 1) * perPage, limit: perPage }
}

function rowOf({ reference, lead, first_at, last_at, created_at, owed, ...row }: ListedBooking): BookingRow {
  const { state, titles, kinds, travellers, total, paid } = row
  return {
    ...{ id: reference, state, titles, kinds, travellers, total, paid },
    ...{ name: lead.name, email: lead.email, contactNumber: lead.contactNumber },
    contactText: phoneText(lead.contactNumber),
    firstDay: dayInIndia(first_at),
    lastDay: dayInIndia(last_at),
    createdAt: created_at.toISOString(),
    due: OWING.has(state) ? Math.max(0, owed - paid) : 0,
  }
}

const OWING: ReadonlySet<string> = new Set(['held', 'paying', 'confirmed_part', 'confirmed', 'completed', 'no_show'])

/** Enough of the hash of a network to tell one from the other. */
const NETWORK_DIGITS = 8

function holdOf({ network_holds, reference, created_at, expires_at, network, held_by, ...row }: HeldRow): HoldRow {
  return {
    ...row,
    ...{ network: network.slice(0, NETWORK_DIGITS), networkHolds: network_holds, ref: reference, heldBy: held_by },
    lines: row.lines.map((line) => ({ ...line, startsAt: new Date(line.startsAt).toISOString() })),
    ...{ createdAt: created_at.toISOString(), expiresAt: expires_at.toISOString() },
  }
}
