import { z } from 'zod'
import { Day } from '#contract/v1/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { readSetting, writeSetting } from './store.ts'

/** What the office tells travellers of the weather and the sea, by day of travel; `by`: who wrote it. */
export type DayNotes = Record<string, { text: string; by: string }>

export const DAY_NOTES_SETTING = 'day_notes'

const Stored = z.record(Day, z.object({ text: z.string(), by: z.string() }))

/** None where the setting is not there, or is nonsense. */
export function dayNotesOf(value: unknown): DayNotes {
  if (value === undefined || value === null) return {}
  const parsed = Stored.safeParse(value)
  return parsed.success ? parsed.data : {}
}

export async function readDayNotes(db: Db): Promise<DayNotes> {
  return dayNotesOf(await readSetting(db, DAY_NOTES_SETTING))
}

export async function writeDayNotes(db: Db, notes: DayNotes): Promise<void> {
  await writeSetting(db, DAY_NOTES_SETTING, notes)
}
