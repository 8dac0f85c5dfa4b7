import { useFieldArray } from 'react-hook-form'
import { fetchSettings, type RateFields, saveCurrencyRates } from '#contract/office/settings.ts'
import { CURRENCIES_MAX, CURRENCY_RATES_DAYS_MAX } from '#contract/terms/currency.ts'
import { callOffice } from '../../call.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { FieldSet, Input, OfficeForm } from '../../ui/form.tsx'
import { NumberBox } from '../../ui/number-boxes.tsx'
import { DateBox } from '../../ui/pick-boxes.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import './settings.css'
import { useRenew } from './use-renew.ts'

export function RatesForm({ rates }: { rates: RateFields | null }) {
  const say = useSay()
  const renew = useRenew(fetchSettings)
  const save = async (body: RateFields) => {
    const answer = await callOffice(saveCurrencyRates, { body })
    if (!answer.ok) return answer.error
    say(body.rates.length === 0 ? 'Saved: no hints are shown' : 'Saved: visitors may choose these currencies')
    renew()
  }
  return (
    <OfficeForm values={rates ?? { asOf: '', rates: [] }} onSave={save} bar>
      <FieldSet
        title="Hints in other currencies"
        hint={`Shown beside prices to who chooses one, never on a bill. Rates older than ${CURRENCY_RATES_DAYS_MAX} days are shown to nobody.`}
      >
        <Input of={DateBox} source="asOf" label="Rates of the day" />
        <Rates />
      </FieldSet>
    </OfficeForm>
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
