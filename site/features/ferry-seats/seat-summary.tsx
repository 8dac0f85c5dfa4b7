import { ferryPaths } from '#contract/terms/ferry-paths.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { useHoldTime } from '#site/shop/book/use-hold-time.ts'
import { BookNow, OtherWays, seenOf, useBookAddress } from '#site/shop/book/ways-to-book.tsx'
import { type PriceState, PriceSums } from '#site/shop/price/price-sums.tsx'
import { BottomBar } from '#site/ui/bottom-bar.tsx'
import { Button } from '#site/ui/button.tsx'
import { CloseButton } from '#site/ui/close-button.tsx'
import { pressOnce } from '#site/ui/press-once.ts'
import type { PlanStep } from './plan/plan-step.ts'
import type { SailingView } from './sailing/sailing-view.ts'
import { sumsOfSeats } from './seat-price.ts'
import { cabinOf, seatName, shortName } from './seats/seat-board.ts'
import { problemOf } from './seats/seat-rules.ts'
import './seat-summary.css'
import type { Chosen } from './seats/use-choosing.ts'
import { SEAT_TEXTS } from './texts.ts'

/** `sailing` is what it is booked under. */
type Props = Pick<Chosen, 'board' | 'now' | 'choose'> & {
  sailing: Pick<SailingView, 'tripId' | 'priceVersion'>
  infantFare: number
  busy: boolean
  plan?: PlanStep | undefined
}

/** What is chosen and what it costs, with the way on. */
export function SeatSummary({ board, now, choose, sailing, infantFare, busy, plan }: Props) {
  const holdTime = useHoldTime()
  const price = priceOf({ board, now, infantFare })
  const book = useSeatsAddress(sailing, price)
  return (
    <>
      <h2>{SEAT_TEXTS.yourSeats}</h2>
      {now.chosen.length > 0 && (
        <ul className="seats-picked">
          {now.chosen.map((seat) => (
            <li key={seat}>
              <b>{shortName(board, seat)}</b> {cabinOf(board, seat)?.name}
              <span>{formatRupees(cabinOf(board, seat)?.fare ?? 0)}</span>
              <CloseButton label={`Take off ${seatName(board, seat)}`} onClick={() => choose.toggle(seat)} />
            </li>
          ))}
        </ul>
      )}
      {now.chosen.length > 0 && problemOf(now) && <p className="small">{problemOf(now)}</p>}
      <PriceSums price={price} />
      {plan === undefined ? (
        <>
          <BookNow address={book} busy={busy} />
          <p className="fine soft">{SEAT_TEXTS.notHeld(holdTime)}</p>
          <OtherWays address={book} />
        </>
      ) : (
        <>
          <NextLeg tripId={sailing.tripId} busy={busy} wide>
            {plan.next}
          </NextLeg>
          <p className="fine soft">{SEAT_TEXTS.planNotHeld}</p>
        </>
      )}
    </>
  )
}

/** Keeps the seats of this leg in the address and goes on to the next one, or to the trip. */
function NextLeg({ tripId, ...rest }: { tripId: string; busy: boolean; wide?: boolean; children: string }) {
  return (
    <Button
      kind="primary"
      type="submit"
      formMethod="post"
      formAction={ferryPaths.plan}
      name="at"
      value={tripId}
      onClick={pressOnce}
      {...rest}
    />
  )
}

/** The same in one line at the bottom of a phone. */
export function SeatBar({ board, now, sailing, infantFare, busy, plan }: Omit<Props, 'choose'>) {
  const price = priceOf({ board, now, infantFare })
  const book = useSeatsAddress(sailing, price)
  return (
    <BottomBar className="only-scripted seat-bar">
      <p>
        {price.kind === 'price' ? (
          <>
            <small>{now.chosen.map((seat) => shortName(board, seat)).join(', ')}</small>
            <b>{formatRupees(price.price.amountPayable)}</b>
          </>
        ) : (
          problemOf(now)
        )}
      </p>
      <div className="bar-ways">
        <Button kind="outline" size="small" type="submit" formNoValidate>
          {SEAT_TEXTS.enquire}
        </Button>
        {plan === undefined ? (
          <BookNow address={book} busy={busy} wide={false} />
        ) : (
          <NextLeg tripId={sailing.tripId} busy={busy}>
            {plan.short}
          </NextLeg>
        )}
      </div>
    </BottomBar>
  )
}

/** The fares are those of the sailing, whichever seats are chosen. */
function useSeatsAddress({ tripId, priceVersion: version }: Props['sailing'], price: PriceState): string {
  const seen = seenOf(price)
  return useBookAddress('ferry', tripId, seen && { ...seen, version: version || undefined })
}

function priceOf({ board, now, infantFare }: Pick<Props, 'board' | 'now' | 'infantFare'>): PriceState {
  const { chosen, party } = now
  if (chosen.length === 0) return { kind: 'hint', message: problemOf(now) ?? '' }
  return { kind: 'price', price: sumsOfSeats(board, chosen, party, infantFare) }
}
