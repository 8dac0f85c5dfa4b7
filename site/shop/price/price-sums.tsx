import type { MouseEvent } from 'react'
import { CALL_FAILED } from '#contract/terms/messages.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { Button } from '#site/ui/button.tsx'
import './price-sums.css'
import { includesTaxes } from './tax-text.ts'

/** Whole rupees; the lines add up to what is paid. `taxAmount`, or `inside` in words, only where the lines do not name it. */
export type SumsView = {
  lines: { label: string; amount: number }[]
  taxAmount?: number
  inside?: string
  amountPayable: number
  /** Of the price: goes along with what is booked at it. */
  version?: string
}

/** What stands where the sums are. */
export type PriceState<Sums = SumsView> =
  | { kind: 'price'; price: Sums }
  | { kind: 'loading'; isSlow: boolean }
  | { kind: 'hint'; message: string }
  /** Without `retry` asking again brings the same answer: what was asked has to change. */
  | { kind: 'failed'; message: string; retry?: () => void }

type PriceAnswer<Sums> = { price?: Sums | undefined; failure?: string | undefined; isRefused?: boolean | undefined }

/** Of an answer of `useAnswer`; without one it is being asked for. */
export function priceStateOf<Sums>(
  answer: PriceAnswer<Sums> | undefined,
  isSlow: boolean,
  retry: () => void,
): PriceState<Sums> {
  if (answer === undefined) return { kind: 'loading', isSlow }
  if (answer.price !== undefined) return { kind: 'price', price: answer.price }
  return { kind: 'failed', message: answer.failure ?? CALL_FAILED, ...(answer.isRefused ? {} : { retry }) }
}

const TEXTS = {
  working: 'Working out the price...',
  stillWorking: 'Still working on the price...',
  retry: 'Retry',
  otherDate: 'Change the date',
  total: 'Total',
} as const

/** What the party pays, line by line; or why that is not known yet. Read out when it changes. */
export function PriceSums({ price }: { price: PriceState }) {
  return (
    <div className="price-sums" aria-live="polite" aria-busy={price.kind === 'loading'}>
      {price.kind === 'hint' && <p>{price.message}</p>}
      {price.kind === 'loading' && (
        <p className="price-sums-wait">{price.isSlow ? TEXTS.stillWorking : TEXTS.working}</p>
      )}
      {price.kind === 'failed' && (
        <p className="price-sums-failed">
          {price.message}
          <Button kind="outline" size="small" onClick={price.retry ?? toDate}>
            {price.retry ? TEXTS.retry : TEXTS.otherDate}
          </Button>
        </p>
      )}
      {price.kind === 'price' && <Sums price={price.price} />}
    </div>
  )
}

/** A price is refused for its date alone: all else is judged before it is asked for. */
function toDate({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
  const field = (form ?? document).querySelector<HTMLInputElement>('input[type="date"]')
  field?.focus()
}

function Sums({ price: { lines, taxAmount, inside, amountPayable } }: { price: SumsView }) {
  return (
    <dl>
      {lines.map(({ label, amount }) => (
        <div key={label} className={amount < 0 ? 'less' : undefined}>
          <dt>{label}</dt>
          <dd>{formatRupees(amount)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>
          {TEXTS.total}
          {taxAmount !== undefined && <small>{includesTaxes(taxAmount)}</small>}
          {inside && <small>{inside}</small>}
        </dt>
        <dd>{formatRupees(amountPayable)}</dd>
      </div>
    </dl>
  )
}
