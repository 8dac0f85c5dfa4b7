import type { ClosedReason } from '#contract/v1/availability.ts'

/** What the widget knows of the day chosen. */
export type DayView = {
  date: string
  /** Undefined: the day is open. */
  reason?: ClosedReason
  slots: { time: string; left: number }[]
  /** The open days nearest to it, when it is not. */
  nearest: string[]
}

export type PriceView = { lines: { label: string; amount: number }[]; taxAmount: number; amountPayable: number }

/** `asked` is the `outingKey` the answer belongs to. */
export type OutingAnswer = { asked: string; day?: DayView; price?: PriceView; failure?: string }

/** By field: place, date, time, guests, "ages.1", "weights.0", agreed. */
export type OutingProblems = Record<string, string>

/** When it starts on open days, and the nights on sale when only dark nights are. */
export type Calendar = { today: string; lastDay: string; times: string[]; nights?: string[] }
