import type { ClosedReason } from '#contract/v1/availability.ts'
import type { SumsView } from '#site/shop/price/price-sums.tsx'
import type { Asked } from '#site/ui/use-answer.ts'

/** What the widget knows of the day chosen. */
export type DayView = {
  date: string
  /** Undefined: the day is open. */
  reason?: ClosedReason
  slots: { time: string; left: number }[]
  /** The open days nearest to it, when it is not. */
  nearest: string[]
}

/** `asked` is the `outingKey` the answer belongs to; `group` is what a party is told whom our office books. */
export type OutingAnswer = Asked & { day?: DayView; price?: SumsView; group?: string }

/** By field: place, date, time, guests, "ages.1", "weights.0", agreed. */
export type OutingProblems = Record<string, string>

/** When it starts on open days, and the nights on sale when only dark nights are. */
export type Calendar = { today: string; lastDay: string; times: string[]; nights?: string[] }
