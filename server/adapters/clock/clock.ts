/** What time it is for decisions made outside the database; inside it, `app_now()` says. */
export type Clock = { now(): Date }

export function systemClock(): Clock {
  return { now: () => new Date() }
}

/** Stands still until it is moved: for tests and test mode. */
export function fixedClock(at: Date): Clock & { moveTo(at: Date): void } {
  let moment = at
  return {
    now: () => new Date(moment),
    moveTo: (next) => {
      moment = next
    },
  }
}
