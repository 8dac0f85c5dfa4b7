import { formatDay } from '#contract/terms/india-time.ts'
import '#site/ui/chip.css'
import { Field } from '#site/ui/field.tsx'
import '#site/ui/only-unscripted.css'
import type { PickupNote } from './package-answer.ts'
import { PACKAGE_TEXTS, startText } from './package-page-texts.ts'
import type { CarParty, DriveProblems } from './package-party.ts'

type Props = {
  party: CarParty
  onParty: (party: CarParty) => void
  /** The pick-up of the drive's plan. */
  startsAt?: string
  pickup?: PickupNote
  problems: DriveProblems
  firstDay: string
  lastDay: string
}

/** The day and the hour, and why nobody is picked up then, with the open days near it. */
export function PackagePickup({ party, onParty, startsAt, pickup, problems, firstDay, lastDay }: Props) {
  return (
    <div className="package-pickup">
      <Field
        label={PACKAGE_TEXTS.date}
        name="date"
        type="date"
        required
        min={firstDay}
        max={lastDay}
        value={party.date}
        error={problems.date}
        onChange={({ target }) => onParty({ ...party, date: target.value })}
      />
      <Field
        label={PACKAGE_TEXTS.time}
        name="time"
        type="time"
        required
        value={party.time}
        hint={startsAt && startText(startsAt)}
        error={problems.time}
        onChange={({ target }) => onParty({ ...party, time: target.value })}
      />
      <div role="status">
        {pickup && <Note note={pickup} date={party.date} onDay={(date) => onParty({ ...party, date })} />}
      </div>
    </div>
  )
}

type NoteProps = { note: PickupNote; date: string; onDay: (day: string) => void }

function Note({ note: { field, message, nearest }, date, onDay }: NoteProps) {
  return (
    <div className="closed-day">
      <p>
        {field === 'date' && `${formatDay(date)}: `}
        {message} {nearest.length > 0 && PACKAGE_TEXTS.nearest}{' '}
        {nearest.length > 0 && <span className="only-unscripted">{nearest.map(formatDay).join(', ')}.</span>}
      </p>
      {nearest.map((day) => (
        <button key={day} type="button" className="chip only-scripted" onClick={() => onDay(day)}>
          {formatDay(day)}
        </button>
      ))}
    </div>
  )
}
