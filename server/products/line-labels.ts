/** "1 seat", "3 seats"; a plural that is not made with an s is given. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

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
