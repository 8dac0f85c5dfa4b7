import type { ListQuery } from '#contract/office/lists.ts'
import {
  addDriver as addCall,
  assignDriver as assignCall,
  changeDriver as changeCall,
  fetchDayCsv,
  fetchManifest,
  fetchToday,
  listDrivers as listCall,
  writeDayNote as noteCall,
} from '#contract/office/today.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { VALIDATION } from '#contract/terms/messages.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { readPhone } from '#server/adapters/phone/phone-number.ts'
import { invalid } from '#server/http/refusal.ts'
import { documentKeys } from '#server/privacy/document-keys.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { dayCsv } from './day-csv.ts'
import { listDrivers } from './driver-store.ts'
import { addDriver, assignDriver, changeDriver, knownDriver } from './drivers.ts'
import { readManifest } from './read-manifest.ts'
import { readToday } from './read-today.ts'
import { writeDayNote } from './write-note.ts'

export type TodayParts = {
  /** The site's secret: numbers of documents are sealed with a key made of it. */
  authSecret: string
  authFallback?: string | undefined
  now: () => Date
}

export function todayRoutes(office: OfficeApi, parts: TodayParts): void {
  const { db } = office
  const { now } = parts
  const dayOf = (day?: string) => day ?? dayInIndia(now())

  implementOffice(office, fetchToday, async ({ query, member }) =>
    ok(await readToday(db, { day: dayOf(query.day), now: now(), role: member.role })),
  )

  implementOffice(office, fetchDayCsv, async ({ query, member }) =>
    ok(dayCsv(await readToday(db, { day: dayOf(query.day), now: now(), role: member.role }), query.list)),
  )

  const documents = documentKeys(parts.authSecret, parts.authFallback === undefined ? [] : [parts.authFallback])
  implementOffice(office, fetchManifest, ({ query, member }) => readManifest({ db, documents }, member, query))

  implementOffice(office, noteCall, async ({ body, member }) =>
    ok({ note: await writeDayNote(db, member, { ...body, today: dayInIndia(now()) }) }),
  )

  implementOffice(office, assignCall, async ({ body, member }) => {
    const assigned = await assignDriver(db, member, body)
    if (!assigned.ok) return assigned
    const driver = assigned.value && knownDriver(assigned.value)
    if (driver === null) return ok({ driver })
    const { island: _, isActive: __, ...shown } = driver
    return ok({ driver: shown })
  })

  driverRoutes(office)
}

function driverRoutes(office: OfficeApi): void {
  const { db } = office
  implementOffice(office, listCall, async ({ query }) => {
    const { rows, total } = await listDrivers(db, pageOf(query))
    return ok({ rows: rows.map(knownDriver), total })
  })

  implementOffice(office, addCall, async ({ body, member }) => {
    const phone = readPhone(body.phone)
    if (phone === undefined) return fail(invalid('phone', VALIDATION.contactNumber))
    const added = await addDriver(db, member, { ...body, phone })
    return added.ok ? ok({ driver: knownDriver(added.value) }) : added
  })

  implementOffice(office, changeCall, async ({ query, body, member }) => {
    const phone = body.phone === undefined ? undefined : readPhone(body.phone)
    if (body.phone !== undefined && phone === undefined) return fail(invalid('phone', VALIDATION.contactNumber))
    const changed = await changeDriver(db, member, { id: query.id, ...body, phone })
    return changed.ok ? ok({ driver: knownDriver(changed.value) }) : changed
  })
}

function pageOf({ page, perPage, q = '' }: ListQuery) {
  return { offset: (page - 1) * perPage, limit: perPage, words: q }
}
