/** Lines across a chart at most (ours). */
const LINES_MAX = 5
const STEPS = [1, 2, 2.5, 5, 10]

/** Round figures from 0 up to or above the highest; 0 and 1 where there is nothing. */
export function axisOf(highest: number): number[] {
  if (highest <= 0) return [0, 1]
  const raw = highest / LINES_MAX
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = Math.max(1, (STEPS.find((each) => each * power >= raw) ?? 10) * power)
  const count = Math.ceil(highest / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** "0", "50 k", "2.5 L", "1 Cr": rupees beside an axis. */
export function shortRupees(amount: number): string {
  const [size, unit] = amount >= 10_000_000 ? [10_000_000, ' Cr'] : amount >= 100_000 ? [100_000, ' L'] : [1_000, ' k']
  return amount < 1_000 ? String(amount) : `${Number((amount / size).toFixed(2))}${unit}`
}

/** Every how many of these labels one has room, of so many pixels each. */
export function everyNth(count: number, width: number, labelWidth: number): number {
  const room = Math.max(1, Math.floor(width / labelWidth))
  return Math.max(1, Math.ceil(count / room))
}
