import { useEffect, useState } from 'react'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { pressOnce } from '#site/ui/press-once.ts'
import type { PriceState } from '../price/price-sums.tsx'

const TEXTS = { book: 'Book Now', add: 'Add to my trip', enquire: 'Send an enquiry' } as const

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
      {TEXTS.book}
    </Button>
  )
}

/**
 * Beside it: the trip, which is the script's, and the enquiry, which is open to parties of any size. With `enquiry` the form
 * itself books, and its page has another way to the enquiry where there is no script.
 */
export function OtherWays({ address, enquiry, disabled }: Props & { enquiry?: string }) {
  const isMounted = useMounted()
  if (enquiry !== undefined && !isMounted) return null
  const elsewhere = enquiry === undefined ? {} : { formMethod: 'get', formAction: enquiry }
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
        {TEXTS.add}
      </Button>
      <Button kind="outline" size="small" type="submit" formNoValidate {...elsewhere}>
        {TEXTS.enquire}
      </Button>
    </p>
  )
}

/** False on the server and while its page is being taken over, true from then on. */
function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted
}
