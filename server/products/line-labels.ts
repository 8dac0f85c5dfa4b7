import { counted } from '#contract/terms/counted.ts'

export function adultsText(count: number): string {
  return count === 0 ? '' : counted(count, 'adult')
}

export function childrenText(ages: readonly number[]): string {
  if (ages.length === 0) return ''
  const years = ages.map((age) => (age === 0 ? 'under 1' : String(age)))
  return `${counted(ages.length, 'child', 'children')} (${ages.length === 1 ? 'age' : 'ages'} ${years.join(', ')})`
}

/** With commas, without those that are empty. */
export function listed(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ')
}
