import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { PROVIDER_RESPONSE_BYTES_MAX } from '#contract/terms/limits.ts'
import { sendRequest } from './send-request.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function answering(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`
}

const ask = (url: string, body?: string) =>
  sendRequest({ url, headers: { accept: 'application/json' }, body, timeoutMs: 300 })

test('a body is posted whole, and the response read whole, in any language', async () => {
  const url = await answering((request, response) => {
    response.writeHead(201)
    request.pipe(response)
  })
  expect(await ask(url, '{"name":"आशा"}')).toEqual({ status: 201, text: '{"name":"आशा"}' })
})

test('questions one after the other share a line', async () => {
  const lines = new Set<number | undefined>()
  const url = await answering(({ socket, method }, response) => {
    lines.add(socket.remotePort)
    response.end(method)
  })
  expect(await ask(url)).toEqual({ status: 200, text: 'GET' })
  expect(await ask(url, '{}')).toEqual({ status: 200, text: 'POST' })
  expect(lines.size).toBe(1)
})

test('a redirect is not followed', async () => {
  const url = await answering(({ url: path }, response) => {
    response.writeHead(path === '/orders' ? 302 : 200, { location: '/elsewhere' })
    response.end()
  })
  expect(await ask(url)).toEqual({ status: 302, text: '' })
})

test('an response that does not come, stops half way, breaks off or never ends is thrown', async () => {
  const silent = await answering(() => undefined)
  await expect(ask(silent)).rejects.toThrow('No response in time')
  server?.closeAllConnections()
  await expect(ask(await answering((_request, response) => response.write('{')))).rejects.toThrow()
  await expect(ask(await answering(({ socket }) => socket.destroy()))).rejects.toThrow('socket hang up')
  const endless = await answering((_request, response) =>
    response.end(Buffer.alloc(PROVIDER_RESPONSE_BYTES_MAX + 1, 'a')),
  )
  await expect(ask(endless)).rejects.toThrow('The response is too large')
})
