import { once } from 'node:events'
import { createServer, request as openRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Door, stopListening } from './stop-listening.ts'

let server: Server
afterEach(() => server.close())

/** A server that says whether it still listens, behind a door as guardConnections keeps one. */
async function open(): Promise<Door> {
  const door: Door = { lastHeardAt: 0, lastAnsweredAt: 0, heldBack: undefined }
  server = createServer((_request, response) => {
    door.lastHeardAt = performance.now()
    const serve = () => response.setHeader('Connection', 'close').end(`listening: ${server.listening}`)
    if (door.heldBack === undefined) serve()
    else door.heldBack.push(serve)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return door
}

async function ask(): Promise<string> {
  const { port } = server.address() as AddressInfo
  const sent = openRequest({ host: '127.0.0.1', port, agent: false }).end()
  const [response] = await once(sent, 'response')
  return Buffer.concat(await response.toArray()).toString()
}

test('who asks while it stops is answered, once nobody is let in any more', async () => {
  const door = await open()
  expect(await ask()).toBe('listening: true')
  const stopped = stopListening(door, server)
  expect(await ask()).toBe('listening: false')
  await stopped
})

test('where something happens all the time, that is not waited for to end', async () => {
  const door = await open()
  const busy = setInterval(() => {
    door.lastAnsweredAt = performance.now()
  }, 2)
  const since = performance.now()
  await stopListening(door, server)
  clearInterval(busy)
  expect(server.listening).toBe(false)
  expect(performance.now() - since).toBeGreaterThan(400)
  expect(door.heldBack).toBeUndefined()
})
