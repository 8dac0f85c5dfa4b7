import { sql } from 'kysely'
import { expect } from 'vitest'
import type { BookingStory } from '#contract/office/bookings.ts'
import type { LineChangePreview, LineOptions, LineTo } from '#contract/office/line-changes.ts'
import { type BookingOffice, openBookingOffice } from './booking-office.ts'
import { openDays } from './whole-trips.ts'

let keys = 0
/** A key that no other change has. */
export function newKey(): string {
  keys += 1
  return `key-of-a-change-${keys}`
}

export function lineAt(ref: string, line: string): string {
  return `/bookings/${ref}/lines/${line}`
}

/** The office, with what it asks and does about lines of bookings. */
export async function openLineChanges() {
  const office: BookingOffice = await openBookingOffice()
  const { db } = office.api.testDatabase
  /** Nothing is sold, and refunds go through at once. */
  const clear = async () => {
    await office.clear()
    await sql`delete from car_claim`.execute(db)
    await sql`delete from activity_claim`.execute(db)
    await openDays(office.api)
    office.api.gateway.follow({ refunds: 'processed' })
  }
  const preview = async (ref: string, line: string, to: LineTo): Promise<LineChangePreview> => {
    const { status, body } = await office.owner.post(`${lineAt(ref, line)}/preview`, { to })
    expect([status, body]).toEqual([200, expect.anything()])
    return body.change as LineChangePreview
  }
  /** What the office sends once it has seen the preview. */
  const confirmed = async (ref: string, line: string, to: LineTo) => {
    const { seen, difference } = await preview(ref, line, to)
    return { to, seen, difference, key: newKey() }
  }
  const change = async (ref: string, line: string, to: LineTo, more: object = {}) =>
    office.owner.post(lineAt(ref, line), { ...(await confirmed(ref, line, to)), ...more })
  const storyOf = async (ref: string) => (await office.owner.get(`/bookings/${ref}`)).body.booking as BookingStory
  const options = async (ref: string, line: string, query: string) =>
    (await office.owner.get(`${lineAt(ref, line)}/options?${query}`)).body as LineOptions & { status: number }
  /** What a booking has claimed: seats, rooms by night, cars and places. */
  const claims = async (ref: string): Promise<string[]> => {
    const { rows } = await sql<{ says: string }>`
      select says from booking, lateral (
        select sailing_id || ' ' || seat as says from ferry_seat where claim = booking.id and expires_at is null
        union all select room_type_id || ' ' || night || ' x' || rooms from room_claim where claim = booking.id and expires_at is null
        union all select vehicle_id || ' ' || day || ' ' || start_time from car_claim where claim = booking.id and expires_at is null
        union all select activity_id || ' ' || day || ' ' || start_time from activity_claim where claim = booking.id and expires_at is null) claims
       where reference = ${ref} order by 1`.execute(db)
    return rows.map(({ says }) => says)
  }
  return { ...office, clear, preview, confirmed, change, storyOf, options, claims }
}
export type LineChanges = Awaited<ReturnType<typeof openLineChanges>>
