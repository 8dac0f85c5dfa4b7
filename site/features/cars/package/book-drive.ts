import { CAR_CHILD_MAX_AGE, CAR_PAX_MAX } from '#contract/terms/car-hire.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { priceCarPackage } from '#contract/v1/car-packages.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { type AskField, seenOf, unread, type Wanted } from '#site/shop/book/wanted.ts'
import { askedAges } from '#site/shop/party/child-age.ts'
import { judgeDrive } from '../enquiry/package-enquiry.ts'
import { crowdOf } from './package-crowd.ts'
import { findCarPackage } from './package-loader.ts'
import { PACKAGE_TEXTS } from './package-page-texts.ts'
import { agesOf, type CarParty, type DriveProblems, readCarParty, withCarParty } from './package-party.ts'

/** On the server: the drive that a car package's panel asks for. */
export async function bookDrive(host: SiteHost, id: string, fields: URLSearchParams): Promise<Wanted> {
  const found = await findCarPackage(host, id)
  if (!found.ok) return unread(found.failure)
  const { _id, slug, packageName: title } = found.record
  const { party, problems: counts } = readCarParty(fields)
  const about = {
    title,
    href: withCarParty(paths.carRentalDetails(slug), party),
    enquiry: withCarParty(paths.carPackageEnquiry(slug), party),
  }
  const problems = judgeDrive(host, party, counts)
  if (party.adults + party.children > CAR_PAX_MAX) {
    const crowd = crowdOf(title, party)
    return { kind: 'refused', ...about, enquiry: crowd.href, message: crowd.text }
  }
  const missing = missingOf(party, problems, dayInIndia(host.now))
  if (missing.length > 0) return { kind: 'ask', ...about, fields: missing }
  const { adults, children, entryFee, date, time } = party
  const counted = { adultCount: adults, childCount: children, childAges: agesOf(party), entryFee }
  // The vehicles of a party are the price's to say.
  const price = await host.api.call(priceCarPackage, { body: { packageId: _id, ...counted } })
  if (!price.ok) {
    const { status, message } = price.error
    return status === 409 || status === 422 ? { kind: 'refused', ...about, message } : unread(price.error)
  }
  const { group } = price.value.data
  if (group !== undefined) return { kind: 'refused', ...about, message: group.text }
  const { version, seen } = seenOf(fields)
  return {
    kind: 'item',
    item: {
      line: {
        kind: 'car',
        ...version,
        hire: 'package',
        chargeId: _id,
        vehicles: price.value.data.vehicles.map(({ vehicleId, count }) => ({ vehicleId, count })),
        pickupDate: date,
        pickupTime: time,
        passengers: adults + children,
        ...(children > 0 ? { childAges: agesOf(party) } : {}),
        entryFee,
      },
      ...about,
      ...seen,
    },
  }
}

function missingOf(party: CarParty, problems: DriveProblems, today: string): AskField[] {
  const field = (name: keyof DriveProblems, rest: Omit<AskField, 'name' | 'error'>): AskField[] =>
    problems[name] === undefined ? [] : [{ name, ...rest, error: problems[name] }]
  const last = addDays(today, TRAVEL_HORIZON_DAYS)
  return [
    ...field('date', { label: PACKAGE_TEXTS.date, type: 'date', value: party.date, min: today, max: last }),
    ...field('time', { label: PACKAGE_TEXTS.time, type: 'time', value: party.time }),
    ...field('adults', {
      label: PACKAGE_TEXTS.adults,
      type: 'number',
      value: String(Math.max(1, party.adults)),
      min: 1,
      max: CAR_PAX_MAX,
      hint: PACKAGE_TEXTS.adultsHint,
    }),
    ...field('children', {
      label: PACKAGE_TEXTS.children,
      type: 'number',
      value: String(party.children),
      min: 0,
      max: CAR_PAX_MAX,
      hint: PACKAGE_TEXTS.childrenHint,
    }),
    ...(problems.ages === undefined ? [] : askedAges(party.ages, CAR_CHILD_MAX_AGE)),
  ]
}
