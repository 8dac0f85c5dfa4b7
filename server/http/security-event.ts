/** Of a request that was answered: enough to see that somebody was kept out; `refusal` is the code that it was refused with. */
type Answered = { route: string; status: number; refusal: string | undefined }

/** What is not there, or another's: the answer is the same, and so is what is recorded. */
const OWNED = /^\/api\/v1\/(?:bookings\/:|holds\/:)/
/** These are recorded where they are counted, with their bucket. */
const RECORDED_ELSEWHERE = /^\/api\/v1\/auth\//

/** The security event that this answer is, if any (booking rules 5.2). Sign-ins and signatures are recorded where they are judged. */
export function securityEventOf({ route, status, refusal }: Answered): string | undefined {
  if (status === 421) return 'host_rejected'
  if (status === 429) return RECORDED_ELSEWHERE.test(route) ? undefined : 'rate_limited'
  if (status === 403) return refusal === 'wrong_origin' ? 'csrf_denied' : 'authz_denied'
  if (status === 401 || (status === 404 && OWNED.test(route))) return 'authz_denied'
  return undefined
}
