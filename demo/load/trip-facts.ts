import { activityFacts } from '#demo/activity-facts.ts'
import { hotelFacts } from '#demo/hotel-facts.ts'
import type { Tx } from '#server/db/db.ts'

/** What the papers of a trip say and demos from before did not hold: telephones of hotels, and what guests bring along. */
export async function loadDemoTripFacts(tx: Tx): Promise<void> {
  for (const { id, contact } of hotelFacts)
    await tx.updateTable('hotel').set({ phone: contact.phone }).where('id', '=', id).execute()
  for (const { id, bring } of activityFacts)
    await tx
      .updateTable('activity')
      .set({ bring: JSON.stringify(bring) })
      .where('id', '=', id)
      .execute()
}
