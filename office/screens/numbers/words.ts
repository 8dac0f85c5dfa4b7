import type { Line } from '#contract/v1/trip-lines.ts'
import type { Tone } from '../../ui/chart.tsx'

type Kind = Line['kind']

const KIND_NAMES: Partial<Record<string, string>> = {
  package: 'Packages',
  hotel: 'Hotels',
  ferry: 'Ferries',
  car: 'Cars',
  activity: 'Activities',
}

export function kindName(kind: Kind): string {
  return KIND_NAMES[kind] ?? kind
}

const KIND_TONES: Partial<Record<string, Tone>> = { package: 1, hotel: 2, ferry: 3, activity: 4 }

export function kindTone(kind: Kind): Tone {
  return KIND_TONES[kind] ?? 5
}

export type Change = { note: string; tone?: 'up' | 'down' }

/** Less than a hundredth is said to be the same. */
const SAME = 0.005

/** "18 % more" than a year before. `isLess` where less is better. */
export function changeOf(now: number, before: number, { isLess = false } = {}): Change {
  if (before === 0) return { note: 'none a year before' }
  const share = (now - before) / before
  if (Math.abs(share) < SAME) return { note: 'about the same' }
  const isMore = share > 0
  return {
    note: `${Math.round(Math.abs(share) * 100)} % ${isMore ? 'more' : 'less'}`,
    tone: isMore === isLess ? 'down' : 'up',
  }
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`
}

/** "38 min", "2 h 5 min", "3 days"; a dash where nothing was answered. */
export function minutesLabel(minutes: number | null): string {
  if (minutes === null) return '–'
  if (minutes < 60) return `${minutes} min`
  if (minutes < 1_440) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  return `${Math.round(minutes / 144) / 10} days`
}
