import type { Line } from '#contract/v1/trip-lines.ts'
import { carPackageProduct, carProduct } from '#server/cars/product.ts'
import { ferryProduct } from '#server/ferries/product.ts'
import { hotelProduct } from '#server/hotels/product.ts'
import { packageProduct } from '#server/packages/product.ts'
import { activityProduct } from '#server/water-sports/product.ts'
import type { Product } from './product.ts'

/** Every product by the kind of its lines. */
const PRODUCTS = {
  package: () => packageProduct,
  hotel: () => hotelProduct,
  ferry: () => ferryProduct,
  car: ({ hire }) => (hire === 'package' ? carPackageProduct : carProduct),
  activity: () => activityProduct,
} as const satisfies {
  [Kind in Line['kind']]: (line: Extract<Line, { kind: Kind }>) => Product<Extract<Line, { kind: Kind }>>
}

/** The product of a line; it takes lines of that kind alone. */
export function productOf(line: Line): Product {
  return (PRODUCTS[line.kind] as (line: Line) => Product)(line)
}
