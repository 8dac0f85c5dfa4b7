import { keepSailing } from '#server/ferries/roll-sailings.ts'
import { keepRolling } from '#server/hotels/roll-nights.ts'

/** What is sold by the day is there for every day of the horizon. */
export async function keepStock(shop: Parameters<typeof keepRolling>[0]): Promise<{ stop(): void }> {
  const [nights, sailings] = [await keepRolling(shop), await keepSailing(shop)]
  return {
    stop: () => {
      nights.stop()
      sailings.stop()
    },
  }
}
