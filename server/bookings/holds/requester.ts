import { countedMailbox } from '#server/visitors/canonical-mailbox.ts'
import type { RecognisedVisitor } from '#server/visitors/visitor.ts'
import type { BookingParts } from '../booking-parts.ts'

/** The network of a hold, and the requester that limits count it for: a proved mailbox, or else the network. Keyed hashes. */
export function requesterOf(
  { networkKey, mailboxKey }: Pick<BookingParts, 'networkKey' | 'mailboxKey'>,
  { visitor }: RecognisedVisitor,
  clientAddress: string,
): { network: string; countedBy: string } {
  const network = networkKey(clientAddress)
  return { network, countedBy: visitor.email === null ? network : mailboxKey(countedMailbox(visitor.email)) }
}
