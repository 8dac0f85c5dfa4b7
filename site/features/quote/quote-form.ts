/** Which of the page's forms was sent. */
export const PURPOSE_FIELD = 'purpose'
export type QuotePurpose = 'accept' | 'renew' | 'send'

export type QuoteProblem = {
  purpose: QuotePurpose
  message: string
  /** What to do now. */
  next?: string
  /** Of the mail's form: what was typed. */
  email?: string
}
