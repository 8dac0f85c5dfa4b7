import { HOUR_MS } from '#contract/terms/durations.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { keepDemoAlive } from '#demo/load/catalogue.ts'
import { keepSailing } from '#server/ferries/roll-sailings.ts'
import { keepRolling } from '#server/hotels/roll-nights.ts'

const ROLL_EVERY_MS = HOUR_MS

type Shop = Parameters<typeof keepRolling>[0]

/** What is sold by the day is there for every day of the horizon, and the demo's deals and holidays go on. */
export async function keepStock(shop: Shop): Promise<{ stop(): void }> {
  const [nights, sailings] = [await keepRolling(shop), await keepSailing(shop)]
  const demo = keepDemo(shop)
  return {
    stop: () => {
      nights.stop()
      sailings.stop()
      clearInterval(demo)
    },
  }
}

/** The start has rolled it already. */
function keepDemo({ db, now, log }: Shop): NodeJS.Timeout {
  return setInterval(() => {
    keepDemoAlive(db, dayInIndia(now())).catch((error: unknown) =>
      log.warn({ event: 'demo_not_rolled', err: error }, 'The demo could not be brought forward; trying again'),
    )
  }, ROLL_EVERY_MS).unref()
}
