import { withQuery } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { type PriceState, priceStateOf } from '#site/shop/price/price-sums.tsx'
import { useAnswer } from '#site/ui/use-answer.ts'
import { type Outing, outingKey, outingQuery } from './outing.ts'
import type { DayView, OutingAnswer } from './outing-answer.ts'

export type OutingState = {
  /** Of the day chosen; undefined without one, and until its answer is there. */
  day: DayView | undefined
  price: PriceState
  /** What a party is told whom our office books. */
  group: string | undefined
}

/** What the day still holds and what the party pays, asked for anew at every change; only the answer to the latest question is shown. */
export function useOuting(id: string, outing: Outing, first: OutingAnswer): OutingState {
  const address = withQuery(visitorPaths.waterSportOuting, outingQuery(id, outing))
  const { answer, isSlow, retry } = useAnswer({ key: outingKey(outing), address, first })
  return { day: answer?.day, group: answer?.group, price: priceStateOf(answer, isSlow, retry) }
}
