import { sql } from 'kysely'
import { expect } from 'vitest'
import type { ActivityStop, OfficeActivity } from '#contract/office/activities.ts'
import { openHotelOffice } from './office-hotels.ts'
import type { Reply } from './test-api.ts'
import { visitor } from './traveller.ts'

/** A Tuesday. */
export const DAY = '2026-12-08'
export const WEDNESDAY = '2026-12-09'
const EVERY_DAY = '0123456'

export const activityOf = ({ body }: Reply) => body.activity as OfficeActivity
type Times = ActivityStop['times']
export const times = (...all: [time: string, capacity: number, weekdays?: string][]): Times =>
  all.map(([time, capacity, weekdays = EVERY_DAY]) => ({ time, capacity, weekdays }))

type SoldDay = {
  date: string
  open: boolean
  reason?: string
  priceFrom?: number
  slots?: { time: string; left: number }[]
}

/** An office with a manager, an editor, two places that are open every day, and the steps by which they make and sell activities. */
export async function openActivityOffice() {
  const desk = await openHotelOffice()
  const { manager, editor, office, words } = desk
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from place where closed ->> 'weekday' is null order by id limit 2`.execute(
    office.api.testDatabase.db,
  )
  const [place = { id: '', name: '' }, elsewhere = { id: '', name: '' }] = rows
  const read = async (id: string) => activityOf(await editor.get(`/activities/${id}`))
  const newActivity = async (name: string): Promise<OfficeActivity> => {
    const body = { name, kind: 'kayak', placeId: place.id, durationMinutes: 90, listPrice: 2_500 }
    const made = await manager.post('/activities', body)
    expect(made.body).toMatchObject({ status: 1 })
    return activityOf(made)
  }
  const setTimes = async (id: string, all: Times, more: Partial<ActivityStop> = {}) =>
    manager.post(`/activities/${id}/timetable`, {
      ...{ version: (await read(id)).version, stops: [{ placeId: place.id, season: null, times: all, ...more }] },
    })
  return {
    ...{ ...desk, place, elsewhere, read, newActivity, setTimes },
    /** On the site, with a picture and start times. */
    live: async (name: string, all = times(['08:00', 4], ['10:00', 4])): Promise<OfficeActivity> => {
      const { id } = await newActivity(name)
      await editor.post(`/pictures/activity/${id}`, { pictureIds: [await words(`${name} at dawn`)] })
      expect((await setTimes(id, all)).body).toMatchObject({ status: 1 })
      const { version } = await read(id)
      const shown = { version, descriptionHtml: '<p>Quiet water.</p>', isLive: true }
      const saved = await editor.patch(`/activities/${id}`, shown)
      expect(saved.body).toMatchObject({ status: 1 })
      return activityOf(saved)
    },
    /** Places are held by a visitor. */
    hold: (waterSportId: string, { date = DAY, time = '08:00', guests = 1 } = {}) =>
      visitor(office.api).post('/holds', {
        lines: [
          {
            ...{ kind: 'activity', waterSportId, placeId: place.id, date, time },
            ages: Array.from({ length: guests }, () => 30),
          },
        ],
      }),
    /** Both days, as a visitor finds them. */
    days: async (id: string) => {
      const { body } = await office.api.get(`/availability?kind=activity&id=${id}&from=${DAY}&to=${WEDNESDAY}`)
      return body.days as SoldDay[]
    },
  }
}
export type ActivityOffice = Awaited<ReturnType<typeof openActivityOffice>>
