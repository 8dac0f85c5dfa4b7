import { counted } from './counted.ts'

/** "1 hour", "15 minutes", "5 hours 30 minutes". */
export function timeLabel(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    ...(hours > 0 ? [counted(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [counted(rest, 'minute')] : []),
  ]
  return parts.join(' ')
}

/** The time until a limit has room again, in whole minutes: "1 minute", "1 hour 5 minutes". */
export function waitLabel(seconds: number): string {
  return timeLabel(Math.ceil(seconds / 60))
}

/** "1 day", "15 days". */
export function daysLabel(days: number): string {
  return counted(days, 'day')
}
