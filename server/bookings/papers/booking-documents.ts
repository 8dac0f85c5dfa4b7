import { sql } from 'kysely'
import { DOCUMENTS, type DocumentKind } from '#contract/terms/booking-states.ts'
import type { Brand } from '#contract/terms/brand.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { BookingRef } from '#contract/v1/bookings.ts'
import type { MailAttachment } from '#server/adapters/email/email-sender.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { bookingFiles } from '#server/documents/booking-mails.ts'
import { calendarFile } from '#server/documents/calendar-file.ts'
import { invoiceNumber } from '#server/documents/invoice-rules.ts'
import { printDocument } from '#server/documents/printer.ts'
import type { Api } from '#server/http/api.ts'
import { databaseUnavailable } from '#server/http/database-unavailable.ts'
import { notFound, refusalResponse } from '#server/http/refusal.ts'
import { readBrand } from '#server/settings/brand.ts'
import { findLogo } from '#server/settings/brand-look.ts'
import type { BookingParts } from '../booking-parts.ts'
import type { StoredBooking } from '../core/booking.ts'
import { findAllowed } from '../store/find-allowed.ts'
import { lockBooking } from '../store/load.ts'
import { bookingView } from '../view.ts'
import { documentPictures } from './document-pictures.ts'

export type DocumentParts = Pick<BookingParts, 'db' | 'origin' | 'pictureFile' | 'boatPicture' | 'gateway'> & {
  brand: Brand
}

/** A document of a booking as the file of a browser or a mail. */
export async function documentOf(
  parts: DocumentParts,
  booking: StoredBooking,
  kind: DocumentKind,
): Promise<MailAttachment> {
  const view = bookingView(booking, [])
  switch (kind) {
    case 'voucher': {
      const content = await printVoucher(parts, booking)
      return { filename: `voucher-${view.ref}.pdf`, contentType: 'application/pdf', content }
    }
    case 'invoice': {
      const content = await printInvoice(parts, booking)
      return { filename: `invoice-${view.ref}.pdf`, contentType: 'application/pdf', content }
    }
    case 'calendar': {
      const content = Buffer.from(calendarFile(view, parts.origin))
      return { filename: `trip-${view.ref}.ics`, contentType: 'text/calendar', content }
    }
  }
}

/** All three, for the confirmation mail. */
export async function documentsOf(parts: DocumentParts, booking: StoredBooking): Promise<MailAttachment[]> {
  const view = bookingView(booking, [])
  const [voucher, invoice] = [await printVoucher(parts, booking), await printInvoice(parts, booking)]
  return bookingFiles(view, { voucher, invoice, calendar: calendarFile(view, parts.origin) })
}

/** Whether it was paid, or would be, at the practice gateway; live keys do not change past bookings. */
function isPractice({ gateway }: Pick<DocumentParts, 'gateway'>, { payments }: StoredBooking): boolean {
  return gateway.isPractice || payments.some((each) => each.gateway === 'sandbox')
}

async function printVoucher(parts: DocumentParts, booking: StoredBooking): Promise<Buffer> {
  const { brand, origin } = parts
  const view = bookingView(booking, [])
  const pictures = await documentPictures(view.plan, parts)
  const terms = { isPractice: isPractice(parts, booking), logo: await findLogo(parts.db, parts.pictureFile) }
  return printDocument({ kind: 'voucher', booking: view, brand, origin, pictures, ...terms })
}

async function printInvoice(parts: DocumentParts, booking: StoredBooking): Promise<Buffer> {
  const { db, brand } = parts
  const practice = isPractice(parts, booking)
  const { series, number, day } = await numberInvoice(db, booking, practice ? 'PRACTICE' : 'INV')
  const terms = {
    ...{ number: invoiceNumber(series, number), day },
    customerGstin: booking.gstin ?? undefined,
    kept: Object.fromEntries(booking.lines.flatMap(({ lineId, kept }) => (kept === null ? [] : [[lineId, kept]]))),
    untaxed: Object.fromEntries(booking.lines.map(({ lineId, untaxed }) => [lineId, untaxed])),
  }
  const logo = await findLogo(db, parts.pictureFile)
  return printDocument({ kind: 'invoice', booking: bookingView(booking, []), brand, terms, isPractice: practice, logo })
}

/** The number of a booking's invoice, given once and without gaps in its series. */
async function numberInvoice(
  db: Db,
  booking: StoredBooking,
  wanted: 'INV' | 'PRACTICE',
): Promise<{ series: string; number: number; day: string }> {
  return inTransaction(db, async (tx) => {
    // The day of printing: the booking may have been read on the day before.
    const { now } = (await lockBooking(tx, booking.id)) ?? booking
    // One writer at a time, so that no number is left out.
    await sql`insert into form_limit (sender, last_at) values ('invoice number', app_now())
              on conflict (sender) do update set last_at = excluded.last_at`.execute(tx)
    const { rows } = await sql<{ series: string; number: number; day: string }>`
      with made as (
        insert into invoice (booking_id, series, number, day)
        select ${booking.id}, ${wanted}, coalesce((select max(number) from invoice where series = ${wanted}), 0) + 1, ${dayInIndia(now)}::date
        on conflict (booking_id) do nothing returning series, number, day)
      select series, number, day from made union all select series, number, day from invoice where booking_id = ${booking.id}`.execute(
      tx,
    )
    const [row] = rows
    if (row === undefined) throw new Error(`The invoice of ${booking.id} has no number`)
    return row
  })
}

export const NO_DOCUMENT = notFound('There is no such document')

/** The documents of a booking as files, for visitors who may see it. */
export function documentRoutes(api: Api, parts: BookingParts): void {
  api.http.get('/bookings/:ref/documents/:kind', async (context) => {
    try {
      return unkept(await answer(parts, context.req.param(), context.req.raw.headers))
    } catch (error) {
      const away = databaseUnavailable(error)
      if (away === undefined) throw error
      return unkept(refusalResponse(away))
    }
  })
}

function unkept(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store')
  return response
}

async function answer(
  parts: BookingParts,
  { ref, kind: asked }: { ref: string; kind: string },
  headers: Headers,
): Promise<Response> {
  const kind = DOCUMENTS.find((each) => each === asked)
  const found = BookingRef.safeParse(ref).success ? await findAllowed(parts, ref, headers) : undefined
  const file = kind && (await documentFile(parts, found?.ok === true ? found.value : undefined, kind))
  return file ?? refusalResponse(NO_DOCUMENT)
}

/** A document as a download; undefined where the booking has none of that kind. */
export async function documentFile(
  parts: Omit<DocumentParts, 'brand'>,
  booking: StoredBooking | undefined,
  kind: DocumentKind,
): Promise<Response | undefined> {
  const brand = await readBrand(parts.db)
  if (booking === undefined || brand === undefined || booking.reference === null) return undefined
  if (!bookingView(booking, []).documents.includes(kind)) return undefined
  const { filename, contentType, content } = await documentOf({ ...parts, brand }, booking, kind)
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': kind === 'calendar' ? `${contentType}; charset=utf-8` : contentType,
      'Content-Disposition': `attachment; filename="${filename}"`,
    },
  })
}
