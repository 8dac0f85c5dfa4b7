import { taxInside } from '#contract/terms/money.ts'
import { paths } from '#contract/terms/paths.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type CarPackage, fetchCarPackages } from '#contract/v1/car-packages.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import type { ProductCardView } from '#site/shop/cards/product-card.tsx'
import { includesTaxes } from '#site/shop/price/tax-text.ts'
import { tellingPlaces } from '#site/shop/telling-places.ts'
import { driveLength, upToTravellers } from '../package/package-texts.ts'

/** Undefined where there are none, or nobody to ask: a provider without cars. */
export type TopCars = Result<readonly CarPackageCardView[], { message: string }> | undefined

/** Car packages for a front page, the favourites first. */
export async function loadTopCars({ api }: Pick<SiteHost, 'api'>, limit: number): Promise<TopCars> {
  const answer = await api.call(fetchCarPackages, { query: { limit: String(limit) } })
  if (!answer.ok) return answer.error.status === 404 ? undefined : fail({ message: answer.error.message })
  const cards = toCarPackageCards(answer.value.packageData).slice(0, limit)
  return cards.length === 0 ? undefined : ok(cards)
}

type CarPackageCardView = ProductCardView & { id: string; href: string }

/** Inside the price of a car with driver, percent (given). */
const TAX_PERCENT = 5

function toCarPackageCards(packages: readonly CarPackage[]): readonly CarPackageCardView[] {
  // A package without a row has no price, and cannot be bought.
  const sold = packages.filter(({ packages: rows }) => rows.length > 0)
  const places = tellingPlaces(
    sold.map((each) => each.places.map(({ name }) => name)),
    sold.map(({ packageName }) => packageName),
  )
  return sold.map((each, index) => toCard(each, places[index] ?? ''))
}

function toCard(drive: CarPackage, places: string): CarPackageCardView {
  const { _id: id, slug, packageName, startingPrice, struckPrice, badge, rating, images } = drive
  const smallest = drive.packages.find(({ price }) => price === startingPrice) ?? drive.packages[0]
  return {
    id,
    name: packageName,
    href: paths.carRentalDetails(slug),
    ...(images[0] ? { picture: cardPicture(leanPicture(images[0])) } : {}),
    places,
    // "8 hours, up to 60 km"
    facts: driveLength(drive.duration, drive.kmLimit),
    price: startingPrice,
    ...(struckPrice === undefined ? {} : { struck: struckPrice }),
    unit: upToTravellers(smallest?.maxPax ?? 1),
    tax: includesTaxes(taxInside(startingPrice, TAX_PERCENT)),
    ...(badge ? { deal: badge } : {}),
    ...(rating ? { rating } : {}),
  }
}
