import { addDays } from '#contract/terms/india-time.ts'
import { divideHalfUp } from '#contract/terms/money.ts'
import { type CarPackageFact, carPackageFacts, carPackagesOnDeal, vehicleCount } from '#demo/car-facts.ts'
import { carPackageProse } from '#demo/prose/car-packages.ts'
import type { Tx } from '#server/db/db.ts'
import { DEMO_DEAL_PERCENT } from './deals.ts'
import { carPackageHtml, dayHtml, list } from './html.ts'

const HISTORY_DAYS = 45

/** The demo's drives with rates and places; vehicles must be there. */
export async function loadDemoCarPackages(tx: Tx, today: string): Promise<void> {
  await tx.insertInto('car_package').values(carPackageFacts.map(packageRow)).execute()
  await tx.insertInto('car_package_rate').values(carPackageFacts.flatMap(rateRows)).execute()
  await tx.insertInto('car_package_place').values(carPackageFacts.flatMap(placeRows)).execute()
  await loadPrices(tx, today)
}

async function loadPrices(tx: Tx, today: string): Promise<void> {
  await tx
    .insertInto('price_history')
    .values(
      carPackageFacts.map((fact) => ({
        kind: 'car',
        scope_id: fact.id,
        from_date: addDays(today, -HISTORY_DAYS),
        until_date: null,
        rate: Math.min(...fact.packages.map(({ price }) => listPriceOf(fact, price))),
      })),
    )
    .execute()
}

function packageRow(fact: CarPackageFact, index: number) {
  const prose = carPackageProse[fact.id]
  if (prose === undefined) throw new Error(`The car package ${fact.id} has no prose`)
  return {
    id: fact.id,
    slug: fact.slug,
    name: fact.packageName,
    island_id: fact.island,
    duration: fact.duration,
    hours: fact.hours,
    days: fact.days,
    km_limit: fact.kmLimit,
    entry_fee: fact.entryFeesPerAdult,
    entry_tickets: JSON.stringify(fact.entryFeesBreakup.map(({ placeId, inr }) => ({ placeId, rupees: inr }))),
    description: carPackageHtml(prose),
    itinerary: JSON.stringify(fact.iternary.map(({ title }, at) => stepOf(fact, title, at))),
    inclusive: list(prose.inclusive),
    exclusive: list(prose.exclusive),
    payment_policy: list(prose.paymentPolicy),
    closed_weekdays: JSON.stringify(fact.avoidWeekdays),
    top: fact.top,
    position: index + 1,
  }
}

function stepOf({ id }: CarPackageFact, title: string, at: number) {
  const prose = carPackageProse[id]?.steps[at]
  if (prose === undefined) throw new Error(`Step ${at + 1} of ${id} has no prose`)
  return { title, description: dayHtml(prose) }
}

function rateRows(fact: CarPackageFact) {
  return fact.packages.map((row, index) => ({
    package_id: fact.id,
    position: index + 1,
    vehicle_id: row.vehicleId,
    vehicle_count: vehicleCount(row),
    min_pax: row.minPax,
    max_pax: row.maxPax,
    list_price: listPriceOf(fact, row.price),
  }))
}

/** The stored price is the one after the deal: what it is taken from gives it back, halves up. */
function listPriceOf({ id }: CarPackageFact, price: number): number {
  return carPackagesOnDeal.includes(id) ? divideHalfUp(price * 100, 100 - DEMO_DEAL_PERCENT) : price
}

function placeRows({ id, placeIds }: CarPackageFact) {
  return placeIds.map((place_id, index) => ({ car_package_id: id, place_id, position: index + 1 }))
}
