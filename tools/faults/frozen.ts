import { setTimeout as wait } from 'node:timers/promises'
import type { PayingSite } from '../bench/booking/site.ts'
import type { Measure } from '../bench/measure.ts'
import { buyUnder } from './buy-under.ts'
import type { Extent } from './part.ts'
import { onEmbedded, onPostgres } from './stages.ts'

const FROZEN_MS = 6_000
const BEFORE_MS = 2_000

/** The program stands still (SIGSTOP) in the middle of its work and goes on later, as on a machine that was put to sleep. */
export function frozenOnEmbedded(_extent: Extent): Promise<Measure[]> {
  return onEmbedded((stage) =>
    buyUnder(stage, async (site) => {
      await freeze(site.server().process)
      return [{ name: 'seconds in which the program stood still', unit: 's', measured: FROZEN_MS / 1_000 }]
    }),
  )
}

/** Of two programs on one database one stands still, with whatever it has locked and taken on; buyers of the other go on. */
export function frozenOnPostgres(_extent: Extent): Promise<Measure[] | { skipped: string }> {
  return onPostgres((stage) =>
    buyUnder(stage, async (site) => {
      const other = await site.startAnother()
      try {
        await wait(BEFORE_MS)
        const ordersBefore = ordersOf(site)
        await freeze(other.process)
        const orders = ordersOf(site) - ordersBefore
        await freeze(site.server().process)
        return [{ name: 'orders at the program beside the frozen one', unit: '', measured: orders, least: 1 }]
      } finally {
        other.process.kill('SIGCONT')
        await other.stop()
      }
    }),
  )
}

async function freeze(program: { kill: (signal: NodeJS.Signals) => boolean }): Promise<void> {
  await wait(BEFORE_MS)
  program.kill('SIGSTOP')
  await wait(FROZEN_MS)
  program.kill('SIGCONT')
}

const ordersOf = (site: PayingSite): number => site.gateway.books.orders.size
