/** Every chart of the year is this sheet: twelve columns, the same width in each, so that months stand under months. */
export const FRAME = { width: 360, height: 192, left: 40, right: 358, top: 28, bottom: 168 }

const MONTHS_A_YEAR = 12
export const COLUMN_WIDTH = (FRAME.right - FRAME.left) / MONTHS_A_YEAR

export function columnLeft(month: number): number {
  return tenth(FRAME.left + (month - 1) * COLUMN_WIDTH)
}

export function columnCentre(month: number): number {
  return tenth(FRAME.left + (month - 0.5) * COLUMN_WIDTH)
}

/** Where a value stands: `low` at the foot of the sheet, `high` at its head; with `low` the larger one the sheet hangs. */
export function scaleOf(low: number, high: number): (value: number) => number {
  return (value) => tenth(FRAME.bottom - ((value - low) / (high - low)) * (FRAME.bottom - FRAME.top))
}

/** A tenth of a unit is finer than any screen, and short on the wire. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
