import { formatDay } from '#contract/terms/india-time.ts'
import type { Crossing } from '#server/products/line-facts.ts'

/** As a package names its ferries (packages/product.ts). */
export function ferryDetailLabel({ date, departTime }: Crossing): string {
  return `${formatDay(date)}, ferry at ${departTime}`
}

export function ferryDetail(crossing: Crossing): { label: string; text: string } {
  const { vessel, className, seats } = crossing
  const named = `${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')}`
  return { label: ferryDetailLabel(crossing), text: `${vessel}, ${className}, ${named}` }
}
