import type { Hold } from '#contract/v1/holds.ts'
import type { Db } from '#server/db/db.ts'
import { islandNames } from '#server/hotels/island-labels.ts'
import { tripWarnings } from '../trip-warnings.ts'
import { holdView } from '../view.ts'
import type { SavedHold } from './hold-request.ts'

/** A hold that was just made, or is the visitor's since before, as it crosses the wire. */
export async function newHoldView(db: Db, made: SavedHold & { state?: Hold['state'] }): Promise<Hold> {
  // One line alone clashes with nothing, and most holds have one: nobody's name is asked for.
  const warnings = made.lines.length < 2 ? [] : tripWarnings(made.lines, await islandNames(db))
  return holdView({ state: 'held', ...made, warnings })
}
