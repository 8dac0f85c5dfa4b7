import { z } from 'zod'
import { DATA_PARTS } from '../terms/data-parts.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'

const Part = z.enum(DATA_PARTS)

export const DataColumn = z.object({
  name: z.string(),
  /** What its cells hold, in words. */
  holds: z.string(),
  /** A new row is refused without it. */
  isNeeded: z.boolean(),
})
export type DataColumn = z.infer<typeof DataColumn>

export const fetchDataParts = officeEndpoint({
  operation: 'data.export',
  method: 'GET',
  path: '/data/parts',
  summary: 'What can be taken out and brought in, with the columns of each file',
  query: NoQuery,
  body: NoBody,
  response: z.object({
    parts: z.array(z.object({ id: Part, name: z.string(), about: z.string(), columns: z.array(DataColumn) })),
    /** Photographs that everything can be taken out with. */
    photographs: z.object({ count: z.int(), bytes: z.int() }),
  }),
})

export const ImportedLine = z.object({
  line: z.int(),
  id: z.string(),
  what: z.enum(['added', 'changed']),
  /** As cells of the file; long texts are cut. */
  changes: z.array(z.object({ column: z.string(), before: z.string().nullable(), after: z.string() })),
})
export type ImportedLine = z.infer<typeof ImportedLine>

export const BadLine = z.object({ line: z.int(), column: z.string().nullable(), message: z.string() })
export type BadLine = z.infer<typeof BadLine>

export const ImportReport = z.object({
  /** Of the file and of what it would do: sent back with `applyImport`. */
  hash: z.string(),
  counts: z.object({ added: z.int(), changed: z.int(), unchanged: z.int(), bad: z.int() }),
  /** The first of them, in the order of the file. */
  lines: z.array(ImportedLine),
  badLines: z.array(BadLine),
})
export type ImportReport = z.infer<typeof ImportReport>

const IMPORT_REFUSALS = ['too_large', 'unreadable', 'columns', 'too_many', 'busy'] as const

/** The body is the file itself, not JSON. */
export const tryImport = officeEndpoint({
  operation: 'data.import',
  method: 'POST',
  path: '/data/import/try',
  summary: 'What a file would change, and every row that would be refused; nothing is written',
  query: z.strictObject({ part: Part }),
  body: NoBody,
  response: z.object({ report: ImportReport }),
  refusals: IMPORT_REFUSALS,
})

/** The same file again. */
export const applyImport = officeEndpoint({
  operation: 'data.import',
  method: 'POST',
  path: '/data/import',
  summary: 'Writes a file that was tried: all of it, or with `goodRows` the rows that were not refused',
  query: z.strictObject({ part: Part, hash: z.string().max(80), goodRows: z.enum(['0', '1']).default('0') }),
  body: NoBody,
  response: z.object({ report: ImportReport }),
  refusals: [...IMPORT_REFUSALS, 'changed', 'bad_rows'],
})

export const exportPart = officeEndpoint({
  operation: 'data.export',
  method: 'GET',
  path: '/data/export/{part}',
  summary: 'One part of the catalogue as a CSV file',
  query: z.strictObject({ part: Part }),
  body: NoBody,
  /** The file itself. */
  response: z.unknown(),
})

export const exportEverything = officeEndpoint({
  operation: 'data.export',
  method: 'GET',
  path: '/data/everything',
  summary: 'Everything the business has written down, as one ZIP file of CSV files; no secrets of staff or visitors',
  /** `photographs`: with their files, too. */
  query: z.strictObject({ photographs: z.enum(['0', '1']).default('0') }),
  body: NoBody,
  /** The file itself. */
  response: z.unknown(),
  refusals: ['too_large'],
})
