import type { Line, LineOf } from '#contract/v1/trip-lines.ts'
import { carPackageProduct, carProduct } from '#server/cars/product.ts'
import { ferryProduct } from '#server/ferries/product.ts'
import { hotelProduct } from '#server/hotels/product.ts'
import { packageProduct } from '#server/packages/product.ts'
import { activityProduct } from '#server/water-sports/product.ts'
import type { Product } from './product.ts'

type Kind = Line['kind']

/** By the kind of their lines; one kind may have several. Their order is that in which deals are shown. */
const BY_KIND = {
  package: [packageProduct],
  hotel: [hotelProduct],
  activity: [activityProduct],
  car: [carProduct, carPackageProduct],
  ferry: [ferryProduct],
} as const satisfies { [Each in Kind]: readonly [Product<LineOf<Each>>, ...Product<LineOf<Each>>[]] }

export const PRODUCTS: readonly Product[] = Object.values(BY_KIND).flat() as readonly Product[]

/** The product of a line; it takes lines of that kind alone. */
export function productOf(line: Line): Product {
  if (line.kind === 'car' && line.hire === 'package') return carPackageProduct as Product
  return productOfKind(line.kind)
}

/** Of several products of a kind, what they have in common. */
export function productOfKind(kind: Kind): Product {
  return BY_KIND[kind][0] as Product
}
