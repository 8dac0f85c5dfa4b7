import type { SiteHost } from '#contract/v1/site-host.ts'
import { answerEnquiry } from '#site/shop/enquiry/answer-enquiry.ts'
import { type EnquiryAnswer, partyOf, readValues } from '#site/shop/enquiry/enquiry-values.ts'
import { priceAnswer } from '../details/details-loader.ts'

/** On the server: an enquiry about a package. A party with a day that is too large to book online asks for its written quote. */
export function sendPackageEnquiry(host: SiteHost, packageSlug: string, form: FormData): Promise<EnquiryAnswer> {
  const party = partyOf(readValues(form))
  return answerEnquiry(host, packageSlug, form, async (packageId) => {
    if (party.date === '' || party.ages.includes(undefined)) return false
    return (await priceAnswer(host, packageId, party)).group !== undefined
  })
}
