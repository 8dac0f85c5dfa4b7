import { DOCUMENTS } from '#contract/terms/booking-states.ts'
import { BookingRef } from '#contract/v1/bookings.ts'
import type { Api } from '#server/http/api.ts'
import { databaseUnavailable } from '#server/http/database-unavailable.ts'
import { notFound, refusalResponse } from '#server/http/refusal.ts'
import { readBrand } from '#server/settings/brand.ts'
import type { BookingParts } from '../booking-parts.ts'
import { findAllowed } from '../store/find-allowed.ts'
import { bookingView } from '../view.ts'
import { documentOf } from './booking-documents.ts'

const MISSING = notFound('There is no such document')

/** The papers of a booking, to those who may see it; files, not pages. */
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
  const brand = await readBrand(parts.db)
  if (kind === undefined || found?.ok !== true || brand === undefined) return refusalResponse(MISSING)
  const booking = found.value
  if (!bookingView(booking, []).documents.includes(kind)) return refusalResponse(MISSING)
  const { filename, contentType, content } = await documentOf({ ...parts, brand }, booking, kind)
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': kind === 'calendar' ? `${contentType}; charset=utf-8` : contentType,
      'Content-Disposition': `attachment; filename="${filename}"`,
    },
  })
}
