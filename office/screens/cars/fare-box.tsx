import { type BoxProps, Field } from '../../ui/field.tsx'
import { Row } from '../../ui/form.tsx'
import { MoneyBox } from '../../ui/number-boxes.tsx'
import './cars.css'

export type FareRate = { vehicleId: string; price: number; extraKm: number | null }
type Props = BoxProps<FareRate[]> & { cars: readonly { id: string; name: string }[]; isHire: boolean }

/** A price for each kind of car; empty where it is not offered. */
export function FareBox({ label, hint, error, value, onChange, disabled, cars, isHire }: Props) {
  const rates = new Map((value ?? []).map((rate) => [rate.vehicleId, rate]))
  const set = (vehicleId: string, part: Partial<FareRate> | undefined) => {
    const next = new Map(rates)
    if (part === undefined) next.delete(vehicleId)
    else next.set(vehicleId, { vehicleId, price: 0, extraKm: null, ...rates.get(vehicleId), ...part })
    onChange(cars.flatMap(({ id }) => next.get(id) ?? []))
  }
  return (
    <Field {...{ label, hint, error }} group>
      {() => (
        <div className={isHire ? 'fare-rows of-hire' : 'fare-rows'}>
          {cars.map(({ id, name }) => (
            <Row key={id}>
              <MoneyBox
                label={name}
                disabled={disabled ?? false}
                value={rates.get(id)?.price ?? null}
                onChange={(price) => set(id, price === null ? undefined : { price })}
              />
              {isHire && (
                <MoneyBox
                  label={`A kilometre more, ${name}`}
                  disabled={disabled === true || !rates.has(id)}
                  value={rates.get(id)?.extraKm ?? null}
                  onChange={(extraKm) => set(id, { extraKm })}
                />
              )}
            </Row>
          ))}
        </div>
      )}
    </Field>
  )
}
