import { data, redirect } from 'react-router'
import type { CallFailure } from '#contract/v1/client.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { formStatus } from '#site/page/form-status.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import { pageHead } from '#site/page/seo.ts'
import { type EnquiryAnswer, readValues } from './enquiry-values.ts'
import { readSent } from './sent-enquiry.ts'
import { enquireAbout } from './texts.ts'

/** On the server: what the page of every enquiry is told, whatever it is about. */
export function enquiryAbout(host: SiteHost, search: URLSearchParams, { name, path }: { name: string; path: string }) {
  const title = enquireAbout(name)
  return {
    failure: undefined,
    sentEnquiry: readSent(host, search),
    ...pageHead(host, { title, description: title, path, noindex: true }),
  }
}

/** What is asked about cannot be read: nobody has it, or it is away for a while. */
export function enquiryFailed(failure: Pick<CallFailure, 'status' | 'message'>) {
  if (isMissing(failure)) throw notFound()
  return { asked: undefined, failure: failure.message, meta: [] }
}

type Posted<More> = {
  form: FormData
  /** Undefined where something before the contact was wrong already. */
  answer: EnquiryAnswer | undefined
  /** The page that names the reference. */
  sentTo: (reference: string) => string
  /** What else the page needs to be shown again as it was. */
  more: () => Promise<More>
}

/** The form, with script or without: sent on to the page that names the reference, or shown again as it was. */
export async function enquiryAnswered<More extends object>({ form, answer, sentTo, more }: Posted<More>) {
  if (answer?.kind === 'sent') return redirect(sentTo(answer.reference), 303)
  const status = answer?.kind === 'failed' ? answer.status : 422
  return data({ answer, values: readValues(form), ...(await more()) }, { status: formStatus(status) })
}
