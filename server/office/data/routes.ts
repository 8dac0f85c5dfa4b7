import {
  applyImport,
  exportEverything,
  exportPart,
  fetchDataParts,
  type ImportReport,
  tryImport,
} from '#contract/office/data.ts'
import { DATA_PART_LABELS, DATA_PARTS, IMPORT_BYTES_MAX } from '#contract/terms/data-parts.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { ok, type Result } from '#contract/terms/result.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { implementFile, implementOffice, implementUpload, type OfficeApi } from '../office-api.ts'
import { exportedWhole } from './export-everything.ts'
import { exportedPart } from './export-part.ts'
import { applyPart, tryPart } from './import-part.ts'
import { PARTS } from './parts.ts'
import { fitOneFile, readPhotographsSize } from './photographs.ts'
import { streamed } from './streamed.ts'

const MEGA = 1_000_000
const TOO_LARGE: ApiRefusal = {
  ...{ status: 413, code: 'too_large' },
  message: `A file may have ${IMPORT_BYTES_MAX / MEGA} MB at most. Please send it in parts.`,
}
const FILE_LIMITS = { mostBytes: IMPORT_BYTES_MAX, tooLarge: TOO_LARGE }

export type DataParts = { now: () => Date }

/** The catalogue out as files, and in again. */
export function dataRoutes(office: OfficeApi, { now }: DataParts): void {
  const { db } = office
  implementOffice(office, fetchDataParts, async () =>
    ok({
      photographs: await readPhotographsSize(db),
      parts: DATA_PARTS.map((id) => ({
        ...{ id, ...DATA_PART_LABELS[id] },
        columns: PARTS[id].columns.map(({ name, kind, isNeeded }) => ({
          name,
          holds: kind.holds,
          isNeeded: isNeeded === true,
        })),
      })),
    }),
  )

  implementUpload(office, tryImport, FILE_LIMITS, async ({ query, file, member }) =>
    told(await tryPart({ db, now }, { part: PARTS[query.part], file, member })),
  )

  implementUpload(office, applyImport, FILE_LIMITS, async ({ query: { part, hash, goodRows }, file, member }) =>
    told(await applyPart({ db, now }, { part: PARTS[part], file, member }, { hash, goodRows: goodRows === '1' })),
  )

  implementFile(office, exportPart, async ({ part }, member) => {
    const today = dayInIndia(now())
    await noteExport(office, member, part)
    return ok(streamed(exportedPart(db, PARTS[part], today), { type: 'text/csv', fileName: `${part}-${today}.csv` }))
  })
  wholeRoute(office, now)
}

function wholeRoute(office: OfficeApi, now: () => Date): void {
  implementFile(office, exportEverything, async (query, member) => {
    const photographs = query.photographs === '1'
    const fits = photographs ? fitOneFile(await readPhotographsSize(office.db)) : ok(undefined)
    if (!fits.ok) return fits
    const today = dayInIndia(now())
    await noteExport(office, member, 'everything')
    const fileName = `everything-${today}.zip`
    return ok(streamed(exportedWhole(office.db, { today, photographs }), { type: 'application/zip', fileName }))
  })
}

/** Who has taken what out of the house is written down. */
function noteExport({ db }: OfficeApi, member: Member, what: string): Promise<void> {
  return inTransaction(db, (tx) => recordChange(tx, member, { action: 'exported', subject: 'data', subjectId: what }))
}

function told(report: Result<ImportReport, ApiRefusal>) {
  return report.ok ? ok({ report: report.value }) : report
}
