type Told = { title: string; text: string }

/** Whether a day tells of a place: "Cellular Jail National Memorial" is told of as "Cellular Jail", "Radhanagar Beach" as "Radhanagar". */
function isTold(name: string, { title, text }: Told): boolean {
  const told = `${title} ${text}`.toLowerCase()
  const [first = '', second = ''] = name.toLowerCase().split(/\s+/)
  return told.includes(`${first} ${second}`.trim()) || (first.length >= 7 && told.includes(first))
}

/**
 * The places of a trip on the days that tell of them, one list for each day: the first whose title or points do, or else the
 * first whose prose does, which may only look ahead.
 */
export function toldPlaces<Place extends { name: string }>(days: readonly Told[], places: readonly Place[]): Place[][] {
  const plans = days.map(({ title, text }) => ({
    title,
    text: text.includes('<ul') ? text.slice(text.indexOf('<ul')) : '',
  }))
  const dayOf = ({ name }: Place) => {
    const planned = plans.findIndex((day) => isTold(name, day))
    return planned >= 0 ? planned : days.findIndex((day) => isTold(name, day))
  }
  return days.map((_, index) => places.filter((place) => dayOf(place) === index))
}
