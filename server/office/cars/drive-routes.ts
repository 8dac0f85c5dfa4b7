import { changeDrive, createDrive, fetchDrive, listDrives, previewDrive } from '#contract/office/car-packages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { priceDrive } from '#server/cars/package-rules.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { thumbOf } from '../hotels/view.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { addDrive, changeDriveFields, driveView, UNKNOWN_DRIVE } from './change-drive.ts'
import { type DriveRecord, entryFeeOf, findDriveRecord, listDriveRows } from './drive-store.ts'
import { readCarOptions } from './store.ts'

/** Car packages: planned drives at a price by the size of the party. */
export function driveRoutes(office: OfficeApi, { now }: { now: () => Date }): void {
  const { db } = office
  implementOffice(office, listDrives, async ({ query: { page, perPage, q = '', islandId = '', isLive = '' } }) => {
    const filter = { offset: (page - 1) * perPage, limit: perPage, words: q, islandId, isLive }
    const { rows, total } = await listDriveRows(db, filter)
    return ok({ total, rows: rows.map(({ thumb, ...row }) => ({ ...row, thumbUrl: thumbOf(thumb) })) })
  })
  implementOffice(office, previewDrive, async ({ body: { rates, entryTickets, parties } }) => {
    const { cars, taxPercent } = await readCarOptions(db)
    const nameOf = (id: string) => cars.find((car) => car.id === id)?.name ?? id
    const rows = rates.map(({ listPrice, ...rate }) => ({
      ...rate,
      vehicleName: nameOf(rate.vehicleId),
      price: listPrice,
    }))
    const tariff = { rows, entryFee: entryFeeOf(entryTickets), taxPercent }
    return ok({
      prices: parties.map(({ adults, childAges }) => {
        const party = { adultCount: adults, childCount: childAges.length, childAges }
        const [bare, whole] = [false, true].map((entryFee) => priceDrive(tariff, { ...party, entryFee }))
        if (bare === undefined || whole === undefined) return null
        const cars = bare.vehicles.map(({ count, vehicleName }) =>
          count === 1 ? vehicleName : `${count} ${vehicleName}`,
        )
        return { cars: cars.join(' and '), amountPayable: bare.amountPayable, withTickets: whole.amountPayable }
      }),
    })
  })
  implementOffice(office, fetchDrive, async ({ query: { id } }) => {
    const drive = await findDriveRecord(db, id)
    return drive === undefined ? fail(UNKNOWN_DRIVE) : ok({ drive: driveView(drive) })
  })
  implementOffice(office, createDrive, async ({ body, member }) => viewed(await addDrive(db, member, body)))
  implementOffice(office, changeDrive, async ({ query: { id }, body, member }) =>
    viewed(await changeDriveFields({ db, now }, member, { id, ...body })),
  )
}

function viewed(saved: Result<DriveRecord, ApiRefusal>) {
  return saved.ok ? ok({ drive: driveView(saved.value) }) : saved
}
