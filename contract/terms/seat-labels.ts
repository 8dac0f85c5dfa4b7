/** A seat as people find it: its class, and what it is marked with on board. */
export type NamedSeat = { cabin: string; place: string }

/** "Premium, seat 2A"; "Premium, seats 2A and 2B, and Royal, seat 2A": each class is named once. */
export function seatsLabel(seats: readonly NamedSeat[]): string {
  const cabins = [...new Set(seats.map(({ cabin }) => cabin))]
  const parts = cabins.map((cabin) => {
    const places = seats.filter((seat) => seat.cabin === cabin).map(({ place }) => place)
    return `${cabin === '' ? '' : `${cabin}, `}${places.length === 1 ? 'seat' : 'seats'} ${joined(places)}`
  })
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`
}

function joined(places: readonly string[]): string {
  return places.length < 2 ? places.join('') : `${places.slice(0, -1).join(', ')} and ${places.at(-1)}`
}
