import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddressOf, watchForwarded } from './client-address.ts'

const PROXY = '10.0.0.1'
const OTHER_PROXY = '10.0.0.2'

const asked = (remoteAddress: string | undefined, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

const addressOf = (remoteAddress: string | undefined, forwarded?: string) =>
  clientAddressOf(asked(remoteAddress, forwarded), [PROXY, OTHER_PROXY])

test.each([
  ['203.0.113.7', '198.51.100.1'],
  ['203.0.113.7', PROXY],
  ['::1', '198.51.100.1'],
])('what %s says about others is not believed', (peer, forwarded) => {
  expect(addressOf(peer, forwarded)).toBe(peer)
})

test('of a peer that forwards and is not trusted is warned once, with its address', () => {
  const warned: string[] = []
  const watch = watchForwarded([PROXY], (peer) => warned.push(peer))
  for (const request of [asked('203.0.113.7'), asked(PROXY, '198.51.100.1'), asked(`::ffff:${PROXY}`, '198.51.100.1')])
    watch(request)
  expect(warned).toEqual([])
  for (const peer of ['::ffff:10.0.0.9', '203.0.113.7', '10.0.0.9']) watch(asked(peer, '198.51.100.1'))
  expect(warned).toEqual(['10.0.0.9'])
})

test('without proxies nobody is believed', () => {
  expect(clientAddressOf(asked(PROXY, '198.51.100.1'), [])).toBe(PROXY)
})

test.each([
  ['198.51.100.1', '198.51.100.1'],
  ['198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['6.6.6.6, 198.51.100.1', '198.51.100.1'],
  ['10.0.0.2, 6.6.6.6, 198.51.100.1,10.0.0.2 , 10.0.0.1', '198.51.100.1'],
  ['2001:db8::7', '2001:db8::7'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
])('behind a proxy of ours "%s" means %s', (forwarded, address) => {
  expect(addressOf(PROXY, forwarded)).toBe(address)
})

test('a proxy of ours is known also by its IPv4-in-IPv6 address', () => {
  expect(addressOf(`::ffff:${PROXY}`, '198.51.100.1')).toBe('198.51.100.1')
})

test.each([
  ['', PROXY],
  ['unknown', PROXY],
  ['6.6.6.6, unknown', PROXY],
  ['6.6.6.6, <script>', PROXY],
  ['6.6.6.6, 198.51.100.1:4711', PROXY],
  ['10.0.0.2', PROXY],
])('what a proxy of ours passes on as "%s" is not read past: it is the proxy itself', (forwarded, address) => {
  expect(addressOf(PROXY, forwarded)).toBe(address)
})

test('a proxy that says nothing is the caller', () => {
  expect(addressOf(PROXY)).toBe(PROXY)
})

test('a socket that is gone has no address', () => {
  expect(addressOf(undefined)).toBe('')
})
