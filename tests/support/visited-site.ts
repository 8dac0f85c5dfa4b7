import { freePort } from '#tools/machine/postgres.ts'
import { type Asking, ask, type Told } from './ask.ts'
import { openDemoDatabase } from './demo-database.ts'
import { testEngine } from './test-database.ts'
import { openTestSite } from './test-site.ts'

export type VisitedSite = {
  origin: string
  port: string
  ask: (path: string, asking?: Asking) => Promise<Told>
  askHealth: (path: string) => Promise<Told>
  close: () => Promise<void>
}

/** The whole server as visitors get it, on the engine under test, asked over real sockets in exactly the words given. */
export async function openVisitedSite(settings: Record<string, string> = {}): Promise<VisitedSite> {
  const ground =
    settings.DATABASE_URL === undefined && testEngine === 'postgres' ? await openDemoDatabase('today') : undefined
  const healthPort = String(await freePort())
  const site = await openTestSite({
    HEALTH_PORT: healthPort,
    ...(ground?.settings.databaseUrl === undefined ? {} : { DATABASE_URL: ground.settings.databaseUrl }),
    ...settings,
  })
  const { port } = new URL(site.origin)
  const origin = settings.ORIGIN ?? site.origin
  const { host } = new URL(origin)
  return {
    origin,
    port,
    ask: (path, asking = {}) => ask(port, path, { ...asking, headers: { host, ...asking.headers } }),
    askHealth: (path) => ask(healthPort, path),
    close: async () => {
      await site.close()
      await ground?.close()
    },
  }
}
