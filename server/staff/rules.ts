/** How often a mailed code may be tried (booking rules 3.3). */
export const STAFF_CODE_TRIES_MAX = 5

const BROWSERS: readonly (readonly [name: string, mark: string])[] = [
  ['Edge', 'Edg/'],
  ['Opera', 'OPR/'],
  ['Samsung Internet', 'SamsungBrowser/'],
  ['Firefox', 'Firefox/'],
  ['Chrome', 'Chrome/'],
  ['Safari', 'Safari/'],
]
const SYSTEMS: readonly (readonly [name: string, mark: string])[] = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac', 'Mac OS'],
  ['Linux', 'Linux'],
]

/** "Chrome on Android"; "An unknown browser" where the browser does not say. */
export function deviceOf(userAgent: string): string {
  const found = (list: typeof BROWSERS) => list.find(([, mark]) => userAgent.includes(mark))?.[0]
  const [browser, system] = [found(BROWSERS), found(SYSTEMS)]
  if (browser === undefined && system === undefined) return 'An unknown browser'
  return system === undefined ? (browser ?? '') : `${browser ?? 'A browser'} on ${system}`
}

/** Letters without those that are mistaken for another. */
const RECOVERY_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const RECOVERY_LENGTH = 10

/** "K7QWM-3XZTA": `random` has a byte for each letter. */
export function recoveryCodeOf(random: Uint8Array): string {
  const letters = [...random.slice(0, RECOVERY_LENGTH)].map((byte) => RECOVERY_LETTERS[byte % RECOVERY_LETTERS.length])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

/** A recovery code as it is written down or read out: small letters, with or without the dash. */
export function readRecoveryCode(text: string): string {
  const plain = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return plain.length === RECOVERY_LENGTH ? `${plain.slice(0, 5)}-${plain.slice(5)}` : ''
}
