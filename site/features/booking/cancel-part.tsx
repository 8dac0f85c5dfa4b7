import { type ReactNode, useEffect } from 'react'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { ServerDrawn } from '#site/ui/server-drawn.tsx'
import '#site/ui/choice.css'
import '#site/shop/price/price-sums.css'
import { Status } from '#site/ui/status.tsx'
import { BookingFold } from './booking-fold.tsx'
import { ALL_LINES, type BookingAnswer, INTENT, LINE_FIELD } from './booking-forms.ts'
import type { BookingView } from './booking-view.ts'
import { CancelPreview, PREVIEW_TITLE } from './cancel-preview.tsx'
import { BOOKING_TEXTS } from './texts.ts'

type Props = { view: BookingView; answer: BookingAnswer | undefined; isOpen: boolean }

/** Cancelling in two steps: what to cancel, then what comes back of it. Nothing is cancelled by the first. */
export function CancelPart({ view, answer, isOpen }: Props) {
  if (!view.canCancel) return null
  const failed =
    answer?.kind === 'failed' && (answer.part === 'preview' || answer.part === 'cancel') ? answer : undefined
  const isOne = view.lines.filter(({ isCancelled }) => !isCancelled).length < 2
  return (
    <BookingFold
      id="cancel"
      title={BOOKING_TEXTS.cancel}
      note={isOne ? BOOKING_TEXTS.cancelLeadOne : BOOKING_TEXTS.cancelLead}
      open={isOpen || failed !== undefined || answer?.kind === 'preview'}
    >
      {failed && <Status kind="error">{failed.message}</Status>}
      {answer?.kind === 'preview' ? (
        <ShownPreview>
          {import.meta.env.SSR && <CancelPreview reference={view.ref} cancel={answer.cancel} notice={answer.notice} />}
        </ShownPreview>
      ) : (
        <Choose view={view} />
      )}
    </BookingFold>
  )
}

function Choose({ view: { ref: reference, lines } }: { view: BookingView }) {
  const live = lines.filter(({ isCancelled }) => !isCancelled)
  return (
    <form method="post" action={`${visitorPaths.booking(reference)}#cancel`} className="booking-form">
      <input type="hidden" name={INTENT} value="preview" />
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

/** It only ever comes with a page of its own, as the answer to the form: what draws it stays on the server. */
function ShownPreview({ children }: { children: ReactNode }) {
  useEffect(() => document.getElementById(PREVIEW_TITLE)?.focus(), [])
  return <ServerDrawn id="cancel-preview">{children}</ServerDrawn>
}
