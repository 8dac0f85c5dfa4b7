import { useEffect, useState } from 'react'
import { BOOK_NOW, ENQUIRE_NOW } from '#contract/terms/action-labels.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { pressOnce } from '#site/ui/press-once.ts'
import type { PriceState } from '../price/price-sums.tsx'

const ADD = 'Add to my trip'

/** What the panel shows it costs; without script nobody keeps it up to date, so then it is not said. */
type Seen = { amountPayable: number; version?: string | undefined }

/** Where a panel's fields are posted to be booked. */
export function useBookAddress(kind: string, id: string, seen: Seen | undefined): string {
  const shown = useMounted() ? seen : undefined
  return withQuery(paths.book(kind), { id, priceVersion: shown?.version, seen: shown?.amountPayable })
}

export function seenOf(price: { kind: string } | PriceState): Seen | undefined {
  return price.kind === 'price' && 'price' in price ? price.price : undefined
}

type Props = { address: string; disabled?: boolean }

/** Keeps what the fields around it ask for, and goes on to the checkout; `address` where the form itself leads elsewhere. */
export function BookNow({ address, ...rest }: Partial<Props> & { busy?: boolean; wide?: boolean }) {
  const elsewhere = address === undefined ? {} : { formMethod: 'post', formAction: address }
  return (
    <Button kind="primary" wide type="submit" onClick={pressOnce} {...rest} {...elsewhere}>
      {BOOK_NOW}
    </Button>
  )
}

/**
 * Beside it: the trip, which is the script's, and the enquiry, which is open to parties of any size. With `isOwn` the form
 * itself books, and the way to the enquiry stands elsewhere.
 */
export function OtherWays({ address, isOwn = false, disabled }: Props & { isOwn?: boolean }) {
  const isMounted = useMounted()
  if (isOwn && !isMounted) return null
  return (
    <p className="row other-ways">
      <Button
        kind="outline"
        size="small"
        type="submit"
        className="only-scripted"
        disabled={disabled}
        formMethod="post"
        formAction={`${address}&add=1`}
      >
        {ADD}
      </Button>
      {!isOwn && (
        <Button kind="outline" size="small" type="submit" formNoValidate>
          {ENQUIRE_NOW}
        </Button>
      )}
    </p>
  )
}

/** False on the server and while its page is being taken over, true from then on. */
function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted
}
