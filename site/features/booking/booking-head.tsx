import { paths } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { HeldClock } from '#site/ui/held-clock.tsx'
import { Link } from '#site/ui/link.tsx'
import { StatePill } from '#site/ui/state-pill.tsx'
import { Status } from '#site/ui/status.tsx'
import { visitorPaths } from '#site/visitor-paths.ts'
import { type BookingAnswer, type Done, INTENT } from './booking-forms.ts'
import type { BookingView } from './booking-view.ts'
import { askedText, BOOKING_TEXTS } from './texts.ts'
import { WatchBooking } from './watch-booking.tsx'

type Props = { view: BookingView; answer: BookingAnswer | undefined; done: Done | undefined; isAway: boolean }

/** How the booking stands, in words, and what happened just now. */
export function BookingHead({ view, answer, done, isAway }: Props) {
  const { ref: reference, word, meaning, tone, held, isWaiting, hasFailed, isLate, mark } = view
  return (
    <header className="booking-head">
      <StatePill tone={tone}>{word}</StatePill>
      <h1>
        <small>{BOOKING_TEXTS.reference}</small>
        {reference}
      </h1>
      <p>{meaning}</p>
      {isLate && <p className="soft">{BOOKING_TEXTS.lateNote}</p>}
      {done && !(done.part === 'cancel' && view.state === 'cancelled') && (
        <Status kind="success">{doneWords(done, view.refunds.length > 0)}</Status>
      )}
      {answer?.kind === 'failed' && answer.part === 'pay' && (
        <Status kind="error">
          {answer.message} {answer.quoteHref && <Link to={answer.quoteHref}>{BOOKING_TEXTS.quote}</Link>}
        </Status>
      )}
      {isAway && <Status kind="error">{BOOKING_TEXTS.away}</Status>}
      {hasFailed && !isAway && <Status kind="error">{BOOKING_TEXTS.failed}</Status>}
      {isWaiting && !isAway && <WatchBooking reference={reference} mark={mark} />}
      {held && (
        <HeldClock
          until={held.until}
          now={held.now}
          clockTime={held.clockTime}
          onOver={() => location.assign(visitorPaths.booking(reference))}
        />
      )}
      <PayForm view={view} />
    </header>
  )
}

function doneWords({ part, reference = '' }: Done, hasRefund: boolean): string {
  if (part === 'ask') return askedText(reference)
  if (part === 'rename') return BOOKING_TEXTS.renamed
  if (part === 'names') return BOOKING_TEXTS.named
  return hasRefund ? BOOKING_TEXTS.cancelRefund : BOOKING_TEXTS.cancelDone
}

/** The one thing the page wants: the rest of the money, or the same trip once more. */
function PayForm({ view }: Pick<Props, 'view'>) {
  const { ref: reference, due, isWaiting, hasFailed, again } = view
  if (due !== undefined) {
    const words = due.isBalance ? BOOKING_TEXTS.payBalance : hasFailed ? BOOKING_TEXTS.payAgain : BOOKING_TEXTS.pay
    return (
      <form method="post" action={visitorPaths.booking(reference)} className="booking-act">
        <input type="hidden" name={INTENT} value="pay" />
        <Button kind={isWaiting ? 'outline' : 'primary'} type="submit">
          {isWaiting ? BOOKING_TEXTS.openPayment : `${words}: ${due.amount}`}
        </Button>
        {due.by && <span className="small soft">by {due.by}</span>}
      </form>
    )
  }
  if (again === undefined) return null
  return (
    <form method="post" action={paths.book('trip')} className="booking-act">
      <input type="hidden" name="items" value={again} />
      <Button kind="primary" type="submit">
        {BOOKING_TEXTS.again}
      </Button>
      <span className="small soft">{BOOKING_TEXTS.againNote}</span>
    </form>
  )
}
