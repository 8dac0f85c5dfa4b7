import { STAFF_SESSION_HOURS } from '#contract/terms/staff-rules.ts'

/** Whose session: a visitor's, or that of a member of staff. */
type Kind = 'visitor' | 'staff'
const NAMES: Record<Kind, string> = { visitor: 'sid', staff: 'office' }

/** The name of a session cookie. The prefix needs HTTPS, so it is left out over plain HTTP (booking rules 2.3.1). */
function cookieName(origin: string, kind: Kind = 'visitor'): string {
  return `${origin.startsWith('https:') ? '__Host-' : ''}${NAMES[kind]}`
}

const TOKEN = /^[\w-]{22,64}$/
const TOTAL_SECONDS = 30 * 86_400

/** The session token of a Cookie header; undefined where there is none in our form. */
export function readSessionToken(headers: Headers, origin: string, kind: Kind = 'visitor'): string | undefined {
  const name = cookieName(origin, kind)
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [key, value = ''] = part.trim().split('=', 2)
    if (key === name && TOKEN.test(value)) return value
  }
  return undefined
}

export function sessionCookie(token: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(origin)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${TOTAL_SECONDS}${secure}`
}

/** A header that deletes the cookie. */
export function endedCookie(origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(origin)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure}`
}

/** The cookie of the office: no other site's page or link brings it along, and it ends with the browser or with its session. */
export function staffCookie(token: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(origin, 'staff')}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${STAFF_SESSION_HOURS * 3_600}${secure}`
}

/** A header that deletes it. */
export function endedStaffCookie(origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(origin, 'staff')}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0${secure}`
}
