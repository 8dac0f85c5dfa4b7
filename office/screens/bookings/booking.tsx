import { useParams } from 'react-router'
import { type BookingStory, fetchStory } from '#contract/office/bookings.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Stat, Stats } from '../../ui/figures.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { whenLabel } from '../../when.ts'
import { Deeds } from './deeds.tsx'
import { Happened, Mails } from './happened.tsx'
import { Money } from './money.tsx'
import { Notes } from './notes.tsx'
import { STATES } from './states.ts'
import { Travellers, TripLines } from './trip.tsx'
import './booking.css'

/** The whole story of a booking, and what can be done with it. */
export function Booking() {
  const { ref = '' } = useParams()
  const { data, error, refetch } = useOffice(fetchStory, { ref })
  if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  const booking = data?.booking
  if (booking === undefined) return <Skeleton lines={12} />
  const { kind, label } = STATES[booking.state]
  return (
    <>
      <PageHead
        title={booking.lead.name || 'Nobody any more'}
        badges={<Badge kind={kind}>{label}</Badge>}
        about={
          <>
            <span className="token">{booking.id}</span> · booked {whenLabel(booking.createdAt)}
          </>
        }
        help="bookings"
        actions={
          <ButtonLink to="/bookings" icon="left">
            Bookings
          </ButtonLink>
        }
      />
      <Urgent booking={booking} />
      <Sums booking={booking} />
      <div className="split booking">
        <div className="stack">
          <Deeds booking={booking} />
          <TripLines booking={booking} />
          <Travellers booking={booking} />
          <Money booking={booking} />
          <Happened booking={booking} />
        </div>
        <aside className="stack">
          <Lead booking={booking} />
          <Notes booking={booking} />
          <Documents booking={booking} />
          <Agreed booking={booking} />
          <Mails booking={booking} />
        </aside>
      </div>
    </>
  )
}

type Props = { booking: BookingStory }

/** What somebody should not miss. */
function Urgent({ booking: { expiresAt, names, refunds, late } }: Props) {
  const byHand = refunds.filter(({ state, isByHand }) => isByHand && state === 'manual')
  return (
    <>
      {expiresAt !== null && <Note kind="warn">Held until {whenLabel(expiresAt)}; then its stock is free again.</Note>}
      {names !== null && names.missing > 0 && (
        <Note kind="warn">
          {names.missing} names are missing, due by {formatDay(names.until)}.
        </Note>
      )}
      {byHand.length > 0 && (
        <Note kind="bad">
          Please pay back {formatRupees(byHand.reduce((sum, { amount }) => sum + amount, 0))} by hand, and note it under
          Money.
        </Note>
      )}
      {late && <Note>The payment came after the hold had ended; everything was still free.</Note>}
    </>
  )
}

function Sums({ booking: { total, paid, due, balanceDay } }: Props) {
  return (
    <Stats>
      <Stat label="Price" value={<span className="num">{formatRupees(total)}</span>} />
      <Stat label="Paid" value={<span className="num">{formatRupees(paid)}</span>} />
      <Stat
        label="Due"
        value={<span className="num">{formatRupees(due)}</span>}
        note={due > 0 && balanceDay !== null ? `by ${formatDay(balanceDay)}` : undefined}
      />
    </Stats>
  )
}

function Lead({ booking: { lead, gstin, id } }: Props) {
  const digits = lead.contactText.replaceAll(/\D/g, '')
  return (
    <section className="panel" aria-labelledby="lead">
      <h2 id="lead">Lead traveller</h2>
      <p>
        <b>{lead.name}</b>
        {gstin !== null && (
          <>
            <br />
            GSTIN <span className="token">{gstin}</span>
          </>
        )}
      </p>
      {digits !== '' && (
        <p className="reach">
          <a href={`tel:+${digits}`}>{lead.contactText}</a>
          <a href={`https://wa.me/${digits}`} rel="noreferrer" target="_blank">
            WhatsApp
          </a>
        </p>
      )}
      {lead.email !== '' && <a href={`mailto:${lead.email}?subject=Booking ${id}`}>{lead.email}</a>}
    </section>
  )
}

const DOCUMENTS = { voucher: 'Voucher', invoice: 'Invoice', calendar: 'Calendar file' }

function Documents({ booking: { id, documents } }: Props) {
  if (documents.length === 0) return null
  return (
    <section className="panel" aria-labelledby="documents">
      <h2 id="documents">Documents</h2>
      <ul className="plain">
        {documents.map((kind) => (
          <li key={kind}>
            <a href={`/api/office/bookings/${id}/documents/${kind}`} download>
              {DOCUMENTS[kind]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The versions of the policies that its traveller agreed to. */
function Agreed({ booking: { policies } }: Props) {
  if (policies.length === 0) return null
  return (
    <section className="panel" aria-labelledby="agreed">
      <h2 id="agreed">Agreed to</h2>
      <ul className="plain">
        {policies.map(({ title, version, path }) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noreferrer">
              {title} {version}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
