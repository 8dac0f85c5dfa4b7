/** The name of the session cookie. The prefix needs HTTPS, so it is left out over plain HTTP (booking rules 2.3.1). */
function cookieName(origin: string): string {
  return origin.startsWith('https:') ? '__Host-sid' : 'sid'
}

const TOKEN = /^[\w-]{22,64}$/
const TOTAL_SECONDS = 30 * 86_400

/** The session token of a Cookie header; undefined where there is none in our form. */
export function readSessionToken(headers: Headers, origin: string): string | undefined {
  const name = cookieName(origin)
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
