import { useEffect } from 'react'

/** With the page of a booking: what it bought is on My trip no more. `bought`: the keys of its lines. */
export function TakeOffBought({ reference, bought }: { reference: string; bought: readonly string[] }) {
  useEffect(() => {
    // Fetched by itself: nothing of the page waits for it. Where it cannot be had, the next look at the booking does it.
    import('./trip-items.ts').then(
      ({ takeOffBought }) => takeOffBought(reference, bought),
      () => undefined,
    )
  }, [reference, bought])
  return null
}
