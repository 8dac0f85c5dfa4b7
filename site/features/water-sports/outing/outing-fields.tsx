import '#site/ui/tiles.css'
import '#site/ui/only-unscripted.css'
import '#site/shop/party/people.css'
import './outing-fields.css'
import '#site/ui/choice.css'
import { asksAges } from '#contract/terms/guest-limits.ts'
import { PARTY_COUNT_MAX } from '#contract/terms/limits.ts'
import { Field } from '#site/ui/field.tsx'
import { Stepper } from '#site/ui/stepper.tsx'
import type { BookableActivity } from '../details/details-view.ts'
import { BOOKING_TEXTS, HEALTH_TEXTS, leftText } from './booking-texts.ts'
import { DateField } from './date-field.tsx'
import { GuestFields } from './guest-fields.tsx'
import { guestProblems } from './guest-problems.ts'
import { HealthList } from './health-list.tsx'
import { isLargeParty, type Outing, withGuests } from './outing.ts'
import type { Calendar, DayView, OutingProblems } from './outing-answer.ts'

type Props = {
  activity: BookableActivity
  calendar: Calendar
  outing: Outing
  onOuting: (outing: Outing) => void
  day?: DayView | undefined
  /** What the server found wrong. */
  problems?: OutingProblems
  /** The ages wait for the next page when there is no script to draw a field for each guest. */
  agesLater?: boolean
  /** Booked by our office, which asks for ages and health later. */
  isGroup?: boolean
}

/** Where, when, who, and that they are fit for it: fields of whatever form they stand in. */
export function OutingFields({ activity, calendar, outing, onOuting, day, problems = {}, ...how }: Props) {
  const { agesLater = false } = how
  const isGroup = how.isGroup || isLargeParty(outing)
  const typed = { ...guestProblems(activity, outing, false), ...problems }
  const hasLimits = !isGroup && (asksAges(activity) || activity.maxWeightKg !== null)
  return (
    <div className="outing-fields">
      <PlaceField activity={activity} outing={outing} onOuting={onOuting} error={problems.place} />
      <DateField calendar={calendar} outing={outing} onOuting={onOuting} day={day} error={problems.date} />
      <TimeField calendar={calendar} outing={outing} onOuting={onOuting} day={day} error={problems.time} />
      <div className="outing-guests">
        <Stepper
          label={BOOKING_TEXTS.guests}
          hint={BOOKING_TEXTS.guestsHint}
          name="guests"
          value={outing.guests}
          min={1}
          max={PARTY_COUNT_MAX}
          onChange={(guests) => onOuting(withGuests(outing, guests))}
        />
        {problems.guests && <p className="small problem">{problems.guests}</p>}
        {hasLimits && agesLater && <p className="people-note only-unscripted">{BOOKING_TEXTS.agesLater}</p>}
        {hasLimits && (
          <GuestFields
            activity={activity}
            outing={outing}
            onOuting={onOuting}
            problems={typed}
            onlyScripted={agesLater}
          />
        )}
      </div>
      {!isGroup && (
        <HealthAgreement
          activity={activity}
          outing={outing}
          onOuting={onOuting}
          error={problems.agreed}
          open={!agesLater}
        />
      )}
    </div>
  )
}

type PlaceProps = Pick<Props, 'activity' | 'outing' | 'onOuting'> & { error?: string }

/** A list where there is a choice. */
function PlaceField({ activity: { places }, outing, onOuting, error }: PlaceProps) {
  const [only] = places
  if (only === undefined) return null
  if (places.length === 1) {
    return (
      <p className="outing-place">
        <span>{BOOKING_TEXTS.place}</span> {only.name}
        <input type="hidden" name="place" value={only.id} />
      </p>
    )
  }
  return (
    <Field label={BOOKING_TEXTS.place} name="place" error={error}>
      {(control) => (
        <select
          {...control}
          value={outing.place}
          onChange={({ target }) => onOuting({ ...outing, place: target.value })}
        >
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type HealthAgreementProps = {
  activity: BookableActivity
  outing: Outing
  onOuting: (outing: Outing) => void
  error?: string
  /** The rules stand open where there is room for them. */
  open: boolean
}

/** The health rules, and the tick that they were read. */
function HealthAgreement({ activity: { health }, outing, onOuting, error, open }: HealthAgreementProps) {
  if (health.notWith.length === 0 && health.rules.length === 0) return null
  return (
    <div className="outing-health choice-marks">
      <details open={open}>
        <summary>{HEALTH_TEXTS.title}</summary>
        <HealthList health={health} />
      </details>
      <label>
        <input
          type="checkbox"
          name="agreed"
          value="yes"
          required
          checked={outing.agreed}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => onOuting({ ...outing, agreed: target.checked })}
        />
        <span>{BOOKING_TEXTS.agree}</span>
      </label>
      {error && <p className="small problem">{error}</p>}
    </div>
  )
}

/** Fewer than this in a slot are worth saying. */
const FEW = 6

type TimeFieldProps = {
  calendar: Calendar
  outing: Outing
  onOuting: (outing: Outing) => void
  day?: DayView | undefined
  error?: string
}

type Slot = { time: string; left?: number }

/** The start times: those of the day chosen with what is left, before that those of any open day. */
function TimeField({ calendar, outing, onOuting, day, error }: TimeFieldProps) {
  const slots: Slot[] = day && day.slots.length > 0 ? day.slots : calendar.times.map((time) => ({ time }))
  return (
    <fieldset className="tiles outing-times">
      <legend>{BOOKING_TEXTS.time}</legend>
      {slots.length === 0 && <p className="people-note">{BOOKING_TEXTS.noTimes}</p>}
      {slots.map(({ time, left }) => (
        <label key={time}>
          <input
            type="radio"
            name="time"
            required
            value={time}
            checked={outing.time === time}
            disabled={left !== undefined && left < outing.guests}
            aria-invalid={error ? true : undefined}
            onChange={() => onOuting({ ...outing, time })}
          />
          <span>
            {time}
            {left !== undefined && left < FEW && <small>{left === 0 ? BOOKING_TEXTS.soldOut : leftText(left)}</small>}
          </span>
        </label>
      ))}
      {error && <p className="small problem">{error}</p>}
    </fieldset>
  )
}
