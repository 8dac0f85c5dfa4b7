import { EventEmitter, once } from 'node:events'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiEnv } from '#server/http/api-env.ts'
import { limitExpensiveCalls } from '#server/http/rate-limit.ts'
import { testLog } from '#tests/support/test-log.ts'
import { limitPeers } from './limit-peers.ts'
import type { Counts } from './messages.ts'

const LIMITS = { trip_price: 3, dated_search: 2, paper: 1, photo: 1 }

/** Processes whose supervisor passes on what each says to the others. */
function openProcesses(count: number) {
  const said = new EventEmitter()
  const processes = Array.from({ length: count }, (_, own) => {
    const api = new Hono<ApiEnv>()
    const peers = limitPeers({
      send: (counts: Counts) => said.emit('counts', counts, own),
      onMessage: (hear) => said.on('counts', (counts: Counts, from: number) => from !== own && hear(counts)),
    })
    limitExpensiveCalls(api, { networkKey: (address) => address, log: testLog(), limits: LIMITS, limitPeers: peers })
    api.all('*', (context) => context.body('asked'))
    return async (address: string) =>
      (await api.fetch(new Request('http://site.test/trip/price', { method: 'POST' }), { clientAddress: address }))
        .status
  })
  return { processes, said }
}

test('a network has its limit once and not once a process', async () => {
  const { processes, said } = openProcesses(2)
  const [one, other] = processes as [(typeof processes)[0], (typeof processes)[0]]
  const told = once(said, 'counts')
  expect([await one('a'), await one('a'), await one('b')]).toEqual([200, 200, 200])
  expect((await told)[0]).toEqual({ counts: { 'trip_price a': 2, 'trip_price b': 1 } })
  expect([await other('a'), await other('a'), await other('b')]).toEqual([200, 429, 200])
})

test('what is refused is not told: the others refuse it by themselves', async () => {
  const { processes, said } = openProcesses(2)
  const [one] = processes as [(typeof processes)[0]]
  const told = once(said, 'counts')
  for (let asked = 0; asked < 10; asked += 1) await one('a')
  expect((await told)[0]).toEqual({ counts: { 'trip_price a': LIMITS.trip_price } })
})
