import { type KeyboardEvent, useEffect, useState } from 'react'

type List<Row> = {
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  /** `marked` is what the arrows are on; false when it chooses nothing, and Enter is the form's own. */
  onEnter: (rows: readonly Row[], marked: Row | undefined) => boolean
}

/** What was pressed before there was a field. */
export type EarlyKeys = { steps?: number | undefined; isEntered?: boolean }

/**
 * The keys of a field over a list of suggestions: arrows mark, Enter takes, Escape closes. Whoever types faster than the list
 * arrives loses no key: arrows are counted and Enter waits, both hold for the rows once they are there.
 */
export function useListKeys<Row>(list: List<Row>, early: EarlyKeys = {}) {
  const { rows, isOpen } = list
  // Counted from the first row, also beyond the last: the number of rows may not be known yet.
  const [steps, setSteps] = useState(early.steps)
  const [isWaiting, setWaiting] = useState(early.isEntered === true)
  const marked = steps === undefined || !rows?.length ? undefined : mod(steps, rows.length)
  const forget = () => {
    setSteps(undefined)
    setWaiting(false)
  }
  const enter = (found: readonly Row[]) => list.onEnter(found, marked === undefined ? undefined : found[marked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the Enter that waits is done once, when the rows are there
  useEffect(() => {
    if (!isWaiting || rows === undefined) return
    setWaiting(false)
    const field = document.activeElement
    if (!enter(rows) && field instanceof HTMLInputElement) field.form?.requestSubmit()
  }, [isWaiting, rows])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (isOpen) setSteps(steps === undefined ? Math.min(0, step) : steps + step)
      else list.onOpen()
    }
    if (!isOpen) return
    if (event.key === 'Escape') {
      forget()
      list.onClose()
    }
    if (event.key !== 'Enter') return
    if (rows === undefined) setWaiting(true)
    if (rows === undefined || enter(rows)) event.preventDefault()
  }
  return { marked, isWaiting, onKeyDown, forget }
}

function mod(count: number, of: number): number {
  return ((count % of) + of) % of
}
