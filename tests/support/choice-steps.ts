import { sql } from 'kysely'
import { choiceTokens } from '#server/bookings/disruption/choice-token.ts'
import { stageHeld } from './staged-booking.ts'
import { TEST_SECRET, type TestApi } from './test-api.ts'
import { TRIP_ID } from './traveller.ts'

/** A paid booking whose sailing is off, and the token by which its traveller chooses. */
export async function stageChoice(api: TestApi): Promise<{ token: string; disruptionId: string }> {
  const { db } = api.testDatabase
  const booking = await stageHeld(api)
  await booking.pays(await booking.order())
  const disruptionId = `off-${booking.id.slice(0, 12)}`
  await sql`
    insert into disruption (id, kind, title, from_day, until_day, sailing_ids, reason, bears, opened_by_name)
    values (${disruptionId}, 'sailing', 'The boat', '2026-12-25', '2026-12-25', array[${TRIP_ID}], 'The sea is rough.', 'operator', 'Meera')`.execute(
    db,
  )
  await sql`
    insert into disruption_party (id, disruption_id, booking_id, line_id)
    values (${booking.id}, ${disruptionId}, ${booking.id}, 'line-1')`.execute(db)
  return { token: choiceTokens(TEST_SECRET).of({ id: booking.id, bookingId: booking.id }), disruptionId }
}
