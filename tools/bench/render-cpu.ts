import { join } from 'node:path'
import { runCommand } from '../machine/run-command.ts'
import { ROOT } from '../project-files.ts'
import { ferryTripPath, stayQuery } from './every-page.ts'
import type { Measure } from './measure.ts'
import { withDataDir } from './server-process.ts'

/** Milliseconds of CPU for one page of the demo catalogue that is not in the page cache; the first issue named two. */
const PACKAGE_LIST_MS = 3
const PACKAGE_DETAILS_MS = 2.5
/** Some 250 seats (ours). */
const FERRY_SEATS_MS = 4
const OTHER_MS = 5

/** Milliseconds of the main thread with the API's answers at hand, and of every thread, the database's with them, without. */
export type RenderCost = { remembered: number; asked: number }

/**
 * Loaders and rendering. The budget is for a page whose answers are kept, as the menu's always are; beside it stands the first
 * page after a change of the catalogue, with every use case and every statement.
 */
export function renderCpu(): Promise<Measure[]> {
  return withDataDir(async (dataDir) => {
    const budgets = budgetsOfPages()
    const { ok, output } = await runCommand(
      process.execPath,
      [join(ROOT, 'tools/bench/render-worker.ts'), ...Object.keys(budgets)],
      { env: { NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' } },
    )
    const last = output.split('\n').at(-1) ?? ''
    if (!ok) throw new Error(`The pages could not be rendered: ${output}`)
    // Our own process below wrote this line.
    const costs = JSON.parse(last) as Record<string, RenderCost>
    return Object.entries(budgets).flatMap(([path, budget]) => {
      const cost = costs[path]
      if (cost === undefined) throw new Error(`${path} was not rendered`)
      return [
        { name: `render ${path}, answers at hand`, unit: 'ms CPU', measured: cost.remembered, budget },
        { name: `render ${path}, its calls and statements too`, unit: 'ms CPU', measured: cost.asked },
      ]
    })
  })
}

function budgetsOfPages(): Record<string, number> {
  return {
    '/': OTHER_MS,
    '/tours': PACKAGE_LIST_MS,
    '/package-details/island-saver': PACKAGE_DETAILS_MS,
    '/places': OTHER_MS,
    [`/hotel-search?${stayQuery()}`]: OTHER_MS,
    '/hotel-details/lantern-reef': OTHER_MS,
    '/water-sport-details/parasailing': OTHER_MS,
    [ferryTripPath()]: FERRY_SEATS_MS,
    '/when-to-go': OTHER_MS,
    '/search?q=havlock': OTHER_MS,
    '/deals': OTHER_MS,
  }
}
