/** Degrees as they are typed: a comma may stand for the point. What is no number is 0, which no place of the islands has. */
export function degreesOf(typed: string): number {
  const degrees = Number(typed.trim().replace(',', '.').replace(/°$/, ''))
  return Number.isFinite(degrees) ? degrees : 0
}
