import { HOUR_MS } from '#contract/terms/durations.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { keepDemoAlive } from '#demo/load/catalogue.ts'
import { scheduleSailings } from '#server/ferries/roll-sailings.ts'
import { scheduleRoomNights } from '#server/hotels/roll-nights.ts'

const ROLL_EVERY_MS = HOUR_MS

type StockParts = Parameters<typeof scheduleRoomNights>[0]

/** Rolls room nights, sailings and the demo forward to the end of the horizon, now and every hour. */
export async function scheduleStock(parts: StockParts): Promise<{ stop(): void }> {
  const [nights, sailings] = [await scheduleRoomNights(parts), await scheduleSailings(parts)]
  const demo = scheduleDemo(parts)
  return {
    stop: () => {
      nights.stop()
      sailings.stop()
      clearInterval(demo)
    },
  }
}

/** Not at once: the start of the site has rolled the demo already. */
function scheduleDemo({ db, now, log }: StockParts): NodeJS.Timeout {
  return setInterval(() => {
    keepDemoAlive(db, dayInIndia(now())).catch((error: unknown) =>
      log.warn({ event: 'demo_not_rolled', err: error }, 'The demo could not be brought forward; trying again'),
    )
  }, ROLL_EVERY_MS).unref()
}
