import {
  changeLine as changeCall,
  listLineOptions as optionsCall,
  previewLineChange as previewCall,
} from '#contract/office/line-changes.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { implementOffice, type OfficeApi } from '#server/office/office-api.ts'
import type { PricingParts } from '#server/products/product.ts'
import { UNKNOWN_BOOKING } from '../office/cancel-for-operator.ts'
import { findBookingOf } from '../store/load.ts'
import { changeLine, previewLineChange, UNKNOWN_LINE } from './change-line.ts'
import { listOptions } from './line-options.ts'

/** Changes of a line of a booking that a traveller asked the office for. */
export function lineChangeRoutes(office: OfficeApi, parts: PricingParts): void {
  implementOffice(office, optionsCall, async ({ query }) => {
    const { ref, id, ...day } = query
    const booking = await findBookingOf(parts.db, ref)
    const line = booking?.lines.find(({ lineId }) => lineId === id)
    if (booking === undefined) return fail(UNKNOWN_BOOKING)
    return line === undefined ? fail(UNKNOWN_LINE) : ok(await listOptions(parts, { line, now: booking.now, ...day }))
  })
  implementOffice(office, previewCall, async ({ query, body }) => {
    const preview = await previewLineChange(parts, { ref: query.ref, lineId: query.id, why: 'asked', ...body })
    return preview.ok ? ok({ change: preview.value }) : preview
  })
  implementOffice(office, changeCall, ({ query, body, member }) =>
    changeLine(parts, { ref: query.ref, lineId: query.id, why: 'asked', by: member, ...body }),
  )
}
