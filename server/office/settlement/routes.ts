import type { ListQuery } from '#contract/office/lists.ts'
import {
  addStatement as addCall,
  fetchStatement,
  listPayments,
  listSettlement,
  listStatements,
  noteDifference as noteCall,
  removeStatement as removeCall,
  type SettlementRow,
  STATEMENT_BYTES_MAX,
  type Statement,
} from '#contract/office/settlement.ts'
import { fail, ok } from '#contract/terms/result.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { implementOffice, implementUpload, type OfficeApi } from '../office-api.ts'
import { addStatement, noteDifference, removeStatement, UNKNOWN_STATEMENT } from './change-statements.ts'
import { listLedger } from './payment-store.ts'
import {
  type ComparedRow,
  findStatement,
  listCompared,
  listStatementRows,
  type StatementRow,
  sumMatches,
} from './store.ts'

const MEGABYTES = STATEMENT_BYTES_MAX / (1024 * 1024)
const TOO_LARGE: ApiRefusal = {
  ...{ status: 413, code: 'too_large' },
  message: `A statement may have ${MEGABYTES} MB; please bring it in parts`,
}

/** What the bank and the gateway say of the money, beside the ledger. */
export function settlementRoutes(office: OfficeApi): void {
  const { db } = office
  implementOffice(office, listStatements, async ({ query }) => {
    const { rows, total } = await listStatementRows(db, pageOf(query))
    return ok({ rows: rows.map(viewOf), total })
  })
  implementOffice(office, fetchStatement, async ({ query: { id } }) => {
    const statement = await findStatement(db, id)
    if (statement === undefined) return fail(UNKNOWN_STATEMENT)
    return ok({ statement: viewOf(statement), sums: await sumMatches(db, { statement }) })
  })
  implementOffice(office, listSettlement, async ({ query: { id, match, ...query } }) => {
    const statement = await findStatement(db, id)
    if (statement === undefined) return fail(UNKNOWN_STATEMENT)
    const { rows, total } = await listCompared(db, { statement, match, ...pageOf(query) })
    return ok({ rows: rows.map(rowOf), total })
  })
  changeRoutes(office)
  implementOffice(office, listPayments, async ({ query: { from, until, entry, how, ...query } }) => {
    const filter = { from, until, entry, how, words: query.q ?? '', ...pageOf(query) }
    const { rows, total } = await listLedger(db, filter)
    return ok({ rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total })
  })
}

function changeRoutes(office: OfficeApi): void {
  const { db } = office
  implementUpload(
    office,
    addCall,
    { mostBytes: STATEMENT_BYTES_MAX, tooLarge: TOO_LARGE },
    async ({ query, file, member }) => {
      const added = await addStatement(db, { ...query, file, member })
      return added.ok ? ok({ ...added.value, statement: viewOf(added.value.statement) }) : added
    },
  )
  implementOffice(office, noteCall, ({ body, member }) => noteDifference(db, { ...body, member }))
  implementOffice(office, removeCall, ({ query, member }) => removeStatement(db, { ...query, member }))
}

function pageOf({ page, perPage }: Pick<ListQuery, 'page' | 'perPage'>) {
  return { offset: (page - 1) * perPage, limit: perPage }
}

function viewOf({ at, ...statement }: StatementRow): Statement {
  return { ...statement, at: at.toISOString() }
}

function rowOf({ note, is_settled, by_name, at, ...row }: ComparedRow): SettlementRow {
  const isNoted = note !== null && at !== null
  return {
    ...row,
    note: isNoted ? { text: note, isSettled: is_settled === true, by: by_name ?? '', at: at.toISOString() } : null,
  }
}
