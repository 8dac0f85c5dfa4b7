import { checkEnquiry } from '#contract/terms/enquiry-form.ts'
import { ok } from '#contract/terms/result.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { answerEnquiryAbout } from '#site/shop/enquiry/answer-enquiry.ts'
import { type EnquiryAnswer, readValues } from '#site/shop/enquiry/enquiry-values.ts'
import { agesOf, type CarParty, type DriveProblems } from '../package/package-party.ts'
import type { BookableDrive } from '../package/package-view.ts'
import { driveText, judgeDrive } from './package-enquiry.ts'

type Sent = { answer?: EnquiryAnswer; problems: DriveProblems }

/** On the server: an enquiry for a car package. What stands against the drive and against the contact is said together. */
export async function sendDrive(
  host: Pick<SiteHost, 'api' | 'now' | 'brand' | 'figures'>,
  drive: BookableDrive,
  asked: { party: CarParty; problems: DriveProblems },
  form: FormData,
): Promise<Sent> {
  const { party } = asked
  const problems = judgeDrive(host, party, asked.problems)
  const counted = withParty(form, party)
  if (Object.keys(problems).length > 0) {
    const contact = checkEnquiry(readValues(counted)).filter(({ field }) => field !== 'adult' && field !== 'child')
    return { problems, ...(contact.length > 0 ? { answer: { kind: 'invalid', problems: contact } } : {}) }
  }
  const { date, time, entryFee } = party
  const hire = { pickupDate: date, pickupTime: time, entryFee }
  const answer = await answerEnquiryAbout(host, counted, async () =>
    ok({ enquiryFor: 'Car Rental', about: { id: drive.id, detail: driveText(drive, party), hire } }),
  )
  return { answer, problems }
}

/** The party as an enquiry counts it, in place of whatever a form said. */
function withParty(form: FormData, party: CarParty): FormData {
  const counted = new FormData()
  for (const [name, value] of form) counted.append(name, value)
  counted.set('adult', String(party.adults))
  counted.set('child', String(party.children))
  counted.delete('childAges')
  for (const age of agesOf(party)) counted.append('childAges', String(age))
  counted.set('travelDate', party.date)
  return counted
}
