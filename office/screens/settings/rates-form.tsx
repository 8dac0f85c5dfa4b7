import { useFieldArray } from 'react-hook-form'
import { type RateFields, saveCurrencyRates } from '#contract/office/settings.ts'
import { CURRENCIES_MAX, CURRENCY_RATES_DAYS_MAX } from '#contract/terms/currency.ts'
import { callOffice } from '../../call.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { FieldSet, Input } from '../../ui/form.tsx'
import { NumberBox } from '../../ui/number-boxes.tsx'
import { DateBox } from '../../ui/pick-boxes.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { SettingForm } from './setting-form.tsx'
import './settings.css'

export function RatesForm({ rates, version }: { rates: RateFields | null; version: string }) {
  return (
    <SettingForm<RateFields, RateFields>
      values={rates ?? { asOf: '', rates: [] }}
      {...{ fieldsOf, version }}
      send={(body, query) => callOffice(saveCurrencyRates, { query, body })}
      said={(body) =>
        body.rates.length === 0 ? 'Saved: no hints are shown' : 'Saved: visitors may choose these currencies'
      }
    >
      <FieldSet
        title="Hints in other currencies"
        hint={`Shown beside prices to who chooses one, never on a bill. Rates older than ${CURRENCY_RATES_DAYS_MAX} days are shown to nobody.`}
      >
        <Input of={DateBox} source="asOf" label="Rates of the day" />
        <Rates />
      </FieldSet>
    </SettingForm>
  )
}

function Rates() {
  const { fields, append, remove } = useFieldArray({ name: 'rates' })
  return (
    <>
      {fields.map((row, index) => (
        <div key={row.id} className="setting-pair">
          <Input of={TextBox} source={`rates.${index}.code`} label="Currency, three letters" />
          <Input of={NumberBox} source={`rates.${index}.rupees`} label="Rupees for one" prefix="₹" />
          <IconButton icon="close" label={`Take away currency ${index + 1}`} onClick={() => remove(index)} />
        </div>
      ))}
      {fields.length < CURRENCIES_MAX && (
        <div>
          <Button icon="plus" onClick={() => append({ code: '', rupees: null })}>
            Add a currency
          </Button>
        </div>
      )}
    </>
  )
}

const fieldsOf = (rates: RateFields) => rates
