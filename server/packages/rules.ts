import { countBeds, paxOf } from '#contract/terms/ages.ts'
import { CHILD_WITH_BED_FROM_AGE } from '#contract/terms/limits.ts'
import { divideHalfUp } from '#contract/terms/money.ts'
import { isInSeason } from '#contract/terms/season.ts'

/** Hundredths of what one adult sharing pays; a package may override each (package prices 2.1). */
export type PartyRatios = {
  singleAdult: number
  thirdAdult: number
  childWithBed: number
  childWithoutBed: number
  infantAge1: number
  infantUnder1: number
}

/** Parts of the year, month-day to month-day, both days in them; `factor` in hundredths. */
export type Season = { id: string; name: string; factor: number; ranges: { from: string; to: string }[] }

export type PricingPolicy = {
  ratios: PartyRatios
  seasons: Season[]
  /** Percent off for parties of at least `from` travellers of 2 and over, smallest party first. */
  partyDiscounts: { from: number; percent: number }[]
}

export type PartyRequest = {
  rate: number
  taxPercent: number
  adultCount: number
  childAges: readonly number[]
  travelDate?: string | undefined
}

export type PriceLine = { label: string; amount: number }

export type PartyPrice = {
  packageBasePrice: number
  discount: number
  taxAmount: number
  amountPayable: number
  childwithbedCount: number
  childwithoutbedCount: number
  season: string
  lines: PriceLine[]
}

type Part = { label: string; hundredths: number }

const INFANT_AGE = 1
const BASE_FACTOR = 100

/** The house rules with what a package and the office say otherwise; without a season in the catalogue the usual ones. */
export function policyFor(
  policy: PricingPolicy,
  { pricing, seasons }: { pricing: Partial<PartyRatios> | null; seasons: Season[] },
): PricingPolicy {
  return {
    ...policy,
    ratios: { ...policy.ratios, ...pricing },
    seasons: seasons.length > 0 ? seasons : policy.seasons,
  }
}

/** What a party pays, tax inside: exact whole-number arithmetic, every rounding half up to the rupee. */
export function priceParty(request: PartyRequest, policy: PricingPolicy): PartyPrice {
  const beds = countBeds(request.childAges)
  const season = request.travelDate === undefined ? undefined : seasonOn(request.travelDate, policy.seasons)
  const factor = season?.factor ?? BASE_FACTOR
  const parts = partsOf(request, policy.ratios)
  const hundredths = parts.reduce((sum, part) => sum + part.hundredths, 0)
  const gross = divideHalfUp(BigInt(hundredths) * BigInt(request.rate) * BigInt(factor), 2 * 100 * 100)
  const percent = partyDiscount(request, policy.partyDiscounts)
  const amountPayable = divideHalfUp(gross * (100 - percent), 100)
  const taxAmount = divideHalfUp(amountPayable * request.taxPercent, 100 + request.taxPercent)
  const discount = divideHalfUp(gross * percent, 100 + request.taxPercent)
  return {
    packageBasePrice: amountPayable - taxAmount + discount,
    discount,
    taxAmount,
    amountPayable,
    childwithbedCount: beds.withBed,
    childwithoutbedCount: beds.withoutBed,
    season: season?.id ?? 'shoulder',
    lines: [
      ...partLines(parts, request.rate),
      ...seasonLine(season, parts, request.rate, gross),
      ...discountLine(percent, gross, amountPayable),
    ],
  }
}

/** Undefined when the party may go; otherwise the limit it breaks. */
export function brokenPaxLimit(
  adultCount: number,
  childAges: readonly number[],
  upperLimit: number,
): number | undefined {
  return paxOf(adultCount, childAges) > upperLimit ? upperLimit : undefined
}

/** The season a day falls in; every day of the year is in exactly one. */
export function seasonOn(day: string, seasons: readonly Season[]): Season | undefined {
  const monthDay = day.slice(5)
  return seasons.find((season) => season.ranges.some((range) => isInSeason(range, monthDay)))
}

function partsOf(request: PartyRequest, ratios: PartyRatios): Part[] {
  const { adultCount, childAges } = request
  const withBed = childAges.filter((age) => age >= CHILD_WITH_BED_FROM_AGE).length
  const infants = childAges.filter((age) => age === INFANT_AGE).length
  const underOne = childAges.filter((age) => age < INFANT_AGE).length
  const withoutBed = childAges.length - withBed - infants - underOne
  return [
    ...adultParts(adultCount, ratios),
    { label: countLabel(withBed, 'child with bed', 'children with bed'), hundredths: withBed * ratios.childWithBed },
    {
      label: countLabel(withoutBed, 'child without bed', 'children without bed'),
      hundredths: withoutBed * ratios.childWithoutBed,
    },
    { label: countLabel(infants, 'child of 1 year', 'children of 1 year'), hundredths: infants * ratios.infantAge1 },
    { label: countLabel(underOne, 'child under 1', 'children under 1'), hundredths: underOne * ratios.infantUnder1 },
  ].filter((part) => part.label !== '')
}

function adultParts(adults: number, ratios: PartyRatios): Part[] {
  if (adults === 0) return []
  if (adults === 1) return [{ label: '1 adult, single room', hundredths: ratios.singleAdult }]
  const sharing = adults - (adults % 2)
  const pairs = { label: `${sharing} adults sharing`, hundredths: sharing * 100 }
  return adults % 2 === 0 ? [pairs] : [pairs, { label: '1 adult, third in a room', hundredths: ratios.thirdAdult }]
}

function countLabel(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`
}

function partyDiscount(request: PartyRequest, steps: PricingPolicy['partyDiscounts']): number {
  const party = request.adultCount + request.childAges.filter((age) => age > INFANT_AGE).length
  return steps.reduce((percent, step) => (party >= step.from ? step.percent : percent), 0)
}

/** Rounds the running sum, not each part, so that the lines add up to the rupee. */
function partLines(parts: readonly Part[], rate: number): PriceLine[] {
  let hundredths = 0
  let before = 0
  return parts.map((part) => {
    hundredths += part.hundredths
    const sum = divideHalfUp(BigInt(hundredths) * BigInt(rate), 200)
    const amount = sum - before
    before = sum
    return { label: part.label, amount }
  })
}

function seasonLine(season: Season | undefined, parts: readonly Part[], rate: number, gross: number): PriceLine[] {
  if (season === undefined || season.factor === BASE_FACTOR || parts.length === 0) return []
  const hundredths = parts.reduce((sum, part) => sum + part.hundredths, 0)
  const change = season.factor - BASE_FACTOR
  const base = divideHalfUp(BigInt(hundredths) * BigInt(rate), 200)
  return [{ label: `${season.name} season, ${change > 0 ? '+' : '−'}${Math.abs(change)}%`, amount: gross - base }]
}

function discountLine(percent: number, gross: number, amountPayable: number): PriceLine[] {
  return percent === 0 ? [] : [{ label: `Party discount, ${percent}%`, amount: amountPayable - gross }]
}
