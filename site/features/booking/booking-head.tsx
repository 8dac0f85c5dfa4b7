import { paths } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { HeldClock } from '#site/shop/book/held-clock.tsx'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { Status } from '#site/ui/status.tsx'
import { type BookingAnswer, INTENT } from './booking-forms.ts'
import type { BookingView } from './booking-view.ts'
import { BOOKING_TEXTS } from './texts.ts'
import { WatchBooking } from './watch-booking.tsx'

type Props = {
  view: BookingView
  answer: BookingAnswer | undefined
  done: string | undefined
  away: string | undefined
}

/** What happened just now: above all else, so that a phone shows it at once. */
export function BookingNews({ view, answer, done, away }: Props) {
  const { ref: reference, waiting, failure, mark } = view
  return (
    <div className="booking-notices booking-news">
      {done && <Status kind="success">{done}</Status>}
      {answer?.kind === 'failed' && answer.part === 'pay' && (
        <Status kind="error">
          {answer.message} {answer.quoteHref && <Link to={answer.quoteHref}>{BOOKING_TEXTS.quote}</Link>}
        </Status>
      )}
      {away && <Status kind="error">{away}</Status>}
      {failure && !away && <Status kind="error">{failure}</Status>}
      {waiting && !away && <WatchBooking reference={reference} mark={mark} texts={waiting} />}
    </div>
  )
}

/** Where it stands, and the one thing that comes next. */
export function BookingNotices({ view, done }: Pick<Props, 'view' | 'done'>) {
  const { ref: reference, meaning, held, lateNote } = view
  return (
    <div className="booking-notices">
      {meaning && !done && <p>{meaning}</p>}
      {lateNote && <p>{lateNote}</p>}
      {held && (
        <HeldClock
          until={held.until}
          now={held.now}
          clockTime={held.clockTime}
          onOver={() => location.assign(visitorPaths.booking(reference))}
        />
      )}
      <Next view={view} />
      <AskAgain view={view} />
    </div>
  )
}

function Next({ view: { next } }: Pick<Props, 'view'>) {
  if (next === undefined) return null
  const { icon, title, text, action } = next
  return (
    <section className="booking-next" aria-labelledby="next">
      <Icon name={icon} />
      <div>
        <h2 id="next">{title}</h2>
        <p>{text}</p>
        {action && (
          <a className="button outline small no-print" href={action.href} type={action.type} download>
            <Icon name="download" />
            {action.label}
          </a>
        )}
      </div>
    </section>
  )
}

/** The rest of the money, at the gateway. */
export function PayForm({ view }: Pick<Props, 'view'>) {
  const { ref: reference, due, waiting, failure } = view
  if (due === undefined) return null
  const words = due.isBalance ? BOOKING_TEXTS.payBalance : failure ? BOOKING_TEXTS.payAgain : BOOKING_TEXTS.pay
  return (
    <form method="post" action={visitorPaths.booking(reference)}>
      <input type="hidden" name={INTENT} value="pay" />
      <Button kind={waiting ? 'outline' : 'primary'} type="submit" wide>
        {waiting ? BOOKING_TEXTS.openPayment : `${words}: ${due.amount}`}
      </Button>
    </form>
  )
}

/** The same trip once more, where it was not paid in time. */
function AskAgain({ view: { again } }: Pick<Props, 'view'>) {
  if (again === undefined) return null
  return (
    <form method="post" action={paths.book('trip')} className="booking-act no-print">
      <input type="hidden" name="items" value={again} />
      <Button kind="primary" type="submit">
        {BOOKING_TEXTS.again}
      </Button>
      <span className="small soft">{BOOKING_TEXTS.againNote}</span>
    </form>
  )
}
