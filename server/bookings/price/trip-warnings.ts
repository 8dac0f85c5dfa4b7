import { dayInIndia, timeInIndia } from '#contract/terms/india-time.ts'
import type { MissingFerry } from '#contract/v1/trip-plan.ts'
import type { PricedLine } from '#server/products/priced-line.ts'

type Dated = Pick<PricedLine, 'title' | 'startsAt' | 'endsAt' | 'whereabouts' | 'asked'>

type Found = { text: string; missingFerry?: Omit<MissingFerry, 'text'> }

/** Clashes and gaps of a trip as texts; they do not prevent booking. */
export function tripWarnings(lines: readonly Dated[], islandName: (id: string) => string): string[] {
  return [...new Set(findWarnings(lines, islandName).map(({ text }) => text))]
}

/** Warnings that a ferry would solve, with the search for it. */
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

/** The start of a stay for warnings: after the other lines that end on its first day, such as a ferry. */
function arrivalAt({ asked, startsAt }: Dated, lines: readonly Dated[]): Date {
  if (asked.kind !== 'hotel') return startsAt
  const before = lines.filter(
    (each) => each.asked.kind !== 'hotel' && each.asked.kind !== 'package' && dayInIndia(each.endsAt) === asked.checkIn,
  )
  return new Date(Math.max(startsAt.getTime(), ...before.map(({ endsAt }) => endsAt.getTime())))
}

/** The warning where two lines overlap. `later` does not start before `line`. */
function clashOf(line: Dated, later: Dated): string | undefined {
  if (later.startsAt.getTime() >= line.endsAt.getTime()) return undefined
  if (later.asked.kind === 'ferry' && line.asked.kind === 'hotel') return leavingOf(line, later)
  const isSameIsland = line.whereabouts.to !== undefined && line.whereabouts.to === later.whereabouts.from
  if (isInside(line, later, { isSameIsland })) return undefined
  return `${line.title} and ${later.title} are at the same time.`
}

/** Whether a line may take place during another: an activity during a stay or while a hired car waits. Two stays may not. */
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

/** The warning of a ferry that leaves the island of a stay before its check-out time, or before its last day. */
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
