import { sql } from 'kysely'
import type { BookingStory } from '#contract/office/bookings.ts'
import { checkInvariants } from '#server/bookings/checks/invariants.ts'
import { clearStage } from './booking-stages.ts'
import { freshSailings } from './sailings.ts'
import { type Staged, type StagePlan, stageHeld, TODAY } from './staged-booking.ts'
import type { Reply } from './test-api.ts'
import { openTestOffice } from './test-office.ts'

/** A reason as the office gives it. */
export const STORM = { reason: 'The sea is too rough for the boat' }

/** Status, code and sentence of a refusal. */
export function said({ status, body }: Reply): [number, unknown, unknown] {
  return [status, body.code, body.message]
}

/** The path of a call about a booking. */
export function at({ reference }: Pick<Staged, 'reference'>, call: string): string {
  return `/bookings/${reference}/${call}`
}

/** The office with an owner and a manager, and sailings on which nothing is sold. */
export async function openBookingOffice() {
  const office = await openTestOffice()
  const { api, owner } = office
  await freshSailings(api, TODAY)
  const manager = await office.as('manager')
  /** Nothing of an earlier test is held, or waits to be mailed. */
  const clear = async () => {
    await clearStage(api)
    await sql`delete from outbox`.execute(api.testDatabase.db)
  }
  const paid = async (plan: StagePlan = {}): Promise<Staged> => {
    const booking = await stageHeld(api, plan)
    await booking.pays(await booking.order())
    await api.runMails()
    return booking
  }
  const story = async ({ reference }: Pick<Staged, 'reference'>) =>
    (await owner.get(`/bookings/${reference}`)).body.booking as BookingStory
  /** Of the invariants, the gateway's books too. */
  const violations = async () => {
    const gateway = [...api.gateway.books.payments.values()]
      .filter(({ status }) => status === 'captured' || status === 'refunded')
      .map(({ id, amount, refunded }) => ({ id, captured: amount, refunded }))
    const findings = await checkInvariants(api.testDatabase.db, { gateway })
    // What clearStage set aside by hand is in no state that its audit knows.
    return findings.flatMap((finding) => finding.violations.filter((each) => !each.includes('stands at quoted')))
  }
  return { ...office, manager, clear, paid, story, violations }
}
export type BookingOffice = Awaited<ReturnType<typeof openBookingOffice>>
