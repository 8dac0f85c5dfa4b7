import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * Who is calling: the socket's address, or, behind proxies we trust, the last forwarded one that is not theirs. Anything
 * before that one was written by the caller; an entry that is no address is not skipped, or it would be believed.
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
  return address.replace(/^::ffff:/, '')
}
