/**
 * The status of a page whose form was not sent: one that says what to mend is a page like any other; a call that found
 * nobody (0) is a part that is away.
 */
export function formStatus(status: number): number {
  if (status === 422) return 200
  return status >= 400 ? status : 503
}

/** What is asked after is not there: nobody has it, or no id looks like that. */
export function isNowhere(status: number): boolean {
  return status === 404 || status === 422
}
