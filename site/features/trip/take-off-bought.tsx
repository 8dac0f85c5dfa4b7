import { useEffect } from 'react'
import { CHECKOUT_TYPING } from '#site/checkout-typing.ts'

/** With the page of a booking: what it bought is on My trip no more, and what was typed for it no more in the tab. `bought`: the keys of its lines. */
export function TakeOffBought({ reference, bought }: { reference: string; bought: readonly string[] }) {
  useEffect(() => {
    try {
      sessionStorage.removeItem(CHECKOUT_TYPING)
    } catch {
      // Where nothing may be kept nothing is.
    }
    // Fetched by itself: nothing of the page waits for it. Where it cannot be had, the next look at the booking does it.
    import('./trip-items.ts').then(
      ({ takeOffBought }) => takeOffBought(reference, bought),
      () => undefined,
    )
  }, [reference, bought])
  return null
}
