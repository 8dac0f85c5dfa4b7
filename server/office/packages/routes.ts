import {
  createPackage,
  dropPackageDraft,
  fetchOfficePackage,
  fetchPackageOptions,
  listOfficePackages,
  listPackageVersions,
  previewPackagePrices,
  publishPackage,
  savePackageDraft,
} from '#contract/office/packages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { readPolicy } from '#server/packages/price-for-two.ts'
import { type PricingPolicy, priceParty, seasonOn } from '#server/packages/rules.ts'
import { fileOf } from '../hotels/store.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { addPackage, dropDraft, publish, saveDraft, UNKNOWN_PACKAGE } from './change-package.ts'
import { findPackage, listPackageRows, listVersions, type PackageRecord, readPackageOptions } from './store.ts'
import { packageView, versionsView } from './view.ts'

const THUMB_WIDTH = 320
/** The tax that is inside the price of a package. */
const TAX_PERCENT = 5
const CHILD_AGE = 8

export type PackageParts = { now: () => Date; pricingPolicy: () => PricingPolicy }

export function packageOfficeRoutes(office: OfficeApi, parts: PackageParts): void {
  readRoutes(office, parts)
  changeRoutes(office, parts)
}

function readRoutes(office: OfficeApi, { pricingPolicy }: PackageParts): void {
  const { db } = office
  implementOffice(
    office,
    listOfficePackages,
    async ({ query: { page, perPage, q = '', categoryId = '', isLive = '' } }) => {
      const filter = { offset: (page - 1) * perPage, limit: perPage, words: q, categoryId, isLive }
      const { rows, total } = await listPackageRows(db, filter)
      return ok({
        total,
        rows: rows.map(({ thumb, updatedAt, ...row }) => ({
          ...{ ...row, updatedAt: updatedAt.toISOString() },
          thumbUrl: thumb === null ? null : fileOf(thumb, THUMB_WIDTH),
        })),
      })
    },
  )

  implementOffice(office, fetchPackageOptions, async () => ok(await readPackageOptions(db)))

  implementOffice(office, fetchOfficePackage, async ({ query: { id } }) => viewed(office, await found(office, id)))

  implementOffice(office, listPackageVersions, async ({ query: { id } }) => {
    const current = (await findPackage(db, id))?.pictures ?? []
    return ok(
      await versionsView(
        db,
        await listVersions(db, id),
        current.map((picture) => picture.id),
      ),
    )
  })

  implementOffice(office, previewPackagePrices, async ({ body: { listRate, days } }) => {
    const policy = await readPolicy(db, pricingPolicy())
    const price = (travelDate: string, childAges: number[]) =>
      priceParty({ rate: listRate, taxPercent: TAX_PERCENT, adultCount: 2, childAges, travelDate }, policy)
        .amountPayable
    return ok({
      prices: days.map((day) => ({
        ...{ day, season: seasonOn(day, policy.seasons)?.name ?? 'Regular' },
        ...{ couple: price(day, []), family: price(day, [CHILD_AGE]) },
      })),
    })
  })
}

async function found({ db }: OfficeApi, id: string): Promise<Result<PackageRecord, ApiRefusal>> {
  const record = await findPackage(db, id)
  return record === undefined ? fail(UNKNOWN_PACKAGE) : ok(record)
}

function changeRoutes(office: OfficeApi, { now }: PackageParts): void {
  const parts = { db: office.db, now }
  implementOffice(office, createPackage, async ({ body, member }) =>
    viewed(office, await addPackage(parts, member, body)),
  )
  implementOffice(office, savePackageDraft, async ({ query: { id }, body: { revision, ...fields }, member }) =>
    viewed(office, await saveDraft(parts, member, { id, fields, revision })),
  )
  implementOffice(office, dropPackageDraft, async ({ query: { id }, member }) =>
    viewed(office, await dropDraft(parts, member, id)),
  )
  implementOffice(office, publishPackage, async ({ query: { id }, body: { version, revision, ...fields }, member }) =>
    viewed(office, await publish(parts, member, { id, version, revision, fields })),
  )
}

async function viewed({ db }: OfficeApi, saved: Result<PackageRecord, ApiRefusal>) {
  return saved.ok ? ok({ package: await packageView(db, saved.value) }) : saved
}
