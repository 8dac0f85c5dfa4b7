import { dayInIndia, timeInIndia } from '#contract/terms/india-time.ts'
import type { MissingFerry } from '#contract/v1/trip-plan.ts'
import type { PricedLine } from '#server/products/priced-line.ts'

type Dated = Pick<PricedLine, 'title' | 'startsAt' | 'endsAt' | 'whereabouts' | 'asked'>

type Found = { text: string; missingFerry?: Omit<MissingFerry, 'text'> }

/** What does not fit together in a trip, in sentences; it may be booked all the same. */
export function tripWarnings(lines: readonly Dated[], islandName: (id: string) => string): string[] {
  return [...new Set(findWarnings(lines, islandName).map(({ text }) => text))]
}

/** Those of the warnings that a ferry would mend, with what to search for. */
export function missingFerries(lines: readonly Dated[], islandName: (id: string) => string): MissingFerry[] {
  return findWarnings(lines, islandName).flatMap(({ text, missingFerry }) =>
    missingFerry === undefined ? [] : [{ text, ...missingFerry }],
  )
}

function findWarnings(lines: readonly Dated[], islandName: (id: string) => string): Found[] {
  const inOrder = lines
    .map((line) => ({ ...line, startsAt: arrivalAt(line, lines) }))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  const found: Found[] = []
  for (const [index, line] of inOrder.entries()) {
    for (const later of inOrder.slice(index + 1)) {
      const clash = clashOf(line, later)
      if (clash !== undefined) found.push({ text: clash })
    }
    const next = inOrder.slice(index + 1).find(({ whereabouts }) => whereabouts.from !== undefined)
    const gap = next && gapOf(line, next, islandName)
    if (gap !== undefined) found.push(gap)
  }
  return found
}

/** Rooms wait: a stay begins when whatever else its guests do on the first day is over, their ferry above all. */
function arrivalAt({ asked, startsAt }: Dated, lines: readonly Dated[]): Date {
  if (asked.kind !== 'hotel') return startsAt
  const before = lines.filter(
    (each) => each.asked.kind !== 'hotel' && each.asked.kind !== 'package' && dayInIndia(each.endsAt) === asked.checkIn,
  )
  return new Date(Math.max(startsAt.getTime(), ...before.map(({ endsAt }) => endsAt.getTime())))
}

/** `later` does not start before `line`. */
function clashOf(line: Dated, later: Dated): string | undefined {
  if (later.startsAt.getTime() >= line.endsAt.getTime()) return undefined
  if (later.asked.kind === 'ferry' && line.asked.kind === 'hotel') return leavingOf(line, later)
  const isSameIsland = line.whereabouts.to !== undefined && line.whereabouts.to === later.whereabouts.from
  if (isInside(line, later, { isSameIsland })) return undefined
  return `${line.title} and ${later.title} are at the same time.`
}

/** One sleeps in a hotel and goes diving from it, or has a car wait meanwhile; one does not sleep in two. */
function isInside(
  { asked: outer }: Dated,
  { asked: inner }: Dated,
  { isSameIsland }: { isSameIsland: boolean },
): boolean {
  if (inner.kind === 'hotel' || inner.kind === 'package') return false
  if (outer.kind === 'package') return true
  if (outer.kind === 'hotel') return isSameIsland
  const waits = outer.kind === 'car' && (outer.hire === 'hourly' || outer.hire === 'package')
  return waits && isSameIsland && inner.kind === 'activity'
}

/** Whoever sails on the last day checks out early; before that, a room stands empty. Ferries from elsewhere bring somebody. */
function leavingOf(stay: Dated, ferry: Dated): string | undefined {
  const isFromHere = stay.whereabouts.to === undefined || stay.whereabouts.to === ferry.whereabouts.from
  if (!isFromHere) return undefined
  if (dayInIndia(ferry.startsAt) < dayInIndia(stay.endsAt))
    return `The ferry ${nameOf(ferry)} leaves before you check out of ${nameOf(stay)}.`
  const [leaves, until] = [timeInIndia(ferry.startsAt), timeInIndia(stay.endsAt)]
  return `The ferry ${nameOf(ferry)} leaves at ${leaves}: please check out of ${nameOf(stay)} before that, not only by ${until}.`
}

/** "Tern House" of "Tern House, Deluxe Room, 1 night". */
function nameOf({ title }: Dated): string {
  return title.replace(/, .*/, '')
}

function gapOf(line: Dated, next: Dated, islandName: (id: string) => string): Found | undefined {
  const { to } = line.whereabouts
  const { from } = next.whereabouts
  if (to === undefined || from === undefined || to === from) return undefined
  if (next.startsAt.getTime() < line.endsAt.getTime()) return undefined
  return {
    text: `There is no ferry from ${islandName(to)} to ${islandName(from)} between ${line.title} and ${next.title}.`,
    missingFerry: { from: to, to: from, date: dayInIndia(line.endsAt) },
  }
}
