import { createHmac } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'

/** Names networks by a keyed hash, so that limits can count without keeping addresses. */
export function networkKeys(secretKey: string): (address: string) => string {
  return (address) => createHmac('sha256', secretKey).update(networkOf(address)).digest('base64url')
}

/** The network an address belongs to, as limits and logs know it: /24 or /48. What is no address is one network, "unknown". */
export function networkOf(address: string): string {
  const plain = address.split('%')[0] ?? ''
  if (isIPv4(plain)) return networkOfIpv4(plain)
  if (!isIPv6(plain)) return 'unknown'
  const words = wordsOf(plain)
  if (isMappedIpv4(words)) return networkOfIpv4(mappedIpv4(words))
  return `${words
    .slice(0, 3)
    .map((word) => word.toString(16))
    .join(':')}::/48`
}

/** One subscriber, as limits know them: the address itself, or its /64, of which every subscriber has at least one. */
export function subscriberOf(address: string): string {
  const plain = address.split('%')[0] ?? ''
  if (!isIPv6(plain)) return isIPv4(plain) ? plain : 'unknown'
  const words = wordsOf(plain)
  if (isMappedIpv4(words)) return mappedIpv4(words)
  return `${words
    .slice(0, 4)
    .map((word) => word.toString(16))
    .join(':')}::/64`
}

/** ::ffff:203.0.113.7 is how a socket for both kinds shows an IPv4 visitor. */
function isMappedIpv4(words: readonly number[]): boolean {
  return words.slice(0, 5).every((word) => word === 0) && words[5] === 0xffff
}

function mappedIpv4(words: readonly number[]): string {
  const [high = 0, low = 0] = words.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

function networkOfIpv4(address: string): string {
  return `${address.split('.').slice(0, 3).join('.')}.0/24`
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
