/** How often a code may be tried (booking rules 3.3). */
export const CODE_TRIES_MAX = 5
/** Wrong codes of one mailbox after which its mails carry a link in place of a code (booking rules 3.3). */
const WRONG_CODES_PER_DAY = 10
const WRONG_CODES_PER_MONTH = 30

/** Whether a mailbox signs in by a link alone for now. */
export function isLinkOnly({ day, month }: { day: number; month: number }): boolean {
  return day >= WRONG_CODES_PER_DAY || month >= WRONG_CODES_PER_MONTH
}

/** "a***@example.in". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email][0] ?? ''}***${email.slice(at)}`
}

/** A reference as it is written down or read out: small letters, no dashes, O for 0, I or L for 1. Empty where it is none. */
export function readReference(text: string): string {
  const plain = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const digits = (plain.length === 13 && plain.startsWith('PDK') ? plain.slice(3) : plain)
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(digits) ? `PDK-${digits.slice(0, 5)}-${digits.slice(5)}` : ''
}
