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

function plain(address: string): string {
  return address.replace(/^::ffff:/, '')
}
