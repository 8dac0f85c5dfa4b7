/** "1 hour", "15 minutes", "5 hours 30 minutes". */
export function timeWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    ...(hours > 0 ? [counted(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [counted(rest, 'minute')] : []),
  ]
  return parts.join(' ')
}

/** "1 day", "15 days". */
export function daysWords(days: number): string {
  return counted(days, 'day')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
