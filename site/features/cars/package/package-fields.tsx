import { CAR_CHILD_MAX_AGE } from '#contract/terms/car-hire.ts'
import { ChildAges } from '#site/shop/party/child-ages.tsx'
import '#site/ui/choice.css'
import { PartySteppers } from '#site/shop/party/party-steppers.tsx'
import type { PickupNote } from './package-answer.ts'
import '#site/shop/party/people.css'
import './package-fields.css'
import { PACKAGE_TEXTS } from './package-page-texts.ts'
import { CAR_COUNT_MAX, type CarParty, type DriveProblems, withChildren } from './package-party.ts'
import { PackagePickup } from './package-pickup.tsx'
import type { DriveState } from './package-price-state.ts'
import type { BookableDrive } from './package-view.ts'

type Props = {
  drive: BookableDrive
  party: CarParty
  onParty: (party: CarParty) => void
  state: DriveState
  pickup?: PickupNote
  /** What the server found wrong. */
  problems?: DriveProblems
  firstDay: string
  lastDay: string
}

/** Who is driven, when, and with tickets or without: fields of whatever form they stand in. */
export function PackageFields({ drive, party, onParty, state, pickup, problems = {}, firstDay, lastDay }: Props) {
  const limit = state.kind === 'limit' ? state.message : undefined
  const counts = [problems.adults, problems.children, limit].filter((message) => message !== undefined)
  return (
    <div className="package-fields">
      <PackagePickup startsAt={drive.startsAt} {...{ party, onParty, pickup, problems, firstDay, lastDay }} />
      <div className="people">
        <PartySteppers
          counts={{ adults: party.adults, children: party.children }}
          texts={PACKAGE_TEXTS}
          most={CAR_COUNT_MAX}
          onCount={(name, count) =>
            onParty(name === 'adults' ? { ...party, adults: count } : withChildren(party, count))
          }
        />
        <ChildAges
          className="people-ages package-ages"
          ages={party.ages}
          oldest={CAR_CHILD_MAX_AGE}
          required
          error={problems.ages}
          onAges={(ages) => onParty({ ...party, ages })}
        />
        {[...new Set(counts)].map((message) => (
          <p key={message} className="small problem people-limit" role="alert">
            {message}
          </p>
        ))}
      </div>
      {drive.tickets === undefined ? (
        <p className="people-note">{PACKAGE_TEXTS.noTickets}</p>
      ) : (
        <label className="package-tickets choice-marks">
          <input
            type="checkbox"
            name="entryFee"
            value="yes"
            checked={party.entryFee}
            onChange={({ target }) => onParty({ ...party, entryFee: target.checked })}
          />
          <span>
            {PACKAGE_TEXTS.addTickets}
            <small>{drive.tickets}</small>
          </span>
        </label>
      )}
    </div>
  )
}
