import type { BookingAnswer, Done } from './booking-forms.ts'
import { BookingHead } from './booking-head.tsx'
import './booking-page.css'
import './booking-print.css'
import { DocumentsPart, HistoryPart, LinesPart, MoneyPart, RefundsPart } from './booking-sections.tsx'
import type { BookingView } from './booking-view.ts'
import { CancelPart } from './cancel-part.tsx'
import { AskPart, TravellersPart } from './change-sections.tsx'

type Props = { view: BookingView; answer?: BookingAnswer; done?: Done; isAway: boolean }

/** One booking: where it stands, what is in it, what is paid, and what can be changed. Every form is a plain one. */
export function BookingPage({ view, answer, done, isAway }: Props) {
  return (
    <div className="wrap booking-page">
      <BookingHead view={view} answer={answer} done={done} isAway={isAway} />
      <div className="booking-layout">
        <aside>
          <MoneyPart view={view} />
          <DocumentsPart view={view} />
          <RefundsPart view={view} />
        </aside>
        <div>
          <LinesPart view={view} />
          <TravellersPart view={view} answer={answer} />
          <CancelPart view={view} answer={answer} />
          <AskPart view={view} answer={answer} />
          <HistoryPart view={view} />
        </div>
      </div>
    </div>
  )
}
