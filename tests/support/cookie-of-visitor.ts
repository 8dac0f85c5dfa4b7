import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import type { VisitedSite } from './visited-site.ts'

/** Holds a seat as somebody new; answers the cookie that they got. */
export async function cookieOfVisitor(site: VisitedSite): Promise<string> {
  const tripId = `tm-101.${addDays(dayInIndia(new Date()), 30)}`
  const { pClass } = JSON.parse((await site.ask(`/api/v1/ferry/trips/${tripId}`)).text).trip
  const seats = Object.values(pClass) as { number: string; isBooked: number; isBlocked: number }[]
  const free = seats.find(({ isBooked, isBlocked }) => isBooked === 0 && isBlocked === 0)?.number
  const held = await site.ask('/api/v1/holds', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines: [{ kind: 'ferry', tripId, seats: [free] }] }),
  })
  const [cookie = ''] = held.headers['set-cookie'] ?? []
  if (held.status !== 201 || cookie === '') throw new Error(`No hold: ${held.text}`)
  return cookie.split(';', 1)[0] ?? ''
}
