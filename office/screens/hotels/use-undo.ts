import { useState } from 'react'
import { useSay } from '../../ui/toasts.tsx'

/** Changes of this visit that can be taken back, the latest last (ours). */
const UNDO_MOST = 20

type Undoing<Before> = {
  /** A change was made: says so, with Undo. */
  keep: (before: Before, words: string) => void
  canUndo: boolean
  /** Takes back the latest. */
  undo: () => void
}

/** Takes back changes one by one. `restore` brings how many days it set, undefined where it was refused. */
export function useUndo<Before>(
  restore: (before: Before) => Promise<number | undefined>,
  wordsFor: (count: number) => string,
): Undoing<Before> {
  const say = useSay()
  const [past, setPast] = useState<readonly Before[]>([])
  const putBack = async (before: Before) => {
    const changed = await restore(before)
    if (changed === undefined) return
    setPast((each) => each.filter((one) => one !== before))
    say(`${wordsFor(changed)} as before`)
  }
  const last = past.at(-1)
  return {
    keep: (before, words) => {
      setPast((each) => [...each, before].slice(-UNDO_MOST))
      say(words, { undo: () => void putBack(before) })
    },
    canUndo: last !== undefined,
    undo: () => last !== undefined && void putBack(last),
  }
}
