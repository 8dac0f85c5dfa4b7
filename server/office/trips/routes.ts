import { listTripOptions as optionsCall, priceOfficeTrip, listThings as thingsCall } from '#contract/office/trips.ts'
import { ok } from '#contract/terms/result.ts'
import { priceTrip } from '#server/bookings/price/price-trip.ts'
import { islandNames } from '#server/hotels/island-labels.ts'
import type { PricingParts } from '#server/products/product.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { listTripOptions } from './options.ts'
import { listThings } from './store.ts'

/** A trip that the office puts together, for a quote or for a caller. */
export function tripRoutes(office: OfficeApi, parts: PricingParts & { now: () => Date }): void {
  const { db, now } = parts
  implementOffice(office, thingsCall, async ({ query }) => ok({ things: await listThings(db, query.kind) }))
  implementOffice(office, optionsCall, async ({ body }) => {
    const options = await listTripOptions(parts, body, now())
    return options.ok ? ok({ options: options.value }) : options
  })
  implementOffice(office, priceOfficeTrip, async ({ body }) =>
    ok({ trip: await priceTrip(parts, body.lines, await islandNames(db)) }),
  )
}
