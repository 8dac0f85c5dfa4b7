import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '#tools/machine/postgres.ts'
import { openTestSite, type TestSite } from './test-site.ts'

/** `dead`: nothing is connected. `mute`: what is asked arrives nowhere, and nothing is ever answered. */
type Network = 'well' | 'dead' | 'mute'

/** A site behind a network that can fail while the browser believes that it is online. */
export async function openRelayedSite(): Promise<TestSite & { network: (next: Network) => void }> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const site = await openTestSite({ ORIGIN: origin })
  const sitePort = Number(new URL(site.origin).port)
  const open = new Set<Socket>()
  let network: Network = 'well'
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket))
  }
  const server = createServer((visitor) => {
    keep(visitor)
    if (network === 'dead') return void visitor.destroy()
    if (network === 'mute') return
    const behind = connect(sitePort, 'localhost')
    keep(behind)
    visitor.pipe(behind).pipe(visitor)
    visitor.on('close', () => behind.destroy())
    behind.on('close', () => visitor.destroy())
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return {
    ...site,
    origin,
    network: (next) => {
      network = next
      for (const socket of open) socket.destroy()
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await site.close()
    },
  }
}
