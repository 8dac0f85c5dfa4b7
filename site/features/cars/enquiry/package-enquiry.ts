import { isPickupTooSoon } from '#contract/terms/car-hire.ts'
import { tooSoonMessage } from '#contract/terms/car-texts.ts'
import { dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { ABOUT_DETAIL_LENGTH_MAX } from '#contract/terms/limits.ts'
import { VALIDATION } from '#contract/terms/messages.ts'
import { whyNotThatDay } from '#contract/terms/travel-day.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { answerChosen, withCounted } from '#site/shop/enquiry/answer-enquiry.ts'
import type { EnquiryAnswer } from '#site/shop/enquiry/enquiry-values.ts'
import { AGE_TEXTS } from '#site/shop/party/child-age.ts'
import type { Fact } from '#site/ui/fact-list.tsx'
import { PACKAGE_TEXTS, partyText } from '../package/package-page-texts.ts'
import { agesOf, type CarParty, type DriveProblems, whyNoPrice } from '../package/package-party.ts'
import type { BookableDrive } from '../package/package-view.ts'

/** On the server: everything that stands against this drive, by field. A day on which a place is shut is a matter for the office. */
export function judgeDrive(
  { now, brand, figures }: Pick<SiteHost, 'now' | 'brand' | 'figures'>,
  party: CarParty,
  counts: DriveProblems,
): DriveProblems {
  const { adults, date, time, ages } = party
  const leadMinutes = figures.pickupLeadMinutes
  const blocked = whyNoPrice(party)
  const day = date === '' ? PACKAGE_TEXTS.needsDate : whyNotThatDay(date, dayInIndia(now))
  const isSoon = day === undefined && time !== '' && isPickupTooSoon(date, time, now, leadMinutes)
  return {
    ...(blocked?.kind === 'limit' ? { adults: blocked.message } : {}),
    ...(adults === 0 ? { adults: VALIDATION.adult } : {}),
    ...counts,
    ...(ages.includes(undefined) ? { ages: AGE_TEXTS.choose } : {}),
    ...(day === undefined ? {} : { date: day }),
    ...(time === '' ? { time: PACKAGE_TEXTS.needsTime } : {}),
    ...(isSoon ? { time: tooSoonMessage(brand.phones[0]?.text, leadMinutes) } : {}),
  }
}

/** "Baratang Day Trip; Fri 25 Dec 2026 at 08:00; 2 adults, 1 child, aged 4; with entry tickets": what the office reads. */
function driveText({ name }: BookableDrive, party: CarParty): string {
  return [name, whenText(party), agedText(party), ...(party.entryFee ? ['with entry tickets'] : [])]
    .join('; ')
    .slice(0, ABOUT_DETAIL_LENGTH_MAX)
}

/** On the server: an enquiry for a car package. What stands against the drive and against the contact is said together. */
export async function sendDrive(
  host: Pick<SiteHost, 'api' | 'now' | 'brand' | 'figures'>,
  drive: BookableDrive,
  asked: { party: CarParty; problems: DriveProblems },
  form: FormData,
): Promise<{ answer: EnquiryAnswer | undefined; problems: DriveProblems }> {
  const { party } = asked
  const problems = judgeDrive(host, party, asked.problems)
  const { date, time, entryFee } = party
  const hire = { pickupDate: date, pickupTime: time, entryFee }
  const counted = withCounted(form, { ...party, ages: agesOf(party) })
  const answer = await answerChosen(host, counted, Object.keys(problems).length === 0, () => ({
    enquiryFor: 'Car Rental',
    about: { id: drive.id, detail: driveText(drive, party), hire },
  }))
  return { answer, problems }
}

/** What was sent, for the page that thanks for it; nothing of an address without a day and an hour. */
export function sentFacts(party: CarParty): Fact[] {
  if (party.date === '' || party.time === '') return []
  return [
    { label: PACKAGE_TEXTS.pickup, text: whenText(party) },
    { label: PACKAGE_TEXTS.party, text: agedText(party) },
    ...(party.entryFee ? [{ label: PACKAGE_TEXTS.ticketsAsked, text: PACKAGE_TEXTS.withTickets }] : []),
  ]
}

function whenText({ date, time }: CarParty): string {
  return `${formatDay(date)} at ${time}`
}

function agedText({ adults, children, ages }: CarParty): string {
  const aged = ages.map((age) => (age === 0 ? 'under 1' : (age ?? '?'))).join(', ')
  return `${partyText(adults, children)}${children === 0 ? '' : `, aged ${aged}`}`
}
