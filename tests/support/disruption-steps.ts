import type { Page } from 'playwright-core'
import type { Line } from '#contract/v1/trip-lines.ts'

/** A trip that somebody has booked and paid at the counter; answers its reference. The page is that of a member of staff. */
export async function bookAtCounter(page: Page, lines: readonly Line[], name: string): Promise<string> {
  const travellers = [
    { name, age: 34, sex: 'F', nationality: 'IN' },
    { name: 'Vikram Rao', age: 36, sex: 'M', nationality: 'IN' },
  ]
  const lead = { name, email: 'asha@example.in', contactNumber: '9876543210', adult18: true }
  return page.evaluate(
    async ({ asked, given }) => {
      const post = async (path: string, body: object) => {
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
        const read = await answer.json()
        if (!answer.ok) throw new Error(JSON.stringify(read))
        return read
      }
      const { hold } = await post('/api/v1/holds', { lines: asked })
      const { booking } = await post('/api/v1/bookings', { holdId: hold.id, plan: 'full', notice: 'terms-1', ...given })
      const money = { how: 'cash', amount: booking.total.amountPayable, receipt: `C-${booking.ref.slice(4)}` }
      await post(`/api/office/bookings/${booking.ref}/money`, money)
      return String(booking.ref)
    },
    { asked: lines, given: { lead, travellers } },
  )
}
