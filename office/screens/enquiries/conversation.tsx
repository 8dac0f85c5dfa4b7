import { useParams } from 'react-router'
import { type Enquiry, fetchEnquiry } from '#contract/office/enquiries.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { useMay } from '../../me.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { whenLabel } from '../../when.ts'
import { Aside } from './aside.tsx'
import { dueLabel, StateBadge } from './due.tsx'
import { NoteForm } from './note-form.tsx'
import { QuoteForm, useEnquiryDraft } from './quote-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import './conversation.css'

/** One enquiry: what was asked, what was answered, and the next answer. */
export function Conversation() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useOffice(fetchEnquiry, { id })
  const may = useMay('enquiries.answer')
  if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  const enquiry = data?.enquiry
  if (enquiry === undefined) return <Skeleton lines={10} />
  return (
    <>
      <PageHead
        title={enquiry.name}
        badges={<StateBadge {...enquiry} />}
        about={[enquiry.reference, enquiry.about, dueLabel(enquiry)].filter(Boolean).join(' · ')}
        help="enquiries"
        actions={
          <ButtonLink to="/enquiries" icon="left">
            Inbox
          </ButtonLink>
        }
      />
      <div className="split">
        <div className="stack">
          <Story enquiry={enquiry} />
          {may && <Answering key={enquiry.id} enquiry={enquiry} />}
        </div>
        <Aside enquiry={enquiry} />
      </div>
    </>
  )
}

function Answering({ enquiry }: { enquiry: Enquiry }) {
  const draft = useEnquiryDraft(enquiry)
  return (
    <Tabs
      label="Answer"
      tabs={[
        { id: 'reply', label: 'Reply', content: <ReplyForm enquiry={enquiry} /> },
        { id: 'quote', label: 'Quote', content: <QuoteForm enquiry={enquiry} draft={draft} /> },
        { id: 'note', label: 'Note', content: <NoteForm id={enquiry.id} /> },
      ]}
    />
  )
}

type Said = { at: string; key: string; node: React.ReactNode }

/** What was asked, answered and noted, in order of time. */
function Story({ enquiry: { asks, messages } }: { enquiry: Enquiry }) {
  const said: Said[] = [
    ...asks.map((ask) => ({ at: ask.at, key: ask.reference, node: <Ask ask={ask} /> })),
    ...messages.map((message) => ({ at: message.at, key: message.id, node: <Message message={message} /> })),
  ]
  return (
    <ol className="story" aria-label="Conversation">
      {said
        .toSorted((one, other) => one.at.localeCompare(other.at))
        .map(({ key, node }) => (
          <li key={key}>{node}</li>
        ))}
    </ol>
  )
}

function Ask({ ask }: { ask: Enquiry['asks'][number] }) {
  const { reference, at, subject, about, detail, travellers, travelDate, message, price } = ask
  return (
    <article className="said asked">
      <header>
        <b>Asked</b> <span>{whenLabel(at)}</span> <span className="token">{reference}</span>
      </header>
      <p>
        <b>{about}</b> ({subject.toLowerCase()}), {travellers}
        {travelDate !== null && `, ${formatDay(travelDate)}`}
      </p>
      {detail !== null && <p className="as-written">{detail}</p>}
      {message !== null && <p className="as-written">{message}</p>}
      {price !== null && (
        <p className="hint">
          Shown then: {formatRupees(price.amountPayable)} ({price.covers})
        </p>
      )}
    </article>
  )
}

function Message({ message: { kind, at, by, subject, text } }: { message: Enquiry['messages'][number] }) {
  return (
    <article className={`said ${kind}`}>
      <header>
        <b>{kind === 'reply' ? `${by} replied` : `${by} noted`}</b> <span>{whenLabel(at)}</span>
      </header>
      {subject !== '' && <p>{subject}</p>}
      <p className="as-written">{text}</p>
    </article>
  )
}
