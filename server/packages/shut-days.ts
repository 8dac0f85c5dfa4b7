import { weekdayOf } from '#contract/terms/calendar-names.ts'
import { addDays, formatDay } from '#contract/terms/india-time.ts'

/** A place of a plan's day, and the weekday on which it is usually shut: "Cellular Jail", "Monday". */
export type ShutPlace = { place: string; weekday: string }
type PlanDay = { day: number; shut?: readonly ShutPlace[] | undefined }

/** What a plan that begins on `startDate` names on a day on which it is shut, in a sentence each. */
export function shutNotes(days: readonly PlanDay[], startDate: string): { date: string; text: string }[] {
  return days.flatMap(({ day, shut = [] }) => {
    const date = addDays(startDate, day - 1)
    const today = weekdayOf(date)
    const places = shut.filter(({ weekday }) => weekday === today).map(({ place }) => place)
    return places.length === 0 ? [] : [{ date, text: shutText(places, today) }]
  })
}

/** For the panel, where the day has to be said: "Mon 8 Feb 2027: ..." */
export function shutNote(days: readonly PlanDay[], startDate: string): string | undefined {
  const notes = shutNotes(days, startDate).map(({ date, text }) => `${formatDay(date)}: ${text}`)
  return notes.length === 0 ? undefined : notes.join(' ')
}

function shutText(places: readonly string[], weekday: string): string {
  const isOne = places.length === 1
  return `${andText(places)} ${isOne ? 'is' : 'are'} usually shut on ${weekday}s. Where your trip has room we move ${isOne ? 'this visit' : 'these visits'} to another day, and tell you before you travel.`
}

function andText(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
