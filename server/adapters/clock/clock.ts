/** What time it is for decisions made outside the database; inside it, `app_now()` says. */
export type Clock = { now: () => Date }

export function systemClock(): Clock {
  return { now: () => new Date() }
}
