import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the provider does with one call, down to its socket; a plain value is sent as JSON. */
export type Behaviour = object | ((path: string, response: ServerResponse) => void)

export type RoughProvider = {
  /** The address of its API v1. */
  baseUrl: string
  /** By path after the base, such as `/places/fetch`. */
  answers: Record<string, Behaviour>
  stop: () => Promise<void>
}

/** A provider in trouble: a real server on loopback which does to each call as it is told. */
export async function startRoughProvider(): Promise<RoughProvider> {
  const answers: Record<string, Behaviour> = {}
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*$/, '').replace(/^\/api\/v1/, '')
    const behaviour = answers[path]
    if (behaviour === undefined) return sendJson(response, 404, { status: 0, message: 'No such call' })
    if (typeof behaviour === 'function') return behaviour(path, response)
    return sendJson(response, 200, behaviour)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP listener's address is never a pipe name.
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    answers,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
