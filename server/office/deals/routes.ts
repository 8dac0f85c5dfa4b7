import {
  changeDeal,
  createDeals,
  endDeal,
  fetchDealOptions,
  listOfficeDeals,
  previewDeal,
} from '#contract/office/deals.ts'
import { ok } from '#contract/terms/result.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { addDeals, changeDealFields, endDealOf, previewDeals } from './change-deal.ts'
import { listDealRows, readDealProducts } from './store.ts'

export function dealOfficeRoutes(office: OfficeApi, { now }: { now: () => Date }): void {
  const { db } = office
  const parts = { db, now }
  implementOffice(office, listOfficeDeals, async ({ query: { page, perPage, q = '', kind = '', state = '' } }) =>
    ok(await listDealRows(db, { offset: (page - 1) * perPage, limit: perPage, words: q, kind, state })),
  )
  implementOffice(office, fetchDealOptions, async () => ok({ products: await readDealProducts(db) }))
  implementOffice(office, previewDeal, ({ body }) => previewDeals(db, body))
  implementOffice(office, createDeals, ({ body, member }) => addDeals(parts, member, body))
  implementOffice(office, changeDeal, ({ query: { id }, body, member }) =>
    changeDealFields(parts, member, { id, ...body }),
  )
  implementOffice(office, endDeal, ({ query: { id }, member }) => endDealOf(db, member, id))
}
