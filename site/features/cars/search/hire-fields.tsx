import { type ReactNode, useId } from 'react'
import { CAR_PAX_MAX, HIRE_DURATIONS } from '#contract/terms/car-hire.ts'
import type { CarForm } from './car-form.ts'
import type { CarFormFacts } from './car-stops-loader.ts'
import type { CarFieldName } from './judge-car-form.ts'
import { SEARCH_TEXTS } from './search-texts.ts'

type Props = { form: CarForm; onForm: (form: CarForm) => void; wrong: CarFieldName | undefined }

/** How long the car stays. */
export function HireFields({ form, onForm, wrong }: Props) {
  return (
    <Cell label={SEARCH_TEXTS.duration} className="car-duration">
      {(id) => (
        <select
          id={id}
          name="duration"
          data-field="duration"
          aria-invalid={wrong === 'duration' || undefined}
          value={form.duration}
          onChange={({ target }) => onForm({ ...form, duration: target.value })}
        >
          <option value="">{SEARCH_TEXTS.chooseDuration}</option>
          {HIRE_DURATIONS.map((duration) => (
            <option key={duration}>{duration}</option>
          ))}
        </select>
      )}
    </Cell>
  )
}

type WhenProps = Props & { names: { date: string; time: string }; first: CarFormFacts['first'] }

/** Day and time in India; neither before the first pick-up there can be. */
export function WhenFields({ form, onForm, wrong, names, first }: WhenProps) {
  return (
    <>
      <Cell label={SEARCH_TEXTS.date}>
        {(id) => (
          <input
            id={id}
            type="date"
            name={names.date}
            data-field="date"
            aria-invalid={wrong === 'date' || undefined}
            min={first.date}
            value={form.date}
            onChange={({ target }) => onForm({ ...form, date: target.value })}
          />
        )}
      </Cell>
      <Cell label={SEARCH_TEXTS.time}>
        {(id) => (
          <input
            id={id}
            type="time"
            name={names.time}
            data-field="time"
            aria-invalid={wrong === 'time' || undefined}
            min={form.date === first.date ? first.time : undefined}
            value={form.time}
            onChange={({ target }) => onForm({ ...form, time: target.value })}
          />
        )}
      </Cell>
    </>
  )
}

export function PartyField({ form, onForm, wrong }: Props) {
  return (
    <Cell label={SEARCH_TEXTS.passengers} className="car-party">
      {(id) => (
        <input
          id={id}
          type="number"
          inputMode="numeric"
          name="passengers"
          data-field="passengers"
          aria-invalid={wrong === 'passengers' || undefined}
          min={1}
          max={CAR_PAX_MAX}
          value={form.passengers}
          onChange={({ target }) => onForm({ ...form, passengers: target.value })}
        />
      )}
    </Cell>
  )
}

type CellProps = { label: string; className?: string; children: (id: string) => ReactNode }

function Cell({ label, className, children }: CellProps) {
  const id = useId()
  return (
    <div className={className === undefined ? 'search-cell' : `search-cell ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
