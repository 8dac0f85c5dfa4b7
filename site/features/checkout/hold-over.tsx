import { useEffect, useRef } from 'react'
import { paths } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { OVER_TEXTS } from './texts.ts'
import './hold-over.css'

type Props =
  | { kind: 'expired' | 'given'; again?: string; ref?: undefined }
  | { kind: 'placed'; again?: undefined; ref: string }
  | { kind: 'missing'; again?: undefined; ref?: undefined }

const WORDS = {
  expired: { title: OVER_TEXTS.expired, text: OVER_TEXTS.expiredText },
  given: { title: OVER_TEXTS.given, text: OVER_TEXTS.givenText },
  placed: { title: OVER_TEXTS.placed, text: OVER_TEXTS.placedText },
  missing: { title: OVER_TEXTS.missing, text: OVER_TEXTS.missingText },
} as const

/** In place of the checkout once nothing is held there: what happened, and the next step. `again` is what to ask for once more. */
export function HoldOver({ kind, again, ref: reference }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The page has changed under whoever was typing: they are led to what it says now.
  useEffect(() => heading.current?.focus(), [])
  const { title, text } = WORDS[kind]
  return (
    <section className="wrap section hold-over" aria-labelledby="hold-over">
      <h1 id="hold-over" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <div className="row">
        {reference !== undefined && (
          <Button kind="primary" href={visitorPaths.booking(reference)} reloadDocument>
            {OVER_TEXTS.see}
          </Button>
        )}
        {again !== undefined && (
          <form method="post" action={paths.book('trip')}>
            <input type="hidden" name="items" value={again} />
            <Button kind={reference === undefined ? 'primary' : 'outline'} type="submit">
              {OVER_TEXTS.again}
            </Button>
          </form>
        )}
        <Button kind="outline" href={kind === 'missing' ? visitorPaths.myBookings : visitorPaths.trip}>
          {kind === 'missing' ? OVER_TEXTS.bookings : OVER_TEXTS.trip}
        </Button>
      </div>
      {again !== undefined && <p className="small soft">{OVER_TEXTS.againNote}</p>}
    </section>
  )
}
