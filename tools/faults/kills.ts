import { setTimeout as wait } from 'node:timers/promises'
import type { PayingSite } from '../bench/booking/site.ts'
import type { Stage } from '../bench/booking/stock.ts'
import { type Measure, median } from '../bench/measure.ts'
import { buyUnder } from './buy-under.ts'
import type { Extent } from './part.ts'
import { onEmbedded, onPostgres } from './stages.ts'

/** Somewhere in this time after it is ready again it is killed once more. */
const LIVES_MS = { least: 300, most: 2_000 }

/** The program is killed again and again while buyers buy, and nothing that anybody was told is lost. */
export function killsOnEmbedded({ kills }: Extent): Promise<Measure[]> {
  return onEmbedded((stage) => measureKills(stage, kills))
}

export function killsOnPostgres({ kills }: Extent): Promise<Measure[] | { skipped: string }> {
  return onPostgres((stage) => measureKills(stage, kills))
}

function measureKills(stage: Stage, kills: number): Promise<Measure[]> {
  return buyUnder(stage, async (site) => {
    const readySeconds = await killAgainAndAgain(site, kills)
    return [
      { name: 'kills of the program (SIGKILL) under load', unit: '', measured: readySeconds.length, least: kills },
      { name: 'usual time until ready again', unit: 's', measured: median(readySeconds) },
      { name: 'longest until ready again', unit: 's', measured: Math.max(...readySeconds) },
    ]
  })
}

async function killAgainAndAgain(site: PayingSite, kills: number): Promise<number[]> {
  const readySeconds: number[] = []
  while (readySeconds.length < kills) {
    await wait(LIVES_MS.least + Math.random() * (LIVES_MS.most - LIVES_MS.least))
    readySeconds.push(await site.killAndStart())
  }
  return readySeconds
}
