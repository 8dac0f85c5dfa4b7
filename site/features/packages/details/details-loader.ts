import type { CallFailure } from '#contract/v1/client.ts'
import { fetchPackages, type PackageDetails, type PackagePrice, pricePackage } from '#contract/v1/packages.ts'
import type { Place } from '#contract/v1/places.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { SumsView } from '#site/shop/price/price-sums.tsx'
import { DEFAULT_PARTY, knownAges, type Party, partyKey } from '../booking/party.ts'
import type { PriceAnswer } from '../booking/use-price.ts'
import { type HotelsById, loadHotels } from '../package-stays.ts'
import { emptyParts, type Lacking } from './details-parts.ts'
import { type DetailsReading, type DetailsView, toDetailsReading, toDetailsView } from './details-view.ts'
import { loadPackagePlaces } from './package-places.ts'
import { loadSimilar } from './similar-loader.ts'

export type DetailsData = {
  travelPackage: DetailsView
  /** Parts, with their tabs, that this package does not have. */
  empty: Lacking[]
  /** The price of two adults, so that the sums stand there before the script arrives. */
  firstPrice: PriceAnswer
}

/** `places` are those of the package, in its order. */
type Loaded =
  | { ok: true; details: DetailsData; reading: DetailsReading; places: Place[] }
  | { ok: false; failure: CallFailure }

/** A package's page: the package first, as its price needs its id, and its hotels theirs. */
export async function loadPackageDetails(host: Pick<SiteHost, 'api'>, slug: string): Promise<Loaded> {
  const answer = await host.api.call(fetchPackages, { query: { packageSlug: slug } })
  if (!answer.ok) return { ok: false, failure: answer.error }
  const found = answer.value.packageData[0]
  if (found === undefined) return { ok: false, failure: missing() }
  // A provider may answer with a bare summary: its missing parts are then empty, not an error.
  const whole: PackageDetails = { ...NO_DETAILS, ...found }
  const [price, hotels, places, similar] = await Promise.all([
    priceAnswer(host, found._id, DEFAULT_PARTY),
    loadHotels(host, whole),
    loadPackagePlaces(host, whole),
    loadSimilar(host, found._id),
  ])
  const firstPrice = withoutVersion(price)
  const { travelPackage, empty, reading } = readDetails(whole, hotels)
  // Where they did not load, the page asks once more, and says why.
  if (similar.ok && similar.cards.length === 0) empty.push('similar')
  return { ok: true, details: { travelPackage, empty, firstPrice }, reading, places }
}

/** A page that is kept may be older than its price, and nobody books without a day: its price is asked for once more. */
function withoutVersion({ price, ...answer }: PriceAnswer): PriceAnswer {
  if (price === undefined) return answer
  const { version: _, ...sums } = price
  return { ...answer, price: sums }
}

function readDetails(whole: PackageDetails, hotels: HotelsById) {
  const reading = toDetailsReading(whole, hotels)
  const empty: Lacking[] = emptyParts(reading, whole.rating !== undefined)
  return { travelPackage: toDetailsView(whole), empty, reading }
}

/** What the party pays, or the words why not. */
export async function priceAnswer(
  { api }: Pick<SiteHost, 'api'>,
  packageId: string,
  party: Party,
): Promise<PriceAnswer> {
  const answer = await api.call(pricePackage, {
    body: {
      packageId,
      adultCount: party.adults,
      childCount: party.children,
      childAges: knownAges(party),
      ...(party.date === '' ? {} : { travelDate: party.date }),
    },
  })
  const asked = partyKey(party)
  if (answer.ok) {
    const { group, note } = answer.value.data
    return { asked, price: toSums(answer.value.data), note, ...(group && { group: group.text }) }
  }
  const { status, message } = answer.error
  return { asked, failure: message, ...(status === 422 ? { isRefused: true } : {}) }
}

/** The provider's own lines, or the four sums every price answer has. */
function toSums({ lines, packageBasePrice, discount, taxAmount, amountPayable, priceVersion }: PackagePrice): SumsView {
  const version = priceVersion === '' ? {} : { version: priceVersion }
  if (lines.length > 0) return { lines, taxAmount, amountPayable, ...version }
  return {
    ...version,
    lines: [
      { label: 'Package', amount: packageBasePrice },
      ...(discount > 0 ? [{ label: 'Discount', amount: -discount }] : []),
      { label: 'Taxes', amount: taxAmount },
    ],
    amountPayable,
  }
}

const NO_DETAILS = {
  overview: '',
  inclusive: '',
  exclusive: '',
  paymentPolicy: '',
  cancellationPolicy: '',
  upperLimit: 99,
  tourIternary: [] as PackageDetails['tourIternary'],
  hotelDetails: [] as PackageDetails['hotelDetails'],
}

function missing(): CallFailure {
  return { status: 404, code: 'not_found', message: '', errors: [] }
}
