import { type Measure, median } from './measure.ts'
import { withDataDir, withServer } from './server-process.ts'

const STARTS = 5
/** A first start makes the database and loads the catalogue. */
const FIRST_SECONDS = 10
const LATER_SECONDS = 3

/** From the command to the first answer, on an empty data folder and on one that is there. */
export function startTime(): Promise<Measure[]> {
  return withDataDir(async (dataDir) => {
    const start = () => withServer({ dataDir }, async ({ startSeconds }) => startSeconds)
    const first = await start()
    const later: number[] = []
    for (let run = 0; run < STARTS; run += 1) later.push(await start())
    return [
      { name: 'first start, site built', unit: 's', measured: first, budget: FIRST_SECONDS },
      { name: `later start, median of ${STARTS}`, unit: 's', measured: median(later), budget: LATER_SECONDS },
    ]
  })
}
