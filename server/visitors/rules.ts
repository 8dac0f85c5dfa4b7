import { CODE_MAILS } from '#contract/terms/booking-rules.ts'
import { normalisePhone } from '#contract/terms/enquiry-form.ts'

/** How often a code may be tried (booking rules 3). */
export const CODE_TRIES_MAX = 5
/** Mails to one address (booking rules 3); more asks look the same and send nothing. */
const MAILS_PER_DAY = 10
/** Wrong codes of one address after which its mails carry a link in place of a code (booking rules 3). */
const WRONG_CODES_PER_DAY = 10
const WRONG_CODES_PER_MONTH = 30
/** Pairs of reference and contact that fit nothing, an hour a network (booking rules 3). */
export const WRONG_PAIRS_PER_HOUR = 30
/** Mails that one network may cause in an hour, and its asks (ours): nobody is to write to a town through us. */
const NETWORK_MAILS_PER_HOUR = 60
export const NETWORK_ASKS_PER_HOUR = 300

/** What has come before an ask: of its address and of its network. */
export type AskCounts = {
  mailsQuarterHour: number
  mailsDay: number
  wrongCodesDay: number
  wrongCodesMonth: number
  networkMails: number
  networkAsks: number
  wrongPairs: number
}

export type AskVerdict =
  | { kind: 'too_many'; of: 'pairs' | 'asks' }
  | { kind: 'taken'; mails: 'code' | 'link' | 'nothing' }

/** What an ask brings; `isOurs` where there is somebody to mail. */
export function judgeAsk(counts: AskCounts, ask: { kind: 'sign_in' | 'look_up'; isOurs: boolean }): AskVerdict {
  if (ask.kind === 'look_up' && counts.wrongPairs >= WRONG_PAIRS_PER_HOUR) return { kind: 'too_many', of: 'pairs' }
  if (counts.networkAsks >= NETWORK_ASKS_PER_HOUR) return { kind: 'too_many', of: 'asks' }
  const isQuiet =
    counts.mailsQuarterHour >= CODE_MAILS.count ||
    counts.mailsDay >= MAILS_PER_DAY ||
    counts.networkMails >= NETWORK_MAILS_PER_HOUR
  if (!ask.isOurs || isQuiet) return { kind: 'taken', mails: 'nothing' }
  const isTried = counts.wrongCodesDay >= WRONG_CODES_PER_DAY || counts.wrongCodesMonth >= WRONG_CODES_PER_MONTH
  return { kind: 'taken', mails: isTried ? 'link' : 'code' }
}

/** Small letters: it is mailed to this form too, so that two spellings which only look like one prove nothing for each other. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
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

/** The lead traveller's e-mail address or mobile number, in any spelling; the other one is empty. */
export function readContact(text: string): { email: string; phone: string } {
  if (text.includes('@')) return { email: normaliseEmail(text), phone: '' }
  return { email: '', phone: normalisePhone(text.trim().replace(/^\(?00/, '+')) ?? '' }
}
