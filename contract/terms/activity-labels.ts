import { counted } from './counted.ts'
import { timeLabel } from './time-labels.ts'

/** "Ages 10 to 60", "From age 8", "All ages". */
export function ageLabel(minAge: number, maxAge: number | null): string {
  if (maxAge !== null) return minAge > 0 ? `Ages ${minAge} to ${maxAge}` : `Up to age ${maxAge}`
  return minAge > 0 ? `From age ${minAge}` : 'All ages'
}

/** "Up to 90 kg". */
export function weightLabel(maxWeightKg: number): string {
  return `Up to ${maxWeightKg} kg`
}

/** "45 minutes", "2 hours 30 minutes", "3 days". */
export function durationLabel(minutes: number): string {
  const days = Math.floor(minutes / 1_440)
  return days > 0 ? counted(days, 'day') : timeLabel(minutes)
}
