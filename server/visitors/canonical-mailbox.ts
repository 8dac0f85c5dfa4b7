import { isIPv4 } from 'node:net'
import { domainToASCII } from 'node:url'
import { EMAIL_LENGTH_MAX } from '#contract/terms/limits.ts'

/** Nothing of it is seen: control signs, joiners, marks of direction, fillers, spaces. The blank of Braille belongs to no such class. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Z}\u2800]/gu
/** Signs of comments, routes, lists and quoted parts, which spell one mailbox in many ways (booking rules 3.3.3). */
const REFUSED = /[<>()[\],:;\\`\p{Quotation_Mark}]/u
const LOCAL_PART = /^[^@]+$/u
const DOMAIN = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/
/** RFC 5321, 4.5.3.1.1. */
const LOCAL_BYTES_MAX = 64

/**
 * The one spelling of a mailbox: mails go to it, sessions and bookings are compared by it. Undefined where the text is no address, or
 * one that we refuse. Invisible signs are stripped, letters of compatible forms are one, all in lower case, the domain in IDNA form.
 */
export function canonicalMailbox(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '')
  if (REFUSED.test(plain)) return undefined
  const at = plain.lastIndexOf('@')
  const local = plain.slice(0, Math.max(at, 0)).toLowerCase().normalize('NFKC')
  const domain = domainToASCII(plain.slice(at + 1).replace(/\.+$/, ''))
  if (!LOCAL_PART.test(local) || !DOMAIN.test(domain) || isIPv4(domain)) return undefined
  const mailbox = `${local}@${domain}`
  return Buffer.byteLength(local) > LOCAL_BYTES_MAX || mailbox.length > EMAIL_LENGTH_MAX ? undefined : mailbox
}

/** Two names of one provider, which reads no dots in what stands before the @. */
const DOTLESS_DOMAINS: readonly string[] = ['gmail.com', 'googlemail.com']

/**
 * What limits count a mailbox by: whatever follows a plus sign reaches the same reader with most providers, so that who has one
 * mailbox has not many. Takes the canonical form. Nothing is mailed to this form, and it proves nothing.
 */
export function countedMailbox(mailbox: string): string {
  const at = mailbox.lastIndexOf('@')
  const [local, domain] = [mailbox.slice(0, at), mailbox.slice(at + 1)]
  // "+x@" has nothing before its plus sign.
  const reader = local.replace(/(?<=.)\+.*$/, '')
  return DOTLESS_DOMAINS.includes(domain)
    ? `${reader.replaceAll('.', '')}@${DOTLESS_DOMAINS[0]}`
    : `${reader}@${domain}`
}
