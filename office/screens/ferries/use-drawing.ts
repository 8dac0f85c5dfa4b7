import { useCallback, useState } from 'react'
import type { DrawnCabin } from '#contract/terms/seat-drawing.ts'

/** Steps that can be undone (ours). */
const STEPS_MAX = 200

type History = { past: DrawnCabin[][]; now: DrawnCabin[]; future: DrawnCabin[][] }
export type Drawing = {
  cabins: DrawnCabin[]
  isChanged: boolean
  canUndo: boolean
  canRedo: boolean
  /** `joins`: part of the step before it, as a stroke of painting is. */
  change: (next: (cabins: DrawnCabin[]) => DrawnCabin[], joins?: boolean) => void
  undo: () => void
  redo: () => void
  /** Begins anew with what is saved. */
  reset: (cabins: DrawnCabin[]) => void
}

/** What is drawn, with every step before it. */
export function useDrawing(saved: DrawnCabin[]): Drawing {
  const [base, setBase] = useState(saved)
  const [history, setHistory] = useState<History>({ past: [], now: saved, future: [] })
  const change = useCallback<Drawing['change']>((next, joins = false) => {
    setHistory(({ past, now }) => {
      const changed = next(now)
      if (JSON.stringify(changed) === JSON.stringify(now)) return { past, now, future: [] }
      return { past: joins && past.length > 0 ? past : [...past, now].slice(-STEPS_MAX), now: changed, future: [] }
    })
  }, [])
  const undo = useCallback(() => {
    setHistory((known) => {
      const before = known.past.at(-1)
      if (before === undefined) return known
      return { past: known.past.slice(0, -1), now: before, future: [known.now, ...known.future] }
    })
  }, [])
  const redo = useCallback(() => {
    setHistory((known) => {
      const [after, ...future] = known.future
      if (after === undefined) return known
      return { past: [...known.past, known.now], now: after, future }
    })
  }, [])
  const reset = useCallback((cabins: DrawnCabin[]) => {
    setBase(cabins)
    setHistory({ past: [], now: cabins, future: [] })
  }, [])
  return {
    ...{ change, undo, redo, reset, cabins: history.now },
    isChanged: JSON.stringify(history.now) !== JSON.stringify(base),
    ...{ canUndo: history.past.length > 0, canRedo: history.future.length > 0 },
  }
}
