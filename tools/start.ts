import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildSite } from './build-site.ts'
import { closeOnSignal } from './close-on-signal.ts'
import { ROOT } from './project-files.ts'

process.env.NODE_ENV = 'production'
// A third of what loading the server costs is compiling it; a later start finds that done.
enableCompileCache(join(ROOT, 'node_modules', '.cache', 'compile'))

// Whoever reads what we write may die; visitors are served all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  // Else whoever starts it for the first time looks at nothing for a minute. A process of a supervisor finds it built.
  if (cluster.isPrimary) await buildSite(() => console.log('Building the site (once; about a minute).'))
  // Loaded late: libraries look at NODE_ENV when they are loaded.
  const { startSite } = await import('#server/workers/start-site.ts')
  closeOnSignal(await startSite(import.meta.filename))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
}
