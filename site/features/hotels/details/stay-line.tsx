import { nightsOfStay, type Stay } from '../hotel-query.ts'
import { STAY_TEXTS } from './details-texts.ts'

/** Which stay the prices below are for, and the way to another: the search over the page. */
export function StayLine({ stay, words }: { stay: Stay; words: string }) {
  const hasDates = nightsOfStay(stay) > 0
  return (
    <p className="spread hotel-stay">
      <span>{hasDates ? words : STAY_TEXTS.noDates}</span>
      <a href="#search">{hasDates ? STAY_TEXTS.changeDates : STAY_TEXTS.chooseDates}</a>
    </p>
  )
}
