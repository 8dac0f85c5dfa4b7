import { useEffect, useState } from 'react'

/**
 * A part of the page whose code comes when it is first wanted; undefined until it is there. When it cannot be fetched the
 * visitor is told (see chunks.ts).
 */
export function usePart<Part>(fetchPart: () => Promise<Part>, wanted: boolean): Part | undefined {
  const [part, setPart] = useState<{ it: Part }>()
  useEffect(() => {
    if (!wanted || part) return
    fetchPart().then(
      (it) => setPart({ it }),
      () => undefined,
    )
  }, [fetchPart, wanted, part])
  return part?.it
}
