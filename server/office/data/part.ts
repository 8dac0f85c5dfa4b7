import type { z } from 'zod'
import type { DataPart } from '#contract/terms/data-parts.ts'
import { ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import type { Member } from '#server/staff/session.ts'
import type { Kind } from './cells.ts'

/** The fields of a row by name. */
export type Values = Readonly<Record<string, unknown>>

export type Column = {
  /** In the first line of the file. */
  name: string
  field: string
  kind: Kind
  /** A new row is refused without it. */
  isNeeded?: true
}

export type ImportRun = { tx: Tx; member: Member; now: () => Date; today: string }

/** The record that a row is about, as cells would have it; undefined where the row is a new one. The error is a sentence. */
export type Find = (values: Values) => Result<Values | undefined, string>

/** A row that is to be written: all that the file says, what of it differs, and the record as it is. */
export type Given<Row> = { values: Row; change: Partial<Row>; before: Values | undefined }

type Declared<Row> = {
  id: DataPart
  columns: readonly Column[]
  /** By what a row is known; two rows of one file never have the same. */
  keyOf: (values: Values) => string
  /** Fills in what a row may leave out: an id by its name. */
  complete?: (values: Values) => Values
  /** Every record in the order of the file. */
  readAll: (db: Db, today: string) => Promise<Values[]>
  /** How a row finds its record; by its key where the part says nothing. */
  finder?: (all: readonly Values[], today: string) => Find
  /** Why a row cannot be written, before any of its record is; the others are written all the same. */
  problem?: (run: ImportRun, given: Given<Row>) => Promise<ApiRefusal | undefined>
}

type Saving<Given> = (run: ImportRun, given: Given) => Promise<Result<unknown, ApiRefusal>>
/** Through the use cases of the office's screens: row by row, or the rows of one record together, so that it is saved once. */
type Writing<Row> =
  | { save: Saving<Given<Row>>; recordOf?: undefined }
  | { saveRows: Saving<readonly Given<Row>[]>; recordOf: (values: Row) => string }

/** A part of the catalogue as a file. What goes out and what comes in are the same columns. */
export type Part = Declared<Values> & {
  /** Of which record a row is a part: its rows are written together, or refused together. */
  recordOf: (values: Values) => string
  saveRows: Saving<readonly Given<Values>[]>
  /** Checks what a row gives, by the rules of the office's own calls. */
  schema: z.ZodType<Values>
}

export function definePart<Row extends Values>(schema: z.ZodType<Row>, declared: Declared<Row> & Writing<Row>): Part {
  const writing =
    declared.recordOf === undefined
      ? { recordOf: declared.keyOf, saveRows: rowByRow(declared.save) }
      : { recordOf: declared.recordOf, saveRows: declared.saveRows }
  // A row reaches these functions only through this schema.
  return { ...declared, ...writing, schema } as Part
}

function rowByRow<Row>(save: Saving<Given<Row>>): Saving<readonly Given<Row>[]> {
  return async (run, rows) => {
    for (const row of rows) {
      const saved = await save(run, row)
      if (!saved.ok) return saved
    }
    return ok(undefined)
  }
}
