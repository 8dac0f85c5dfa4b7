import '#site/ui/tiles.css'
import { CAR_TYPES, type CarType } from '#contract/terms/car-hire.ts'
import type { CarForm } from './car-form.ts'
import { SEARCH_TEXTS } from './search-texts.ts'

type Props = { form: CarForm; onForm: (form: CarForm) => void }

export function CarTypeChoice({ form, onForm }: Props) {
  return (
    <Toggle
      legend={SEARCH_TEXTS.carType}
      name="carType"
      options={CAR_TYPES.map((type) => ({ value: type, label: type }))}
      chosen={form.carType}
      onChoose={(carType) => onForm({ ...form, carType: carType as CarType })}
    />
  )
}

/** Which side of the ride is the airport. */
export function DirectionChoice({ form, onForm }: Props) {
  return (
    <Toggle
      legend={SEARCH_TEXTS.direction}
      name="isSwapped"
      options={[
        { value: 'false', label: SEARCH_TEXTS.fromAirport },
        { value: 'true', label: SEARCH_TEXTS.toAirport },
      ]}
      chosen={String(form.isSwapped)}
      onChoose={(value) => onForm({ ...form, isSwapped: value === 'true' })}
    />
  )
}

type ToggleProps = {
  legend: string
  name: string
  options: { value: string; label: string }[]
  chosen: string
  onChoose: (value: string) => void
}

/** Two radios side by side, as one switch. */
function Toggle({ legend, name, options, chosen, onChoose }: ToggleProps) {
  return (
    <fieldset className="tiles car-toggle">
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
