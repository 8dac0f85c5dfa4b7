import {
  CODE_MAILS,
  MAILBOX_CODE_MAILS,
  NETWORK_CODE_MAILS,
  WRONG_PAIRS,
  WRONG_PAIRS_OF_REFERENCE,
} from '#contract/terms/booking-rules.ts'
import type { LimitKeys, Use } from '#server/limits/count-uses.ts'

/** What an ask for a code is counted by: mails to a mailbox, asks with one pair, a network's mails, wrong pairs of one address. */
export type AskLimit = 'mailbox' | 'pair' | 'network' | 'address'

/** Mails to one mailbox, and those that one network has sent to it (booking rules 3.3). `mailbox` as limits count it. */
export function mailboxUses(keys: LimitKeys, ask: { mailbox: string; network: string }): Use<'mailbox'>[] {
  return mailUses(keys, 'mailbox', { who: ask.mailbox, network: ask.network })
}

/** Asks with one pair of reference and contact: the figures of a mailbox, so that a right pair and a wrong one are answered alike. */
export function pairUses(keys: LimitKeys, ask: { pair: string; network: string }): Use<'pair'>[] {
  return mailUses(keys, 'pair', { who: ask.pair, network: ask.network })
}

export function networkUse(keys: LimitKeys, network: string): Use<'network'> {
  return { of: 'network', key: keys('code network', network), windows: [NETWORK_CODE_MAILS] }
}

/** Wrong pairs from one address. */
export function addressUse(keys: LimitKeys, address: string): Use<'address'> {
  return { of: 'address', key: keys('wrong pair address', address), windows: [WRONG_PAIRS] }
}

/** Wrong pairs with one reference; when full, the mail has a link in place of a code. */
export function referenceUse(keys: LimitKeys, reference: string): Use {
  return { of: 'reference', key: keys('wrong pair reference', reference), windows: [WRONG_PAIRS_OF_REFERENCE] }
}

function mailUses<Of extends AskLimit>(
  keys: LimitKeys,
  of: Of,
  { who, network }: { who: string; network: string },
): Use<Of>[] {
  return [
    { of, key: keys(`code ${of} and network`, JSON.stringify([who, network])), windows: [CODE_MAILS] },
    { of, key: keys(`code ${of}`, who), windows: MAILBOX_CODE_MAILS },
  ]
}
