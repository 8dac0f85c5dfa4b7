import { addDays } from '#contract/terms/india-time.ts'
import { PINNED_DAY } from './pinned-day.ts'

/* Days of journeys on the pinned day (pinned-day.ts). */
const today = PINNED_DAY
const year = Number(today.slice(0, 4))
const february = `${today.slice(5) < '02-10' ? year : year + 1}-02-1`

/** A day in season for everything, in February; not a Monday, on which some places are shut. */
export const DAY_IN_SEASON = new Date(`${february}1T00:00:00Z`).getUTCDay() === 1 ? `${february}2` : `${february}1`

/** In the monsoon, when the shallow waters are closed. */
export const DAY_IN_MONSOON = `${today.slice(5) < '06-20' ? year : year + 1}-07-01`

/** A day in season whose number is that of its month: 2 February or 3 March, not a Monday, at least two days away. */
export const TWIN_DAY =
  [year, year + 1]
    .flatMap((each) => [`${each}-02-02`, `${each}-03-03`])
    .find((day) => day > addDays(today, 1) && new Date(`${day}T00:00:00Z`).getUTCDay() !== 1) ?? ''
