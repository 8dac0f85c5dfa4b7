import '#site/ui/aside-layout.css'
import '#site/ui/page-stack.css'
import { InPage } from '#site/ui/in-page.tsx'
import { type LinkRow, LinkRows } from '#site/ui/link-rows.tsx'
import { type BookingAnswer, type Change, isQuestion } from './booking-forms.ts'
import { BookingNews, BookingNotices } from './booking-head.tsx'
import './booking-page.css'
import './booking-print.css'
import { AgreedPart, HistoryPart, LaddersPart, LinesPart, MoneyPart, PayBar, RefundsPart } from './booking-sections.tsx'
import { TripBody, TripHead } from './booking-trip.tsx'
import type { BookingView } from './booking-view.ts'
import { CancelPart } from './cancel-part.tsx'
import { AskPart, TravellersPart } from './change-sections.tsx'
import type { HelpView } from './help-view.ts'
import { BOOKING_TEXTS } from './texts.ts'
import type { BookingTrip } from './trip-view.ts'

type Props = {
  view: BookingView
  trip: InPage<BookingTrip>
  help: InPage<HelpView>
  answer?: BookingAnswer
  done?: string
  change?: Change
  /** What the form for a message begins with. */
  beginning: string
  away: string | undefined
}

/** One booking: the trip by its days, where it stands, what is paid, and what can be changed. Every form is a plain one. */
export function BookingPage({ view, trip, help, answer, done, change, beginning, away }: Props) {
  return (
    <div className="wrap page-stack booking-page">
      <BookingNews view={view} answer={answer} done={done} away={away} />
      <InPage from={trip}>{(whole) => <TripHead trip={whole} view={view} />}</InPage>
      <div className="aside-layout booking-layout">
        <div>
          <BookingNotices view={view} done={done} />
          <RefundsPart view={view} />
          <InPage from={trip} className="booking-column">
            {({ plan, parts, partsTitle }) =>
              plan ? <TripBody plan={plan} /> : <LinesPart title={partsTitle} lines={parts} />
            }
          </InPage>
          <InPage from={help} className="booking-column">
            {({ papers, changes }) => (
              <>
                <RowsPart id="papers" title={BOOKING_TEXTS.papers} rows={papers} />
                <RowsPart id="changes" title={BOOKING_TEXTS.changed} rows={changes} />
              </>
            )}
          </InPage>
          <TravellersPart view={view} answer={answer} isOpen={change === 'names'} />
          <div className="accordion no-print">
            <CancelPart view={view} answer={answer} isOpen={change === 'cancel'} />
            <AskPart view={view} answer={answer} beginning={beginning} isOpen={isQuestion(change)} />
            <HistoryPart view={view} />
            <AgreedPart view={view} />
          </div>
        </div>
        <aside>
          <MoneyPart view={view} />
          <LaddersPart view={view} />
          <InPage from={help} className="booking-column">
            {({ talk, emergency }) => (
              <>
                <RowsPart id="talk" title={BOOKING_TEXTS.talk} rows={talk} isPrinted />
                <RowsPart id="emergency" title={BOOKING_TEXTS.emergency} rows={emergency} isPrinted />
              </>
            )}
          </InPage>
        </aside>
      </div>
      <PayBar view={view} />
    </div>
  )
}

type RowsProps = { id: string; title: string; rows: readonly LinkRow[]; isPrinted?: boolean }

/** On paper a link leads nowhere; a number to ring stays. */
function RowsPart({ id, title, rows, isPrinted = false }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id} className={isPrinted ? undefined : 'no-print'}>
      <h2 id={id}>{title}</h2>
      <LinkRows rows={rows} />
    </section>
  )
}
