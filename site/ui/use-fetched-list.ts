import { useEffect, useState } from 'react'

export type FetchedList<Row> = { list: readonly Row[] | undefined; isComing: boolean; want: () => void }

/**
 * A list of one of our own routes, fetched once it is wanted. `isComing` until it is there or could not be had; then the
 * next one who wants it asks again.
 */
export function useFetchedList<Row>(source: string, wantedAtOnce = false): FetchedList<Row> {
  const [isComing, setComing] = useState(wantedAtOnce)
  const [list, setList] = useState<readonly Row[]>()
  useEffect(() => {
    if (!isComing) return
    const leaving = new AbortController()
    void fetch(source, { signal: leaving.signal, headers: { accept: 'application/json' } })
      // Our own route: its answer is of this type.
      .then((answer) => (answer.ok ? (answer.json() as Promise<readonly Row[]>) : undefined))
      .catch(() => undefined)
      .then((answer) => {
        if (leaving.signal.aborted) return
        setList(answer)
        setComing(false)
      })
    return () => leaving.abort()
  }, [source, isComing])
  return { list, isComing, want: () => setComing(list === undefined) }
}
