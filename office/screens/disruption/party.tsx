import { Link } from 'react-router'
import type { DisruptionParty } from '#contract/office/disruptions.ts'
import { counted } from '#contract/terms/counted.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { whenLabel } from '../../when.ts'
import { clockLabel, PARTY_BADGES } from './states.ts'

type Deeds = { isChosen: boolean; onChoose: () => void; onSettle: () => void; onWrite: () => void }
/** `isNamed`: the head of the screen says already what is off. */
type Props = { party: DisruptionParty; isNamed: boolean } & Partial<Deeds>

/** One party: who, what else hangs on it, how it stands, and what can be done. */
export function Party({ party, isNamed, isChosen = false, onChoose, onSettle, onWrite }: Props) {
  const { ref, name, people, title, startsAt, seats, state, isLate, settled, byTraveller, hangs } = party
  const clock = clockLabel(party)
  const shown = name || 'Name removed'
  // What was done names the new seats.
  const isSettled = settled !== null && state !== 'open'
  return (
    <li className="disruption-party" data-late={isLate || undefined} data-settled={onSettle === undefined || undefined}>
      <div className="disruption-who">
        {onChoose && (
          <label className="disruption-pick">
            <input type="checkbox" aria-label={`Choose ${shown}`} checked={isChosen} onChange={onChoose} />
          </label>
        )}
        <p>
          <b>{shown}</b> <span className="soft">{counted(people, 'person', 'people')}</span>{' '}
          <Link to={`/bookings/${ref}`} className="token">
            {ref}
          </Link>
        </p>
        <Badge {...PARTY_BADGES[state]}>{isLate ? 'No answer' : PARTY_BADGES[state].label}</Badge>
      </div>
      <p className="soft">
        {[
          ...(isNamed || isSettled ? [] : [`${title}, ${whenLabel(startsAt)}`]),
          ...(seats.length === 0 || isSettled ? [] : [`${seats.length === 1 ? 'Seat' : 'Seats'} ${seats.join(', ')}`]),
        ].join(' · ')}
      </p>
      {clock && <p className={isLate ? 'disruption-late' : undefined}>{clock}</p>}
      {isSettled && (
        <p>
          {settled}
          {byTraveller && ' (chosen by the traveller)'}
        </p>
      )}
      {hangs.length > 0 && <Hanging hangs={hangs} isSettled={isSettled} />}
      {onSettle && <PartyDeeds party={party} onSettle={onSettle} onWrite={onWrite} />}
    </li>
  )
}

function Hanging({ hangs, isSettled }: Pick<DisruptionParty, 'hangs'> & { isSettled: boolean }) {
  const risky = hangs.filter(({ isAtRisk }) => isAtRisk)
  const [first] = isSettled ? [] : risky
  return (
    <details>
      <summary>
        {first === undefined
          ? `${counted(hangs.length, 'other part')} of the trip`
          : `At risk: ${first.title}${risky.length > 1 ? `, and ${risky.length - 1} more` : ''}`}
      </summary>
      <ul>
        {hangs.map(({ title, startsAt, isAtRisk }) => (
          <li key={`${startsAt} ${title}`}>
            {isAtRisk ? <b>{title}</b> : title}, {whenLabel(startsAt)}
          </li>
        ))}
      </ul>
    </details>
  )
}

function PartyDeeds({
  party,
  onSettle,
  onWrite,
}: { party: DisruptionParty } & Pick<Partial<Deeds>, 'onSettle' | 'onWrite'>) {
  const { name, phone, tel, whatsapp, refund, endsBooking } = party
  return (
    <div className="disruption-deeds">
      <Button kind="outline" aria-label={`Settle ${name}`} onClick={onSettle}>
        Settle
      </Button>
      <Button kind="quiet" icon="mail" aria-label={`Write to ${name}`} onClick={onWrite}>
        Write
      </Button>
      {tel !== '' && (
        <>
          <a href={tel} aria-label={`Call ${name}, ${phone}`}>
            <Icon name="phone" />
          </a>
          <a href={whatsapp} target="_blank" rel="noreferrer" aria-label={`WhatsApp to ${name}`}>
            <Icon name="chat" />
          </a>
        </>
      )}
      <span className="soft">
        {formatRupees(refund)} if paid back{endsBooking && ', and nothing is left of the booking'}
      </span>
    </div>
  )
}
