import type { CallFailure } from '#contract/v1/client.ts'
import {
  fetchPackages,
  fetchSimilarPackages,
  type PackageDetails,
  type PackagePrice,
  type PackageSummary,
  pricePackage,
} from '#contract/v1/packages.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { cardPicture } from '#site/lean-picture.ts'
import { oncePer } from '#site/once-per.ts'
import type { SumsView } from '#site/ui/price-sums.tsx'
import { type DetailsPart, emptyParts } from './details-parts.ts'
import { type DetailsReading, type DetailsView, toDetailsReading, toDetailsView } from './details-view.ts'
import { type PackageCardView, toCardViews } from './package-card-view.ts'
import { DEFAULT_PARTY, knownAges, type Party, partyKey } from './party.ts'
import type { PriceAnswer } from './use-price.ts'

/** As many as one row holds. */
const SIMILAR_SHOWN = 4

export type DetailsData = {
  travelPackage: DetailsView
  /** Parts, and tabs, that this package does not have. */
  empty: DetailsPart[]
  similar: { cards: readonly PackageCardView[]; failure?: string }
  /** The price of two adults, so that the sums stand there before the script arrives. */
  firstPrice: PriceAnswer
}

type Loaded = { ok: true; details: DetailsData; reading: DetailsReading } | { ok: false; failure: CallFailure }

/** A package's page: the package first (the others need its id), then what is like it and what two pay, together. */
export async function loadPackageDetails(host: Pick<SiteHost, 'api'>, slug: string): Promise<Loaded> {
  const answer = await host.api.call(fetchPackages, { query: { packageSlug: slug } })
  if (!answer.ok) return { ok: false, failure: answer.error }
  const found = answer.value.packageData[0]
  if (found === undefined) return { ok: false, failure: missing() }
  const [similar, firstPrice] = await Promise.all([
    loadSimilar(host, found._id),
    priceAnswer(host, found._id, DEFAULT_PARTY),
  ])
  const { travelPackage, empty, reading } = readDetails(found)
  return { ok: true, details: { travelPackage, empty, similar, firstPrice }, reading }
}

const readDetails = oncePer((found: PackageDetails | BarePackage) => {
  // A provider may answer with a bare summary: its missing parts are then empty, not an error.
  const whole: PackageDetails = { ...NO_DETAILS, ...found }
  const reading = toDetailsReading(whole)
  return { travelPackage: toDetailsView(whole), empty: emptyParts(reading), reading }
})

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
  if (answer.ok) return { asked, price: toSums(answer.value.data) }
  const { status, message } = answer.error
  return { asked, failure: message, ...(status === 422 ? { isRefused: true } : {}) }
}

/** The provider's own lines, or the four sums every price answer has. */
function toSums({ lines, packageBasePrice, discount, taxAmount, amountPayable }: PackagePrice): SumsView {
  if (lines.length > 0) return { lines, taxAmount, amountPayable }
  return {
    lines: [
      { label: 'Package', amount: packageBasePrice },
      ...(discount > 0 ? [{ label: 'Discount', amount: -discount }] : []),
      { label: 'Taxes', amount: taxAmount },
    ],
    amountPayable,
  }
}

async function loadSimilar({ api }: Pick<SiteHost, 'api'>, id: string): Promise<DetailsData['similar']> {
  const answer = await api.call(fetchSimilarPackages, { query: { id } })
  if (!answer.ok) return { cards: [], failure: answer.error.message }
  return { cards: toSimilarCards(answer.value.packages) }
}

/** The row says which and how much; the teaser and what travellers say wait on the package's own page. */
const toSimilarCards = oncePer((summaries: readonly PackageSummary[]) =>
  toCardViews(summaries.slice(0, SIMILAR_SHOWN)).map(({ rating: _rating, teaser: _teaser, ...card }) => ({
    ...card,
    ...(card.picture && { picture: cardPicture(card.picture) }),
  })),
)

type BarePackage = Omit<PackageDetails, keyof typeof NO_DETAILS>

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
