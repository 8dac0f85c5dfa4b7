import { join } from 'node:path'
import { runCommand } from '../machine/run-command.ts'
import { ROOT } from '../project-files.ts'
import type { Measure } from './measure.ts'
import { withDataDir } from './server-process.ts'

/** Milliseconds of the main thread for one page that is not in the page cache: loaders and rendering, with the API's answers of the last minute at hand. */
const BUDGETS: Record<string, number> = {
  '/': 5,
  '/tours': 3,
  '/package-details/island-saver': 2.5,
  '/places': 5,
}

export function renderCpu(): Promise<Measure[]> {
  return withDataDir(async (dataDir) => {
    const { ok, output } = await runCommand(
      process.execPath,
      [join(ROOT, 'tools/bench/render-worker.ts'), ...Object.keys(BUDGETS)],
      { env: { NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' } },
    )
    const last = output.split('\n').at(-1) ?? ''
    if (!ok) throw new Error(`The pages could not be rendered: ${output}`)
    // Our own process below wrote this line.
    const figures = JSON.parse(last) as Record<string, number>
    return Object.entries(BUDGETS).map(([path, budget]) => ({
      name: `render ${path}`,
      unit: 'ms CPU',
      measured: figures[path] ?? Number.POSITIVE_INFINITY,
      budget,
    }))
  })
}
