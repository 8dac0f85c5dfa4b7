import { useEffect, useState } from 'react'
import { keyOfSaved, type SavedKey, SHARED_ITEMS_MAX, savedPricesPath } from '#contract/terms/saved-list.ts'
import type { Today, TodayAnswer } from './today-view.ts'

type Known = { asked: string; today: ReadonlyMap<string, Today>; hasFailed: boolean }

/** What these are and cost today, as far as it is known; asked for anew when others come. */
export function useToday(items: readonly SavedKey[]): Omit<Known, 'asked'> & { retry: () => void } {
  const [known, setKnown] = useState<Known>({ asked: '', today: new Map(), hasFailed: false })
  const keys = [...new Set(items.map(keyOfSaved))].sort().join()
  const { asked } = known
  useEffect(() => {
    if (keys === '' || asked === keys) return
    const abort = new AbortController()
    askToday(keysOf(keys), abort.signal).then(
      ({ today }) => {
        const all = new Map(today.map((each) => [keyOfSaved(each), each]))
        setKnown((before) => ({ asked: keys, today: new Map([...before.today, ...all]), hasFailed: false }))
      },
      () => {
        if (!abort.signal.aborted) setKnown((before) => ({ ...before, asked: keys, hasFailed: true }))
      },
    )
    return () => abort.abort()
  }, [keys, asked])
  return {
    today: known.today,
    hasFailed: known.hasFailed,
    retry: () => setKnown({ ...known, asked: '', hasFailed: false }),
  }
}

/** In as many questions as their addresses need. */
export async function askToday(items: readonly SavedKey[], signal?: AbortSignal): Promise<TodayAnswer> {
  const parts = Array.from({ length: Math.ceil(items.length / SHARED_ITEMS_MAX) }, (_, index) =>
    items.slice(index * SHARED_ITEMS_MAX, (index + 1) * SHARED_ITEMS_MAX),
  )
  const answers = await Promise.all(parts.map((part) => askPart(part, signal)))
  return { today: answers.flatMap(({ today }) => today), day: answers[0]?.day ?? '' }
}

async function askPart(items: readonly SavedKey[], signal?: AbortSignal): Promise<TodayAnswer> {
  const response = await fetch(savedPricesPath(items), signal ? { signal } : {})
  if (!response.ok) throw new Error(`The prices were not told: ${response.status}`)
  // Our own route: its answer is of this type.
  return (await response.json()) as TodayAnswer
}

/** Back from the text that says which are asked for: an effect that depends on an array would run at every drawing. */
function keysOf(keys: string): SavedKey[] {
  return keys.split(',').map((key) => {
    const [kind, id = ''] = key.split(' ')
    // Made by keyOfSaved of keys like these.
    return { kind: kind as SavedKey['kind'], id }
  })
}
