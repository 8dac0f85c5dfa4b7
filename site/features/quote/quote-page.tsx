import '#site/ui/label.css'
import '#site/ui/aside-layout.css'
import '#site/ui/box.css'
import '#site/ui/page-stack.css'
import './quote-page.css'
import './quote-print.css'
import '#site/shop/price/price-sums.css'
import { Form, useNavigation } from 'react-router'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { useHoldTime } from '#site/shop/book/use-hold-time.ts'
import { askOfficeHref } from '#site/shop/enquiry/ask-office.ts'
import { GroupOffer } from '#site/shop/party/group-offer.tsx'
import { Button } from '#site/ui/button.tsx'
import { FactList } from '#site/ui/fact-list.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { InPage } from '#site/ui/in-page.tsx'
import { pressOnce } from '#site/ui/press-once.ts'
import { Status } from '#site/ui/status.tsx'
import { PassOn } from './pass-on.tsx'
import { PURPOSE_FIELD, type QuoteProblem, type QuotePurpose } from './quote-form.ts'
import { type Agency, QuoteDays, QuoteInside, QuotePictures, QuoteTerms, QuoteWords } from './quote-letter.tsx'
import type { QuoteHead, QuoteLineView, QuoteView } from './quote-view.ts'
import { acceptText, onPaper, overText, QUOTE_TEXTS, quoteTitle } from './texts.ts'

export type QuotePageProps = {
  head: QuoteHead
  lines: InPage<QuoteView>
  sums: InPage<QuoteView>
  agency: Agency
  problem?: QuoteProblem
  isSent: boolean
}

/** A trip in writing, as an agency hands it over: to read, to print, to pass on, to accept. */
export function QuotePage({ head, lines, sums, agency, problem, isSent }: QuotePageProps) {
  const { number, mark, state, until } = head
  return (
    <div className={`wrap page-stack quote-page ${state}`}>
      <header>
        {mark !== undefined && <p className="soft small">{mark}</p>}
        <InPage from={lines}>
          {({ letter: { title, sub } }) => (
            <>
              <h1>{title ?? quoteTitle(number)}</h1>
              {sub !== undefined && <p className="soft">{sub}</p>}
            </>
          )}
        </InPage>
      </header>
      <InPage from={lines}>{({ letter }) => <QuotePictures letter={letter} />}</InPage>
      {state === 'expired' && until !== undefined && <Status kind="info">{overText(until)}</Status>}
      {state === 'accepted' && (
        <Status kind="info">
          {head.isBooked ? QUOTE_TEXTS.booked : QUOTE_TEXTS.accepted}{' '}
          <a href={visitorPaths.myBookings}>{QUOTE_TEXTS.myBookings}</a>
        </Status>
      )}
      {problem !== undefined && problem.purpose !== 'send' && <Refused problem={problem} />}
      <div className="aside-layout quote-layout">
        <InPage from={lines}>{({ letter }) => <QuoteWords letter={letter} agency={agency} />}</InPage>
        <Offer head={head} sums={sums} />
        <InPage from={lines}>
          {(view) => (
            <>
              <QuoteDays letter={view.letter} />
              <QuoteInside letter={view.letter} />
              <QuoteLines view={view} />
              <QuoteTerms letter={view.letter} total={view.total} />
            </>
          )}
        </InPage>
        <PassOn head={head} problem={problem?.purpose === 'send' ? problem : undefined} isSent={isSent} />
      </div>
      <address className="quote-from small soft">
        {QUOTE_TEXTS.from} {agency.legalName}, {agency.addressLines.join(', ')}. GSTIN {agency.gstin}.{' '}
        {agency.phone !== undefined && `${agency.phone}, `}
        {agency.email}
      </address>
    </div>
  )
}

