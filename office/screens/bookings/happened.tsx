import type { BookingStory } from '#contract/office/bookings.ts'
import { Badge, type BadgeKind } from '../../ui/badge.tsx'
import { whenLabel } from '../../when.ts'

type Props = { booking: BookingStory }

/** What became of the booking, and what the traveller wrote, in the order of time. */
export function Happened({ booking: { history, messages } }: Props) {
  const entries = [
    ...history.map(({ at, text, by }) => ({ at, text, by, key: `${at} ${text}`, isAsked: false })),
    ...messages.map(({ at, text, reference }) => ({ at, text, by: null, key: reference, isAsked: true })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  return (
    <section className="panel" aria-labelledby="happened">
      <h2 id="happened">What happened</h2>
      <ol className="plain happened">
        {entries.map(({ at, text, by, key, isAsked }) => (
          <li key={key} data-asked={isAsked || undefined}>
            <small>
              {whenLabel(at)}
              {by !== null && `, ${by}`}
              {isAsked && ', the traveller asked'}
            </small>
            <span className="as-written">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const MAIL_STATES: Record<BookingStory['mails'][number]['state'], { kind: BadgeKind; label: string }> = {
  waiting: { kind: 'warn', label: 'Waiting' },
  sent: { kind: 'good', label: 'Sent' },
  kept: { kind: 'plain', label: 'Kept here: no mail server is set' },
  failed: { kind: 'bad', label: 'Failed' },
}

/** What was mailed to the traveller. */
export function Mails({ booking: { mails } }: Props) {
  return (
    <section className="panel" aria-labelledby="mails">
      <h2 id="mails">Mails</h2>
      {mails.length === 0 && <p>None yet.</p>}
      <ul className="plain">
        {mails.map(({ at, subject, state }) => (
          <li key={`${at} ${subject}`}>
            {subject} <Badge kind={MAIL_STATES[state].kind}>{MAIL_STATES[state].label}</Badge>
            <br />
            <small>{whenLabel(at)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
