import { describe, expect, it } from 'vitest'
import { networkKeys, networkOf, subscriberOf } from './network.ts'

describe('networkOf', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['::ffff:cb00:714d', '203.0.113.0/24'],
    ['127.0.0.1', '127.0.0.0/24'],
    ['::1', '0:0:0::/48'],
    ['2001:db8:abcd:12::7', '2001:db8:abcd::/48'],
    ['2001:0DB8:ABCD:ffff:1:2:3:4', '2001:db8:abcd::/48'],
    ['2001:db8::', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0::/48'],
    ['', 'unknown'],
    ['localhost', 'unknown'],
    ['999.1.1.1', 'unknown'],
  ])('puts %s into %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('subscriberOf', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77'],
    ['::ffff:203.0.113.77', '203.0.113.77'],
    ['2001:db8:abcd:12::7', '2001:db8:abcd:12::/64'],
    ['2001:db8:abcd:12:ffff::1', '2001:db8:abcd:12::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
  ])('counts %s as %s', (address, subscriber) => {
    expect(subscriberOf(address)).toBe(subscriber)
  })
})

describe('networkKeys', () => {
  it('gives neighbours one key, which says nothing and differs from site to site', () => {
    const keyOf = networkKeys('one secret')
    expect(keyOf('203.0.113.77')).toBe(keyOf('203.0.113.78'))
    expect(keyOf('203.0.113.77')).not.toBe(keyOf('203.0.114.77'))
    expect(keyOf('203.0.113.77')).not.toBe(networkKeys('another secret')('203.0.113.77'))
    expect(keyOf('203.0.113.77')).not.toContain('203')
  })
})
