import type { IncomingMessage, ServerResponse } from 'node:http'
import { type EventLoopUtilization, performance } from 'node:perf_hooks'

export type AdmissionLimits = {
  /** The interval of the checks. */
  lookMs: number
  /** Consecutive checks that must agree before the state changes: a short peak is served, a flood is not. */
  looks: number
  /** With fewer requests under way there is no overload. */
  crowd: number
  /** Requests under way at most while overloaded: enough to keep a processor and a database busy, few enough to be quick. */
  underWayMax: number
}

/** Measured (`npm run test:faults -- flood`): with these the goodput at three times the load of the knee stays near that of the knee. */
const ADMISSION_LIMITS: AdmissionLimits = { lookMs: 250, looks: 8, crowd: 64, underWayMax: 8 }

/** Above this utilisation the event loop is the bottleneck. */
const BUSY_LOOP = 0.9
/**
 * Payment webhooks and returns are always admitted (booking rules 3.5.1), and so are calls of tests and seat streams, which cost next to
 * nothing.
 */
const ALWAYS_ADMITTED = /^\/(?:api\/v1\/(?:webhooks\/|ferry\/trips\/[^/]+\/stream)|booking\/[^/]+\/return|__test\/)/

export type AdmissionParts = {
  /** Statements that wait for a connection to the database. */
  databaseWaiting: () => number
  onChange?: (isOverloaded: boolean) => void
  loopUtilization?: (before?: EventLoopUtilization) => EventLoopUtilization
}

export type Admission = {
  /** Whether this request is admitted; if so, it counts as under way until its response is closed. */
  admits: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Checks the load; called by a timer, and by tests. */
  look: () => void
  stop: () => void
}

/**
 * Sheds load. The process is overloaded once, for some time, the event loop or the database had no idle moment and more requests were
 * under way than finish in a second, so that a new one would wait longer than that. Then only a few are admitted at a time and others
 * are refused at once, until none has to be refused.
 */
export function createAdmission(parts: AdmissionParts, limits: AdmissionLimits = ADMISSION_LIMITS): Admission {
  const utilizationOf = parts.loopUtilization ?? ((before) => performance.eventLoopUtilization(before))
  let loop = utilizationOf()
  let underWay = 0
  let least = 0
  let finished = 0
  let refused = 0
  let isOverloaded = false
  /** Consecutive checks that disagreed with the current state. */
  let against = 0

  const saysOverloaded = (): boolean => {
    const now = utilizationOf()
    const isStrained = utilizationOf(loop).utilization > BUSY_LOOP || parts.databaseWaiting() > 0
    loop = now
    // The overload ends when nothing was refused.
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
