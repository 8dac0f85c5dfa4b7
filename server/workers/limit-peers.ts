import type { Config } from '#server/config.ts'
import type { LimitPeers, RateLimitKind } from '#server/http/rate-limit.ts'
import type { Counts, ToWorker } from './messages.ts'

/** What is asked of several processes within this time may go above a limit by as much. */
const TELL_EVERY_MS = 100

/** The other processes of the supervisor that has started this one; undefined where there is none. */
export function limitPeersOf({ workers }: Pick<Config, 'workers'>): LimitPeers | undefined {
  if (workers === 1 || process.send === undefined) return undefined
  return limitPeers({
    send: (told) => process.send?.(told),
    onMessage: (hear) => process.on('message', hear),
  })
}

type Line = { send: (told: Counts) => void; onMessage: (hear: (said: ToWorker) => void) => void }

/** Gathers what this process counts, and tells it to the others in one message. */
export function limitPeers({ send, onMessage }: Line): LimitPeers {
  let counts: Record<string, number> = {}
  let isPlanned = false
  const tellAll = () => {
    send({ counts })
    counts = {}
    isPlanned = false
  }
  return {
    tell: (kind, network) => {
      const key = `${kind} ${network}`
      counts[key] = (counts[key] ?? 0) + 1
      if (!isPlanned) setTimeout(tellAll, TELL_EVERY_MS).unref()
      isPlanned = true
    },
    onTold: (count) =>
      onMessage((said) => {
        if (typeof said !== 'object' || !('counts' in said)) return
        for (const [key, requests] of Object.entries(said.counts)) {
          const [kind = '', network = ''] = key.split(' ', 2)
          count(kind as RateLimitKind, network, requests)
        }
      }),
  }
}
