/** Of a request that was answered: enough to see that somebody was kept out. */
type Answered = { method: string; route: string; status: number }

/** What is not there, or another's: the answer is the same, and so is what is recorded. */
const OWNED = /^\/api\/v1\/(?:bookings\/:|holds\/:)/
/** These are recorded where they are counted, with their bucket. */
const RECORDED_ELSEWHERE = /^\/api\/v1\/auth\//

/** The event of booking rules 5 that this answer is, if any. Sign-ins and signatures are recorded where they are judged. */
export function securityEventOf({ method, route, status }: Answered): string | undefined {
  if (status === 421) return 'host_rejected'
  if (status === 429) return RECORDED_ELSEWHERE.test(route) ? undefined : 'rate_limited'
  if (status === 403 && method !== 'GET' && method !== 'HEAD') return 'csrf_denied'
  if (status === 401 || ((status === 403 || status === 404) && OWNED.test(route))) return 'authz_denied'
  return undefined
}
