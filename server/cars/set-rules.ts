/** A kind of car to choose from; `left` how many of it there are. */
export type SeatOffer = { vehicleId: string; seats: number; price: number; left: number }
export type VehicleSet = { vehicleId: string; count: number }[]

type Chosen = { price: number; cars: number; seats: number; counts: readonly number[] }

/**
 * The cars that together seat everyone for the least money; of equally cheap sets the one of fewer cars, then the one with
 * fewer empty seats. Undefined when all cars together are too few.
 */
export function cheapestSet(offers: readonly SeatOffer[], passengers: number): VehicleSet | undefined {
  const none: Chosen = { price: 0, cars: 0, seats: 0, counts: offers.map(() => 0) }
  // best[n]: the best set that seats n people or more.
  const best: (Chosen | undefined)[] = [none, ...Array.from({ length: passengers }, () => undefined)]
  offers.forEach((offer, kind) => {
    const most = Math.min(offer.left, Math.ceil(passengers / offer.seats))
    for (let unit = 0; unit < most; unit += 1) addOne(best, offer, kind)
  })
  const found = best[passengers]
  if (found === undefined || passengers === 0) return undefined
  return offers.flatMap(({ vehicleId }, kind) => {
    const count = found.counts[kind] ?? 0
    return count === 0 ? [] : [{ vehicleId, count }]
  })
}

/** From the largest party down, so that one car is counted once. */
function addOne(best: (Chosen | undefined)[], offer: SeatOffer, kind: number): void {
  for (let people = best.length - 1; people > 0; people -= 1) {
    const before = best[Math.max(0, people - offer.seats)]
    if (before === undefined) continue
    const known = best[people]
    const added = {
      price: before.price + offer.price,
      cars: before.cars + 1,
      seats: before.seats + offer.seats,
      counts: before.counts.with(kind, (before.counts[kind] ?? 0) + 1),
    }
    if (known === undefined || isBetter(added, known)) best[people] = added
  }
}

function isBetter(one: Chosen, other: Chosen): boolean {
  if (one.price !== other.price) return one.price < other.price
  return one.cars === other.cars ? one.seats < other.seats : one.cars < other.cars
}
