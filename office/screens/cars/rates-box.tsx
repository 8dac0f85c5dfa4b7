import type { DriveRate } from '#contract/office/car-packages.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { type BoxProps, Field } from '../../ui/field.tsx'
import { Row } from '../../ui/form.tsx'
import { MoneyBox, NumberBox } from '../../ui/number-boxes.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import './cars.css'

type Props = BoxProps<DriveRate[]> & { cars: readonly { id: string; name: string; seats: number }[] }

/** Rows of a price by the size of the party. */
export function RatesBox({ label, hint, error, value, onChange, disabled = false, cars }: Props) {
  const rates = value ?? []
  const change = (place: number, part: Partial<DriveRate>) =>
    onChange(rates.map((rate, at) => (at === place ? { ...rate, ...part } : rate)))
  const [first] = cars
  const add = () => {
    const minPax = (rates.at(-1)?.maxPax ?? 0) + 1
    const car = cars.find(({ seats }) => seats >= minPax) ?? first
    if (car === undefined) return
    onChange([
      ...rates,
      { vehicleId: car.id, vehicleCount: 1, minPax, maxPax: Math.max(minPax, car.seats), listPrice: 0 },
    ])
  }
  return (
    <Field {...{ label, hint, error }} group>
      {() => (
        <div className="rate-rows">
          {rates.map((rate, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name and do not move
            <div className="rate-row" key={place}>
              <div className="row">
                <b>Row {place + 1}</b>
                {!disabled && (
                  <IconButton
                    icon="bin"
                    label={`Remove row ${place + 1}`}
                    onClick={() => onChange(rates.filter((_, at) => at !== place))}
                  />
                )}
              </div>
              <RateFields {...{ rate, cars, disabled }} onChange={(part) => change(place, part)} />
            </div>
          ))}
          {!disabled && (
            <div>
              <Button icon="plus" onClick={add}>
                Add a row
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

type RateProps = Pick<Props, 'cars'> & {
  rate: DriveRate
  disabled: boolean
  onChange: (part: Partial<DriveRate>) => void
}

function RateFields({ rate, cars, disabled, onChange }: RateProps) {
  const number = (name: keyof DriveRate) => (value: number | null) => onChange({ [name]: value ?? 0 })
  return (
    <>
      <Row>
        <NumberBox label="Cars" value={rate.vehicleCount} disabled={disabled} onChange={number('vehicleCount')} />
        <SelectBox
          label="Car"
          value={rate.vehicleId}
          disabled={disabled}
          onChange={(vehicleId) => onChange({ vehicleId })}
          options={cars.map(({ id, name, seats }) => ({ value: id, label: `${name}, ${seats} seats` }))}
        />
      </Row>
      <Row>
        <NumberBox label="People from" value={rate.minPax} disabled={disabled} onChange={number('minPax')} />
        <NumberBox label="People up to" value={rate.maxPax} disabled={disabled} onChange={number('maxPax')} />
        <MoneyBox label="Price" value={rate.listPrice} disabled={disabled} onChange={number('listPrice')} />
      </Row>
    </>
  )
}
