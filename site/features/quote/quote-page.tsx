import { Form, useNavigation } from 'react-router'
import type { Brand } from '#contract/terms/brand.ts'
import { paths, withQuery } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { InPage } from '#site/ui/in-page.tsx'
import { pressOnce } from '#site/ui/press-once.ts'
import { Status } from '#site/ui/status.tsx'
import { useHoldTime } from '#site/ui/use-hold-time.ts'
import { visitorPaths } from '#site/visitor-paths.ts'
import { PassOn } from './pass-on.tsx'
import { PURPOSE_FIELD, type QuoteProblem, type QuotePurpose } from './quote-form.ts'
import './quote-page.css'
import { QuoteLines, QuoteSums } from './quote-lines.tsx'
import type { QuoteHead, QuoteView } from './quote-view.ts'
import { overText, QUOTE_TEXTS, quoteFor, quoteTitle } from './texts.ts'

export type QuotePageProps = {
  head: QuoteHead
  lines: InPage<QuoteView>
  sums: InPage<QuoteView>
  agency: Pick<Brand, 'legalName' | 'addressLines' | 'email'> & { phone?: string }
  problem?: QuoteProblem
  isSent: boolean
}

/** A trip in writing: to read, to print on one sheet, to pass on, to accept. */
export function QuotePage({ head, lines, sums, agency, problem, isSent }: QuotePageProps) {
  const { number, name, state, until } = head
  return (
    <div className={`wrap quote-page ${state}`}>
      <header>
        <h1>{quoteTitle(number)}</h1>
        {name !== undefined && <p>{quoteFor(name)}</p>}
        {state === 'open' && <p className="soft">{number === undefined ? QUOTE_TEXTS.draftLead : QUOTE_TEXTS.lead}</p>}
      </header>
      {state === 'expired' && until !== undefined && <Status kind="info">{overText(until)}</Status>}
      {state === 'accepted' && (
        <Status kind="info">
          {QUOTE_TEXTS.accepted} <a href={visitorPaths.myBookings}>{QUOTE_TEXTS.myBookings}</a>
        </Status>
      )}
      {problem !== undefined && problem.purpose !== 'send' && <Refused problem={problem} />}
      <div className="quote-layout">
        <InPage from={lines}>{(view) => <QuoteLines view={view} />}</InPage>
        <aside aria-labelledby="quote-sums">
          <h2 id="quote-sums">{QUOTE_TEXTS.sums}</h2>
          <InPage from={sums}>{(view) => <QuoteSums view={view} />}</InPage>
          <Decide head={head} />
          <p className="only-scripted">
            <Button kind="quiet" size="small" href={withQuery(visitorPaths.trip, { quote: head.id })}>
              {QUOTE_TEXTS.change}
            </Button>
          </p>
        </aside>
        <PassOn head={head} problem={problem?.purpose === 'send' ? problem : undefined} isSent={isSent} />
      </div>
      <address className="quote-from small soft">
        {QUOTE_TEXTS.from} {agency.legalName}, {agency.addressLines.join(', ')}.{' '}
        {agency.phone !== undefined && `${agency.phone}, `}
        {agency.email}
      </address>
    </div>
  )
}

function Refused({ problem: { message, next } }: { problem: QuoteProblem }) {
  return (
    <Status kind="error">
      {message} {next} <a href={paths.contact}>{QUOTE_TEXTS.askUs}</a>
    </Status>
  )
}

/** The one thing that the page is for, by where the quote stands. */
function Decide({ head: { state, number, version } }: { head: QuoteHead }) {
  const holdTime = useHoldTime()
  const isSending = useNavigation().formMethod === 'POST'
  const isOver = state === 'expired'
  const purpose: QuotePurpose = isOver ? 'renew' : 'accept'
  const openLabel = number === undefined ? QUOTE_TEXTS.acceptDraft : QUOTE_TEXTS.accept
  return (
    <Form method="post" className="quote-decide">
      <input type="hidden" name={PURPOSE_FIELD} value={purpose} />
      <input type="hidden" name="version" value={version} />
      <Button kind="primary" wide type="submit" onClick={pressOnce} busy={isSending}>
        {isOver ? QUOTE_TEXTS.renew : state === 'accepted' ? QUOTE_TEXTS.goOn : openLabel}
      </Button>
      {state !== 'accepted' && (
        <p className="fine soft">{isOver ? QUOTE_TEXTS.renewNote : QUOTE_TEXTS.acceptNote(holdTime)}</p>
      )}
    </Form>
  )
}
