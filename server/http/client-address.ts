import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Before an IPv4 address, on a socket for both kinds. */
const MAPPED = '::ffff:'

/**
 * The address of the caller: of the socket or, behind trusted proxies, the last forwarded one that is none of theirs. Earlier entries
 * were written by the caller. An invalid entry is not skipped, or the one before it would be trusted.
 */
export function clientAddressOf(request: IncomingMessage, trustedProxies: readonly string[]): string {
  const peer = plain(request.socket.remoteAddress ?? '')
  if (!trustedProxies.includes(peer)) return peer
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => plain(each.trim()))
  const caller = forwarded.reverse().find((each) => !trustedProxies.includes(each)) ?? ''
  return isIP(caller) === 0 ? peer : caller
}

/**
 * Has `warn` called once, with the peer's address, when one that we do not trust says for whom it calls: a proxy that TRUSTED_PROXIES
 * does not name, whose visitors then share one address, or a caller who makes it up.
 */
export function watchForwarded(
  trustedProxies: readonly string[],
  warn: (peer: string) => void,
): (request: IncomingMessage) => void {
  let isSeen = false
  return (request) => {
    if (isSeen || request.headers['x-forwarded-for'] === undefined) return
    const peer = plain(request.socket.remoteAddress ?? '')
    if (trustedProxies.includes(peer)) return
    isSeen = true
    warn(peer)
  }
}

function plain(address: string): string {
  return address.startsWith(MAPPED) ? address.slice(MAPPED.length) : address
}
