import { fetchGst, fetchGstCsv, type TaxPeriod } from '#contract/office/tax.ts'
import { ok } from '#contract/terms/result.ts'
import { readBrand } from '#server/settings/brand.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { gstCsv } from './gst-sheets.ts'
import { readGst, usualMonth } from './read-gst.ts'

/** The papers for the tax return. */
export function taxRoutes(office: OfficeApi, now: () => Date): void {
  const { db } = office
  const papersOf = async (period: TaxPeriod) => {
    const brand = await readBrand(db)
    if (brand === undefined) throw new Error('There is no record of the brand')
    return readGst(db, brand, period)
  }
  implementOffice(office, fetchGst, async ({ query: { months, month } }) =>
    ok(await papersOf({ months, month: month ?? (await usualMonth(db, now())) })),
  )
  implementOffice(office, fetchGstCsv, async ({ query: { sheet, ...period } }) =>
    ok(gstCsv(await papersOf(period), sheet)),
  )
}
