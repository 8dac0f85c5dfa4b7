import { buildSite } from './build-site.ts'
import { closeOnSignal } from './close-on-signal.ts'

process.env.NODE_ENV = 'production'

try {
  await buildSite()
  // Loaded late: libraries look at NODE_ENV when they are loaded.
  const { startServer } = await import('#server/main.ts')
  closeOnSignal(await startServer())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
}
