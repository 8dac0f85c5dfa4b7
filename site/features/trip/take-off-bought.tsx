import { useEffect } from 'react'

/** Where the checkout keeps what is typed (site/features/checkout/keep-typed.ts). */
const TYPED_KEY = 'padauk.checkout'

/** With the page of a booking: what it bought is on My trip no more, and what was typed for it no more in the tab. `bought`: the keys of its lines. */
export function TakeOffBought({ reference, bought }: { reference: string; bought: readonly string[] }) {
  useEffect(() => {
    // Fetched by itself: nothing of the page waits for it. Where it cannot be had, or nothing may be kept, the next look at the booking does it.
    import('./trip-items.ts')
      .then(({ takeOffBought }) => {
        sessionStorage.removeItem(TYPED_KEY)
        takeOffBought(reference, bought)
      })
      .catch(() => undefined)
  }, [reference, bought])
  return null
}
