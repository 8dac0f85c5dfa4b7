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
  if (days > 0) return count(days, 'day')
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return count(rest, 'minute')
  return rest === 0 ? count(hours, 'hour') : `${count(hours, 'hour')} ${count(rest, 'minute')}`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
