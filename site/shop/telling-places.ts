/** Names on one card; the rest are counted. */
const NAMED = 3
/** About two lines of a card: longer names are fewer. */
const ROOM = 64

/**
 * A line of places for each card of a list: packages go to much the same places, so the names found on the fewest cards
 * stand first, then those of the itinerary's beginning. What a card's own title speaks of comes before all. "Ross Island,
 * Neil Market and 5 more"
 */
export function tellingPlaces(cards: readonly (readonly string[])[], titles: readonly string[] = []): string[] {
  const named = cards.map((names) => [...new Set(names.filter((name) => name !== ''))])
  const counts = new Map<string, number>()
  for (const name of named.flat()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return named.map((names, index) => {
    const rank = (name: string) => (isTold(name, titles[index] ?? '') ? 0 : (counts.get(name) ?? 0))
    // Sorting leaves equals as they were: in the order of the itinerary.
    return lineOf(names.toSorted((one, other) => rank(one) - rank(other)))
  })
}

/** "Radhanagar Beach" in "Radhanagar Sunset for Two": the first word of a name is what tells it apart. */
function isTold(name: string, title: string): boolean {
  const [first = ''] = name.split(' ')
  return title.split(' ').includes(first)
}

function lineOf(names: readonly string[]): string {
  const fitting = names.slice(0, NAMED).filter((_, index) => names.slice(0, index + 1).join(', ').length <= ROOM)
  const shown = fitting.length === 0 ? names.slice(0, 1) : fitting
  const left = names.length - shown.length
  return left > 0 ? `${shown.join(', ')} and ${left} more` : shown.join(', ')
}
