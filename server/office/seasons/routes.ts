import {
  changeSeason,
  createSeason,
  listPriceSeasons,
  previewSeason,
  removeSeason,
} from '#contract/office/price-seasons.ts'
import { ok } from '#contract/terms/result.ts'
import type { PricingPolicy } from '#server/packages/rules.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { addSeason, changeSeasonFields, dropSeason } from './change-season.ts'
import { previewSeasonChange } from './preview-season.ts'
import { listFerryDays, listSeasonRows } from './store.ts'

export function seasonOfficeRoutes(
  office: OfficeApi,
  { now, pricingPolicy }: { now: () => Date; pricingPolicy: () => PricingPolicy },
): void {
  const { db } = office
  const parts = { db, now, pricingPolicy }
  implementOffice(office, listPriceSeasons, async () =>
    ok({ seasons: await listSeasonRows(db), ferryDays: await listFerryDays(db) }),
  )
  implementOffice(office, previewSeason, ({ body }) => previewSeasonChange(parts, body))
  implementOffice(office, createSeason, ({ body, member }) => addSeason(parts, member, body))
  implementOffice(office, changeSeason, ({ query: { id }, body, member }) =>
    changeSeasonFields(parts, member, { id, ...body }),
  )
  implementOffice(office, removeSeason, ({ query: { id }, member }) => dropSeason(parts, member, id))
}
