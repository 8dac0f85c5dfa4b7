import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Who is calling: the socket's address, or, behind proxies we trust, the last forwarded one that is not theirs. */
export function clientAddressOf(request: IncomingMessage, trustedProxies: readonly string[]): string {
  const peer = plain(request.socket.remoteAddress ?? '')
  if (!trustedProxies.includes(peer)) return peer
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => plain(each.trim()))
    .filter((each) => isIP(each) !== 0)
  return forwarded.reverse().find((each) => !trustedProxies.includes(each)) ?? peer
}

function plain(address: string): string {
  return address.replace(/^::ffff:/, '')
}
