import {
  fetchEnquiryNumbers,
  fetchMoney,
  fetchNumbersCsv,
  fetchOccupancy,
  fetchSales,
  fetchSalesToLedger,
  fetchSeasons,
  type Span,
} from '#contract/office/numbers.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { ok, type Result } from '#contract/terms/result.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { sumToLedger } from './money-store.ts'
import { numbersCsv } from './numbers-csv.ts'
import { readEnquiryNumbers } from './read-enquiries.ts'
import { readMoney } from './read-money.ts'
import { readOccupancy } from './read-occupancy.ts'
import { readSales } from './read-sales.ts'
import { readSeasons } from './read-seasons.ts'
import { checkLedgerSpan, checkSpan } from './spans.ts'

export type NumberParts = { now: () => Date }

/** The figures that people look at, each of a span of days beside the same days a year before. */
export function numberRoutes(office: OfficeApi, { now }: NumberParts): void {
  const { db } = office
  const today = () => dayInIndia(now())
  implementOffice(office, fetchSales, ({ query }) => ofSpan(query, (span) => readSales(db, span)))
  implementOffice(office, fetchMoney, ({ query }) => ofSpan(query, (span) => readMoney(db, span)))
  implementOffice(office, fetchSalesToLedger, async ({ query }) => {
    const checked = checkLedgerSpan(query)
    return checked.ok ? ok({ span: checked.value, ...(await sumToLedger(db, checked.value)) }) : checked
  })
  implementOffice(office, fetchOccupancy, ({ query }) => ofSpan(query, (span) => readOccupancy(db, span, today())))
  implementOffice(office, fetchEnquiryNumbers, ({ query }) => ofSpan(query, (span) => readEnquiryNumbers(db, span)))
  implementOffice(office, fetchSeasons, async () => ok(await readSeasons(db, today())))
  implementOffice(office, fetchNumbersCsv, ({ query: { table, ...span } }) =>
    ofChecked(table === 'ledger' ? checkLedgerSpan(span) : checkSpan(span), (checked) =>
      numbersCsv(db, table, checked, today()),
    ),
  )
}

function ofSpan<Figures>(span: Span, read: (span: Span) => Promise<Figures>): Promise<Result<Figures, ApiRefusal>> {
  return ofChecked(checkSpan(span), read)
}

async function ofChecked<Figures>(
  checked: Result<Span, ApiRefusal>,
  read: (span: Span) => Promise<Figures>,
): Promise<Result<Figures, ApiRefusal>> {
  return checked.ok ? ok(await read(checked.value)) : checked
}
