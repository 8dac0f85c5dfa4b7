import { changeStockDays, fetchStockDays, restoreStockDays, type StockKind } from '#contract/office/stock-days.ts'
import { counted } from '#contract/terms/counted.ts'
import type { Answer, Asked, OfficeFailure } from '../../call.ts'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed } from '../../use-office.ts'
import { useUndo } from '../hotels/use-undo.ts'

type Before = Answer<typeof changeStockDays>['before']

export type StockDeeds = {
  busy: boolean
  change: (body: NonNullable<Asked<typeof changeStockDays>['body']>) => Promise<boolean>
  failure: OfficeFailure | undefined
  clear: () => void
  canUndo: boolean
  undo: () => void
  undoFailure: OfficeFailure | undefined
}

export function daysWords(count: number): string {
  return counted(count, 'day')
}

/** What can be done to the days of a car or an activity, and taken back again. */
export function useStockDays(kind: StockKind, id: string): StockDeeds {
  const say = useSay()
  const query = { kind, id }
  const set = useDeed(changeStockDays, [fetchStockDays])
  const restore = useDeed(restoreStockDays, [fetchStockDays])
  const undoing = useUndo<Before>(
    async (before) => (await restore.run({ query, body: { days: before } }))?.changed,
    daysWords,
  )
  return {
    busy: set.busy || restore.busy,
    change: async (body) => {
      const done = await set.run({ query, body })
      if (done === undefined) return false
      if (done.changed === 0) say('Nothing differs: these days stand like that already', { kind: 'info' })
      else undoing.keep(done.before, `${daysWords(done.changed)} saved`)
      return true
    },
    failure: set.failure,
    clear: set.clear,
    canUndo: undoing.canUndo,
    undo: undoing.undo,
    undoFailure: restore.failure,
  }
}
