import { createHmac } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'

/** Names networks by a keyed hash, so that limits can count without keeping addresses. */
export function networkKeys(secretKey: string): (address: string) => string {
  return (address) => createHmac('sha256', secretKey).update(networkOf(address)).digest('base64url')
}

/** The network an address belongs to, as limits and logs know it: /24 or /48. What is no address is one network, "unknown". */
export function networkOf(address: string): string {
  const plain = plainOf(address)
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  return isIPv6(plain) ? `${hexOf(plain, 3)}::/48` : 'unknown'
}

/** What one customer of a provider has, where a network would be too many people: an IPv4 address, or the /64 of an IPv6 one. */
export function singleAddressOf(address: string): string {
  const plain = plainOf(address)
  if (isIPv4(plain)) return plain
  return isIPv6(plain) ? `${hexOf(plain, 4)}::/64` : 'unknown'
}

/** Without its zone; ::ffff:203.0.113.7 is how a socket for both kinds shows an IPv4 visitor. */
function plainOf(address: string): string {
  const plain = address.split('%')[0] ?? ''
  if (!isIPv6(plain)) return plain
  const words = wordsOf(plain)
  if (words.slice(0, 5).some((word) => word !== 0) || words[5] !== 0xffff) return plain
  const [high = 0, low = 0] = words.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

function hexOf(address: string, count: number): string {
  return wordsOf(address)
    .slice(0, count)
    .map((word) => word.toString(16))
    .join(':')
}

/** The eight 16-bit words of a valid address. */
function wordsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [head = '', tail] = hex.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - front.length - back.length
  return [...front, ...Array<string>(gap).fill('0'), ...back].map((word) => Number.parseInt(word, 16))
}
