import { checkEnquiry } from '#contract/terms/enquiry-form.ts'
import { ok } from '#contract/terms/result.ts'
import { answerEnquiryAbout, type EnquiryHost } from '#site/shop/enquiry/answer-enquiry.ts'
import { type EnquiryAnswer, readValues } from '#site/shop/enquiry/enquiry-values.ts'
import type { BookableActivity } from '../details/details-view.ts'
import { enquiryParty, judgeOuting, outingText } from './judge-outing.ts'
import type { Outing } from './outing.ts'
import type { OutingProblems } from './outing-answer.ts'

/** On the server: an enquiry for a water sport. What stands against the outing and against the contact is said together. */
export async function sendOuting(
  host: EnquiryHost,
  activity: BookableActivity,
  outing: Outing,
  form: FormData,
): Promise<{ answer?: EnquiryAnswer; problems: OutingProblems }> {
  const { problems } = await judgeOuting(host, activity, outing)
  const counted = withParty(form, activity, outing)
  if (Object.keys(problems).length > 0) {
    const contact = checkEnquiry(readValues(counted))
    return { problems, ...(contact.length > 0 ? { answer: { kind: 'invalid', problems: contact } } : {}) }
  }
  const { place, date, time, guests } = outing
  const asked = { ...(place === '' ? {} : { placeId: place }), date, time, guests }
  const answer = await answerEnquiryAbout(host, counted, async () =>
    ok({ enquiryFor: 'Water Sports', about: { id: activity.id, detail: outingText(activity, outing), outing: asked } }),
  )
  return { answer, problems }
}

/** The guests as an enquiry counts them, in place of whatever a form said. */
function withParty(form: FormData, activity: BookableActivity, outing: Outing): FormData {
  const { adult, childAges } = enquiryParty(activity, outing)
  const counted = new FormData()
  for (const [name, value] of form) counted.append(name, value)
  counted.set('adult', String(adult))
  counted.set('child', String(childAges.length))
  counted.delete('childAges')
  for (const age of childAges) counted.append('childAges', String(age))
  counted.set('travelDate', outing.date)
  return counted
}
