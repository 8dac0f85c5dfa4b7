import { counted } from '#contract/terms/counted.ts'

export const SOLD_OUT = 'Sold out'

/** How much is left, as an option of the office says it; `left` is undefined where nobody counts it. */
export function freeText(open: boolean, left: number | undefined): string {
  if (!open) return SOLD_OUT
  return left === undefined ? 'Free' : `${counted(left, 'place')} free`
}