function Offer({ head, sums }: Pick<QuotePageProps, 'head' | 'sums'>) {
  const { id, until, held, state, isForGroup, number } = head
  return (
    <aside className="box" aria-labelledby="quote-sums">
      <h2 id="quote-sums" className="label">
        {QUOTE_TEXTS.sums}
      </h2>
      <InPage from={sums}>
        {(view) => (
          <>
            <QuoteSums view={view} />
            <p className="quote-per">{view.letter.per}</p>
          </>
        )}
      </InPage>
      {until !== undefined && state !== 'expired' && (
        <p className="small quote-until">
          <Icon name="clock" /> {held === undefined ? QUOTE_TEXTS.stands : QUOTE_TEXTS.heldUntil} <b>{held ?? until}</b>
          .
        </p>
      )}
      <Decide head={head} />
      {state === 'open' && <p className="small quote-paper">{onPaper(head.url)}</p>}
      <p className="quote-ways">
        {number !== undefined && <a href={visitorPaths.quotePdf(id)}>{QUOTE_TEXTS.pdf}</a>}
        <a href={askHref(number)}>{QUOTE_TEXTS.askChange}</a>
        {!isForGroup && (
          <a className="only-scripted" href={withQuery(visitorPaths.trip, { quote: id })}>
            {QUOTE_TEXTS.change}
          </a>
        )}
      </p>
    </aside>
  )
}

/** With the quote named in the message, so that nobody has to copy its number. */
function askHref(number: string | undefined): string {
  return number === undefined ? paths.contact : askOfficeHref({ message: QUOTE_TEXTS.about(number), adults: 2 })
}

function Refused({ problem: { message, next } }: { problem: QuoteProblem }) {
  return (
    <Status kind="error">
      {message} {next} <a href={paths.contact}>{QUOTE_TEXTS.askUs}</a>
    </Status>
  )
}

/** The one thing that the page is for, by where the quote stands. */
function Decide({ head: { state, held, number, version, isForGroup, isBooked, first, group } }: { head: QuoteHead }) {
  const holdTime = useHoldTime()
  const isSending = useNavigation().formMethod === 'POST'
  const isOver = state === 'expired'
  const purpose: QuotePurpose = isOver ? 'renew' : 'accept'
  const openLabel = number === undefined ? QUOTE_TEXTS.acceptDraft : acceptText(first)
  // Only the office writes the quote of a group again.
  if ((isOver && isForGroup) || isBooked) return null
  if (group !== undefined) return <GroupOffer {...group} />
  return (
    <Form method="post" className="quote-decide">
      <input type="hidden" name={PURPOSE_FIELD} value={purpose} />
      <input type="hidden" name="version" value={version} />
      <Button kind="primary" wide type="submit" onClick={pressOnce} busy={isSending}>
        {isOver ? QUOTE_TEXTS.renew : state === 'accepted' ? QUOTE_TEXTS.goOn : openLabel}
      </Button>
      {state !== 'accepted' && (
        <p className="fine soft">{isOver ? QUOTE_TEXTS.renewNote : !held && QUOTE_TEXTS.acceptNote(holdTime)}</p>
      )}
    </Form>
  )
}

/** The lines of a quote, each with its price. */
function QuoteLines({ view: { lines } }: { view: QuoteView }) {
  return (
    <section className="quote-part" aria-labelledby="quote-lines">
      <h2 id="quote-lines">{QUOTE_TEXTS.lines}</h2>
      {lines.map((line) => (
        <QuoteLine key={line.id} line={line} />
      ))}
    </section>
  )
}

function QuoteLine({ line: { title, when, party, details, price, tax, problem } }: { line: QuoteLineView }) {
  return (
    <article className="quote-line">
      <header>
        <div>
          <h3 className="label">{title}</h3>
          <p>{when}</p>
          <p>{party}</p>
        </div>
        <p className="quote-price">
          <b>{price}</b>
          <small>{tax}</small>
        </p>
      </header>
      {problem !== undefined && <p className="problem">{problem}</p>}
      {details.length > 0 && <FactList className="quote-details" facts={details} />}
    </article>
  )
}

function QuoteSums({ view: { sums } }: { view: QuoteView }) {
  return (
    <div className="price-sums">
      <dl>
        {sums.map(({ label, text, isTotal }) => (
          <div key={label} className={isTotal ? 'total' : undefined}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
