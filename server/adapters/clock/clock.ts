/** What time it is for decisions made outside the database; inside it, `app_now()` says. */
export type Clock = {
  now: () => Date
  /** In test mode only: the time is that much ahead of the machine's from now on. */
  setAhead: (milliseconds: number) => void
}

export function systemClock(): Clock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    setAhead: (milliseconds) => {
      ahead = milliseconds
    },
  }
}
