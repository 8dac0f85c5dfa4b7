import type { Server } from 'node:http'

/** `exclusive`: not shared among the processes of a cluster. */
export type Place = { port: number; host?: string | undefined; exclusive?: boolean }

/** Resolves once it listens; a port that another program has is told in a sentence. */
export function listen(server: Server, { port, host, exclusive = false }: Place): Promise<void> {
  const { promise, resolve: done, reject } = Promise.withResolvers<void>()
  server.once('error', (error: NodeJS.ErrnoException) =>
    reject(
      error.code === 'EADDRINUSE'
        ? new Error(`Port ${port} is in use. Set PORT (and HEALTH_PORT) to free ones.`, { cause: error })
        : error,
    ),
  )
  server.listen({ port, exclusive, ...(host === undefined ? {} : { host }) }, done)
  return promise
}

/** Where it listens, which port 0 leaves to the system. */
export function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** The operator's own port answers to the end, and waits for nobody. */
export async function closeNow(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()))
  server.closeAllConnections()
  await closed
}
