import type { applyImport, ImportReport, tryImport } from '#contract/office/data.ts'
import type { DataPart } from '#contract/terms/data-parts.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'

/** What a trial or an import was refused for; `report` where the file would do something else than before. */
export type SendProblem = { message: string; report?: ImportReport }

type Query = { part: DataPart; hash?: string; goodRows?: '0' | '1' }
type Envelope = { status?: number; message?: string; report?: ImportReport }

const AWAY = 'No network. Please check your connection and try again.'
const FAILED = 'Something went wrong on our side. Please try again.'

/** Sends a file as it is; never throws. */
export async function sendFile(
  endpoint: typeof tryImport | typeof applyImport,
  query: Query,
  file: File,
): Promise<Result<ImportReport, SendProblem>> {
  try {
    const response = await fetch(`/api/office${endpoint.path}?${new URLSearchParams(query)}`, {
      ...{ method: endpoint.method, credentials: 'same-origin', body: file },
      headers: { 'Content-Type': 'application/octet-stream' },
    })
    const { status, message = FAILED, report } = (await response.json()) as Envelope
    if (status === 1 && report !== undefined) return ok(report)
    return fail({ message, ...(report === undefined ? {} : { report }) })
  } catch {
    return fail({ message: AWAY })
  }
}
