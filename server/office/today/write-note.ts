import { addDays } from '#contract/terms/india-time.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { lockRequester } from '#server/limits/form-limits.ts'
import { type DayNotes, readDayNotes, writeDayNotes } from '#server/settings/day-notes.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'

/** Notes of days that lie so far back are forgotten (ours). */
const KEPT_DAYS = 30

/** What travellers of a day are told; an empty text takes it off. */
export function writeDayNote(
  db: Db,
  by: Member,
  { day, text, today }: { day: string; text: string; today: string },
): Promise<DayNotes[string] | null> {
  return inTransaction(db, async (tx) => {
    // All notes are one setting: two who write at once write one after the other.
    await lockRequester(tx, 'day notes')
    const { [day]: before, ...others } = await readDayNotes(tx)
    const kept = Object.entries(others).filter(([each]) => each >= addDays(today, -KEPT_DAYS))
    const note = text === '' ? undefined : { text, by: by.name }
    await writeDayNotes(tx, { ...Object.fromEntries(kept), ...(note === undefined ? {} : { [day]: note }) })
    await recordChange(tx, by, {
      ...{ action: 'note', subject: 'day', subjectId: day },
      ...{ before: { text: before?.text ?? null }, after: { text: note?.text ?? null } },
    })
    return note ?? null
  })
}
