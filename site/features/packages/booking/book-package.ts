import { paxOf } from '#contract/terms/ages.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { PACKAGE_CHILD_MAX_AGE, PARTY_COUNT_MAX, TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { paxLimitMessage, VALIDATION } from '#contract/terms/messages.ts'
import { paths } from '#contract/terms/paths.ts'
import { whyNotThatDay } from '#contract/terms/travel-day.ts'
import { fetchPackages } from '#contract/v1/packages.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { BOOK_TEXTS } from '#site/shop/book/book-texts.ts'
import { type AskField, seenOf, unread, type Wanted } from '#site/shop/book/wanted.ts'
import { askedAges } from '#site/shop/party/child-age.ts'
import { priceAnswer } from '../details/details-loader.ts'
import { bedAgeText, DETAILS_TEXTS } from '../details/details-texts.ts'
import { knownAges, type Party, readParty, withParty } from './party.ts'

/** On the server: the package that a panel's fields ask for. */
export async function bookPackage(
  { api, now }: Pick<SiteHost, 'api' | 'now'>,
  id: string,
  fields: URLSearchParams,
): Promise<Wanted> {
  const answer = await api.call(fetchPackages, { query: { packageSlug: id } })
  if (!answer.ok) return unread(answer.error)
  const record = answer.value.packageData[0]
  if (record === undefined) return { kind: 'missing' }
  const party = readParty(fields)
  const about = {
    title: record.packageName,
    href: paths.packageDetails(record.slug),
    enquiry: withParty(paths.packageEnquiry(record.slug), party),
  }
  const limit = 'upperLimit' in record && typeof record.upperLimit === 'number' ? record.upperLimit : PARTY_COUNT_MAX
  if (paxOf(party.adults, knownAges(party)) > limit) {
    return { kind: 'refused', ...about, message: `${paxLimitMessage(limit)}.` }
  }
  const missing = missingOf(party, dayInIndia(now))
  if (missing.length > 0) return { kind: 'ask', ...about, fields: missing }
  // Without script the panel could not say that our office books a group: its own page does.
  const { group } = await priceAnswer({ api }, record._id, party)
  if (group !== undefined) return { kind: 'back', href: about.enquiry }
  const { version, seen } = seenOf(fields)
  const line = { packageId: record._id, startDate: party.date, adultCount: party.adults, childAges: knownAges(party) }
  return { kind: 'item', item: { line: { kind: 'package', ...version, ...line }, ...about, ...seen } }
}

function missingOf(party: Party, today: string): AskField[] {
  const day = party.date === '' ? BOOK_TEXTS.needsDate : whyNotThatDay(party.date, today)
  const dates: AskField[] =
    day === undefined
      ? []
      : [
          {
            name: 'date',
            label: DETAILS_TEXTS.travelDate,
            type: 'date',
            value: party.date,
            min: today,
            max: addDays(today, TRAVEL_HORIZON_DAYS),
            error: day,
          },
        ]
  const adults: AskField[] =
    party.adults > 0
      ? []
      : [
          {
            name: 'adults',
            label: DETAILS_TEXTS.adults,
            type: 'number',
            value: '1',
            min: 1,
            max: PARTY_COUNT_MAX,
            hint: DETAILS_TEXTS.adultsHint,
            error: VALIDATION.adult,
          },
        ]
  if (!party.ages.includes(undefined)) return [...dates, ...adults]
  return [...dates, ...adults, ...askedAges(party.ages, PACKAGE_CHILD_MAX_AGE, bedAgeText)]
}
