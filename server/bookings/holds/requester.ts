import { countedMailbox } from '#server/visitors/canonical-mailbox.ts'
import type { MetVisitor } from '#server/visitors/visitor.ts'
import type { BookingParts } from '../booking-parts.ts'

/** From where a hold comes, and for whom limits on holding count it: a proved mailbox, or else the network. Keyed hashes. */
export function requesterOf(
  { networkKey, mailboxKey }: Pick<BookingParts, 'networkKey' | 'mailboxKey'>,
  { visitor }: MetVisitor,
  clientAddress: string,
): { network: string; countedBy: string } {
  const network = networkKey(clientAddress)
  return { network, countedBy: visitor.email === null ? network : mailboxKey(countedMailbox(visitor.email)) }
}
