import type { IncomingMessage, ServerResponse } from 'node:http'
import { type EventLoopUtilization, performance } from 'node:perf_hooks'

export type AdmissionLimits = {
  /** How often the process looks at how it fares. */
  lookMs: number
  /** So many looks in a row must say the same before anything changes: a crowd that comes at once is served, a flood is not. */
  looks: number
  /** Fewer requests under way than these are no crowd. */
  crowd: number
  /** Once there are too many: under way at a time at most. Enough to keep a processor and a database busy, few enough to be quick. */
  underWayMax: number
}

/** Measured (`npm run test:faults -- flood`): with these the goodput at three times the knee stays near that of the knee. */
const ADMISSION_LIMITS: AdmissionLimits = { lookMs: 250, looks: 8, crowd: 64, underWayMax: 8 }

/** Above this part of its time the event loop is never idle: what waits, waits for this process. */
const BUSY_LOOP = 0.9
/** Money that is on its way is always heard (booking rules 3.5.1); tests are; and who listens to seats costs next to nothing. */
const ALWAYS_ADMITTED = /^\/(?:api\/v1\/(?:webhooks\/|ferry\/trips\/[^/]+\/stream)|booking\/[^/]+\/return|__test\/)/

export type AdmissionParts = {
  /** Statements that wait for a connection to the database. */
  databaseWaiting: () => number
  onChange?: (isOverloaded: boolean) => void
  loopUtilization?: (before?: EventLoopUtilization) => EventLoopUtilization
}

export type Admission = {
  /** Whether this request is served now; one that is counts as under way until it is answered. */
  admits: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Looks at how the process fares; by the clock, but for tests. */
  look: () => void
  stop: () => void
}

/**
 * Keeps a process that is asked for more than it can do from doing nothing well. It is overloaded once for some time the loop or the
 * database had no idle moment and more requests were under way than are finished in a second, so that whoever comes waits longer
 * than that; then only a few are taken on at a time and the others told at once to come again, until all can be served.
 */
export function createAdmission(parts: AdmissionParts, limits: AdmissionLimits = ADMISSION_LIMITS): Admission {
  const utilizationOf = parts.loopUtilization ?? ((before) => performance.eventLoopUtilization(before))
  let loop = utilizationOf()
  let underWay = 0
  let least = 0
  let finished = 0
  let refused = 0
  let isOverloaded = false
  /** Looks in a row that said the other thing. */
  let against = 0

  const saysOverloaded = (): boolean => {
    const now = utilizationOf()
    const isStrained = utilizationOf(loop).utilization > BUSY_LOOP || parts.databaseWaiting() > 0
    loop = now
    // The end of it is when nobody had to be told to come again.
    if (isOverloaded) return refused > 0
    return isStrained && least >= limits.crowd && least > (finished * 1_000) / limits.lookMs
  }
  const look = (): void => {
    against = saysOverloaded() === isOverloaded ? 0 : against + 1
    least = underWay
    finished = 0
    refused = 0
    if (against < limits.looks) return
    against = 0
    isOverloaded = !isOverloaded
    parts.onChange?.(isOverloaded)
  }
  const timer = setInterval(look, limits.lookMs).unref()
  return {
    admits: ({ url = '/' }, response) => {
      if (ALWAYS_ADMITTED.test(url)) return true
      if (isOverloaded && underWay >= limits.underWayMax) {
        refused += 1
        return false
      }
      underWay += 1
      response.once('close', () => {
        underWay -= 1
        finished += 1
        least = Math.min(least, underWay)
      })
      return true
    },
    look,
    stop: () => clearInterval(timer),
  }
}
