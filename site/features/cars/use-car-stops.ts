import { useEffect, useState } from 'react'
import { paths } from '#site/paths.ts'
import type { CarStop } from './car-stops.ts'

/** The list that fields suggest from, fetched once it is wanted; undefined until it is there, and when it does not come. */
export function useCarStops(): { stops: readonly CarStop[] | undefined; want: () => void } {
  const [wanted, setWanted] = useState(false)
  const [stops, setStops] = useState<readonly CarStop[]>()
  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    fetch(paths.carStops, { signal: leaving.signal, headers: { accept: 'application/json' } })
      // Our own route: its answer is of this type.
      .then((answer) => (answer.ok ? (answer.json() as Promise<readonly CarStop[]>) : undefined))
      .then(setStops)
      .catch(() => undefined)
    return () => leaving.abort()
  }, [wanted])
  return { stops, want: () => setWanted(true) }
}
