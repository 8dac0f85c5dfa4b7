import cluster from 'node:cluster'
import { readProcessConfig } from '#server/config.ts'

/**
 * Starts the site as `WORKERS` says: in this process, or as its supervisor, or (for a process of a supervisor) as one that serves.
 * `program`: the file that calls this, which the processes run, too.
 */
export async function startSite(program: string): Promise<{ close: () => Promise<void> }> {
  // Loaded late: a supervisor needs nothing of what a site is made of.
  if (cluster.isWorker) return (await import('./serve-as-worker.ts')).serveAsWorker()
  const config = readProcessConfig()
  if (config.workers === 1) return (await import('#server/main.ts')).startServer({ config })
  return (await import('./supervise.ts')).superviseWorkers(config, program)
}
