import { useEffect, useRef } from 'react'
import { Button } from '#site/ui/button.tsx'
import { CancelLadder } from '#site/ui/cancel-ladder.tsx'
import { visitorPaths } from '#site/visitor-paths.ts'
import '#site/ui/choice.css'
import '#site/ui/price-sums.css'
import { Status } from '#site/ui/status.tsx'
import { ALL_LINES, type BookingAnswer, INTENT, LINE_FIELD } from './booking-forms.ts'
import type { BookingView } from './booking-view.ts'
import type { CancelView } from './cancel-view.ts'
import { BOOKING_TEXTS } from './texts.ts'

/** Cancelling in two steps: what to cancel, then what comes back of it. Nothing is cancelled by the first. */
export function CancelPart({ view, answer }: { view: BookingView; answer: BookingAnswer | undefined }) {
  if (!view.canCancel) return null
  const failed =
    answer?.kind === 'failed' && (answer.part === 'preview' || answer.part === 'cancel') ? answer : undefined
  return (
    <section aria-labelledby="cancel-title" id="cancel" className="no-print">
      <h2 id="cancel-title">{BOOKING_TEXTS.cancel}</h2>
      {failed && <Status kind="error">{failed.message}</Status>}
      {answer?.kind === 'preview' ? (
        <Preview reference={view.ref} cancel={answer.cancel} notice={answer.notice} />
      ) : (
        <Choose view={view} />
      )}
    </section>
  )
}

function Choose({ view: { ref: reference, lines } }: { view: BookingView }) {
  const live = lines.filter(({ isCancelled }) => !isCancelled)
  return (
    <form method="post" action={`${visitorPaths.booking(reference)}#cancel`} className="booking-form">
      <input type="hidden" name={INTENT} value="preview" />
      <p className="small soft">{BOOKING_TEXTS.cancelLead}</p>
      {live.length > 1 ? (
        <fieldset className="choice">
          <legend>{BOOKING_TEXTS.cancelWhich}</legend>
          {live.map(({ id, title, when }) => (
            <label key={id}>
              <input type="checkbox" name={LINE_FIELD} value={id} />
              <span>
                {title} <small className="soft">{when}</small>
              </span>
            </label>
          ))}
          <label>
            <input type="checkbox" name={LINE_FIELD} value={ALL_LINES} />
            <span>{BOOKING_TEXTS.cancelAll}</span>
          </label>
        </fieldset>
      ) : (
        <input type="hidden" name={LINE_FIELD} value={ALL_LINES} />
      )}
      <Button kind="outline" type="submit">
        {BOOKING_TEXTS.cancelPreview}
      </Button>
    </form>
  )
}

type PreviewProps = { reference: string; cancel: CancelView; notice: string | undefined }

function Preview({ reference, cancel, notice }: PreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { quoteId, refund, keep, paid, price, isEmpty, isPart, lines, ladder } = cancel
  return (
    <form method="post" action={`${visitorPaths.booking(reference)}#cancel`} className="booking-form booking-preview">
      <input type="hidden" name={INTENT} value="cancel" />
      <input type="hidden" name="quoteId" value={quoteId} />
      {notice && <Status kind="error">{notice}</Status>}
      <h3 ref={heading} tabIndex={-1}>
        {BOOKING_TEXTS.cancelTitle}
      </h3>
      <ul>
        {lines.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <div className="price-sums">
        <dl>
          <Sum label={BOOKING_TEXTS.cancelPaid} amount={paid} />
          {price && <Sum label={BOOKING_TEXTS.cancelPrice} amount={price} />}
          <Sum label={BOOKING_TEXTS.cancelKeep} amount={keep} />
          <div className="total">
            <dt>{BOOKING_TEXTS.cancelBack}</dt>
            <dd>{refund}</dd>
          </div>
        </dl>
      </div>
      {isPart && <p className="small soft">{BOOKING_TEXTS.cancelPart}</p>}
      {ladder.length > 0 && (
        <>
          <h4>{BOOKING_TEXTS.cancelLater}</h4>
          <CancelLadder steps={ladder} />
        </>
      )}
      <div className="row">
        <Button kind="primary" type="submit">
          {isEmpty ? BOOKING_TEXTS.cancelConfirmFree : BOOKING_TEXTS.cancelConfirm}
        </Button>
        <Button kind="outline" href={visitorPaths.booking(reference)} reloadDocument>
          {BOOKING_TEXTS.cancelLeave}
        </Button>
      </div>
    </form>
  )
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
