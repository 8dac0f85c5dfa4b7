import {
  addSailing as addSailingCall,
  changeSailing as changeSailingCall,
  fetchSailing,
  fetchSailingDay,
  keepOnSailing as keepOnSailingCall,
  previewSailing as previewSailingCall,
  putSailingOn,
  takeSailingOff,
} from '#contract/office/sailings.ts'
import {
  changeDeparture as changeDepartureCall,
  createDeparture,
  fetchDeparture,
  keepOnDeparture as keepOnDepartureCall,
  listDepartures,
  listSailings,
  previewDeparture,
  restoreFares as restoreFaresCall,
  setFares as setFaresCall,
} from '#contract/office/timetable.ts'
import { addDays } from '#contract/terms/india-time.ts'
import { ok } from '#contract/terms/result.ts'
import { SAILING_NAMES } from '#server/bookings/change/sailing-message.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { boatRoutes, named } from './boat-routes.ts'
import { type ChangeParts, changeSailing, previewSailing } from './change-sailing.ts'
import { listDepartureRows } from './departure-store.ts'
import { addDeparture, changeDeparture, departureView, findDeparture, previewChange } from './departures.ts'
import { restoreFares, setFares } from './fares.ts'
import { keepOnDeparture, keepOnSailing } from './kept.ts'
import { listOfDeparture, listSailingRows, ofDay } from './sailing-store.ts'
import { addSailing, findSailingInFull, putOn, sailingView, takeOff } from './sailings.ts'

export function ferryOfficeRoutes(office: OfficeApi, parts: ChangeParts): void {
  const { now } = parts
  boatRoutes(office, now)
  departureRoutes(office, now)
  sailingRoutes(office, now)
  changeRoutes(office, parts)
}

function departureRoutes(office: OfficeApi, now: () => Date): void {
  const { db } = office
  const parts = { db, now }
  implementOffice(office, listDepartures, async () =>
    ok({ departures: (await listDepartureRows(db, now())).map(departureView) }),
  )
  implementOffice(office, fetchDeparture, async ({ query: { id } }) =>
    named('departure', await findDeparture(db, id, now())),
  )
  implementOffice(office, createDeparture, async ({ body, member }) =>
    named('departure', await addDeparture(parts, member, body)),
  )
  implementOffice(office, previewDeparture, ({ query: { id }, body }) => previewChange(parts, { id, ...body }))
  implementOffice(office, changeDepartureCall, ({ query: { id }, body, member }) =>
    changeDeparture(parts, member, { id, ...body }),
  )
  implementOffice(office, keepOnDepartureCall, ({ query: { id }, body, member }) =>
    keepOnDeparture(parts, member, id, body),
  )
  implementOffice(office, setFaresCall, ({ query: { id }, body, member }) => setFares(parts, member, id, body))
  implementOffice(office, restoreFaresCall, ({ query: { id }, body, member }) =>
    restoreFares(db, member, id, body.before),
  )
  implementOffice(office, listSailings, async ({ query: { id, from, days } }) =>
    ok({ sailings: await listOfDeparture(db, id, { from, until: addDays(from, days), now: now() }) }),
  )
}

function sailingRoutes(office: OfficeApi, now: () => Date): void {
  const { db } = office
  const parts = { db, now }
  implementOffice(office, fetchSailingDay, async ({ query: { day } }) => {
    const sailings = await listSailingRows(db, ofDay(day))
    return ok({ day, sailings: sailings.map((row) => sailingView(row, now())) })
  })
  implementOffice(office, fetchSailing, async ({ query: { id } }) =>
    named('sailing', await findSailingInFull(db, id, now())),
  )
  implementOffice(office, addSailingCall, async ({ body, member }) =>
    named('sailing', await addSailing(parts, member, body)),
  )
  implementOffice(office, takeSailingOff, async ({ query: { id }, body, member }) =>
    named('sailing', await takeOff(parts, member, id, body.reason)),
  )
  implementOffice(office, putSailingOn, async ({ query: { id }, member }) =>
    named('sailing', await putOn(parts, member, id)),
  )
  implementOffice(office, keepOnSailingCall, async ({ query: { id }, body, member }) =>
    named('sailing', await keepOnSailing(parts, member, id, body)),
  )
}

/** Another boat or time for one sailing, with what is said to whoever sits on it. */
function changeRoutes(office: OfficeApi, parts: ChangeParts): void {
  implementOffice(office, previewSailingCall, async ({ query: { id }, body: { message, ...change }, member }) => {
    const previewed = await previewSailing(parts, { id, change, message, by: member })
    return previewed.ok ? ok({ ...previewed.value, names: SAILING_NAMES.map((each) => ({ ...each })) }) : previewed
  })
  implementOffice(office, changeSailingCall, async ({ query: { id }, body: { message, ...change }, member }) =>
    named('sailing', await changeSailing(parts, { id, change, message, by: member })),
  )
}
