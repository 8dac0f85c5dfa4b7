import '#site/ui/page-stack.css'
import { paths } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { EmptyState } from '#site/ui/empty-state.tsx'
import { Status } from '#site/ui/status.tsx'
import '#site/ui/empty-state.css'
import { AskForm } from './ask-form.tsx'
import './book-page.css'
import { BOOK_TEXTS, bookTitle } from '#site/shop/book/book-texts.ts'
import type { NotBooked } from './book-view.ts'
import { NotHeldPart } from './not-held.tsx'

/** What stands between a panel and the checkout: what is still missing, or why nothing is held, with every way on. */
export function BookPage({ notBooked, phone }: { notBooked: NotBooked | undefined; phone?: string }) {
  return (
    <div className="wrap page-stack book-page">
      <Said notBooked={notBooked} />
      {notBooked !== undefined && notBooked.kind !== 'ask' && phone !== undefined && (
        <p className="soft">
          {BOOK_TEXTS.orCall} <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      )}
    </div>
  )
}

function Said({ notBooked }: { notBooked: NotBooked | undefined }) {
  switch (notBooked?.kind) {
    case undefined:
      return <Idle />
    case 'ask':
      return (
        <>
          <h1>{bookTitle(notBooked.ask.title)}</h1>
          <AskForm {...notBooked} />
        </>
      )
    case 'refused': {
      const { title, message, href, enquiry } = notBooked.refused
      return (
        <>
          <h1>{bookTitle(title)}</h1>
          <Status kind="error">
            <b>{BOOK_TEXTS.refusedTitle}.</b> {message}
          </Status>
          <p>{BOOK_TEXTS.refused}</p>
          <div className="row">
            <Button kind="primary" href={enquiry}>
              {BOOK_TEXTS.enquire}
            </Button>
            <Button kind="outline" href={href}>
              {BOOK_TEXTS.change}
            </Button>
          </div>
        </>
      )
    }
    case 'away':
      return (
        <>
          <h1>{BOOK_TEXTS.awayTitle}</h1>
          <Status kind="error">{notBooked.message}</Status>
          <p>
            {BOOK_TEXTS.away} {BOOK_TEXTS.nothingKept}
          </p>
        </>
      )
    case 'not-held':
      return <NotHeldPart {...notBooked} />
  }
}

/** Nothing was posted here. */
function Idle() {
  return (
    <>
      <h1>{BOOK_TEXTS.step}</h1>
      <EmptyState title={BOOK_TEXTS.idleTitle} text={BOOK_TEXTS.idle}>
        <Button kind="primary" href={visitorPaths.trip}>
          {BOOK_TEXTS.seeTrip}
        </Button>
        <Button kind="outline" href={paths.tours}>
          {BOOK_TEXTS.seePackages}
        </Button>
      </EmptyState>
    </>
  )
}
