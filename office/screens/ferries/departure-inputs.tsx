import { useFormContext } from 'react-hook-form'
import type { fetchFerryOptions } from '#contract/office/boats.ts'
import { SHORT_MONTHS } from '#contract/terms/india-time.ts'
import type { Answer } from '../../call.ts'
import { MultiChoice, Switch } from '../../ui/choices.tsx'
import { type BoxProps, Field } from '../../ui/field.tsx'
import { Input, needed, Row } from '../../ui/form.tsx'
import { MoneyBox } from '../../ui/number-boxes.tsx'
import { DateBox, SelectBox, TimeBox } from '../../ui/pick-boxes.tsx'
import { type DepartureValues, WEEKDAY_OPTIONS } from './departure-values.ts'

export type FerryOptions = Answer<typeof fetchFerryOptions>

/** When it sails, on which boat, and what it costs. */
export function DepartureInputs({ options }: { options: FerryOptions | undefined }) {
  const { watch } = useFormContext<DepartureValues>()
  const { vesselId, isSeasonal } = watch()
  const boat = options?.boats.find(({ id }) => id === vesselId)
  return (
    <>
      <Input
        of={SelectBox}
        source="vesselId"
        label="Boat"
        empty="Please choose"
        options={(options?.boats ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        check={needed('Please choose a boat')}
      />
      <Row>
        <Input of={TimeBox} source="departTime" label="Leaves" check={needed('Please enter a time')} />
        <Input of={TimeBox} source="arriveTime" label="Arrives" check={needed('Please enter a time')} />
      </Row>
      <Input
        of={MultiChoice}
        source="weekdays"
        label="Days of the week"
        options={WEEKDAY_OPTIONS}
        check={(days: string[]) => (days.length === 0 ? 'Please choose a day of the week' : undefined)}
      />
      <Input of={Switch} source="isSeasonal" label="Only in a part of the year" />
      {isSeasonal && (
        <Row>
          <Input of={MonthDayBox} source="seasonFrom" label="First day" />
          <Input of={MonthDayBox} source="seasonTo" label="Last day" />
        </Row>
      )}
      {boat && (
        <Row>
          {boat.classes.map(({ code, name }) => (
            <Input key={code} of={MoneyBox} source={`fares.${code}`} label={`Fare in ${name}`} optional />
          ))}
        </Row>
      )}
      <p className="hint">
        Fares of the base season, everything inside. Other seasons follow by their percent. A class without a fare is
        not sold.
      </p>
      <Row>
        <Input of={DateBox} source="fromDate" label="Counts from" check={needed('Please choose a day')} />
        <Input of={DateBox} source="untilDate" label="Ends after" hint="Its last day, where it has one." optional />
      </Row>
    </>
  )
}

/** A day of every year, MM-DD. */
function MonthDayBox({ label, hint, error, value, onChange }: BoxProps<string>) {
  const [month = '01', day = '01'] = (value ?? '01-01').split('-')
  const two = (number: number) => String(number).padStart(2, '0')
  return (
    <Field {...{ label, hint, error }} group>
      {() => (
        <span className="month-day">
          <select
            aria-label={`${label}: day`}
            value={day}
            onChange={({ currentTarget }) => onChange(`${month}-${currentTarget.value}`)}
          >
            {Array.from({ length: 31 }, (_, index) => two(index + 1)).map((each) => (
              <option key={each} value={each}>
                {Number(each)}
              </option>
            ))}
          </select>
          <select
            aria-label={`${label}: month`}
            value={month}
            onChange={({ currentTarget }) => onChange(`${currentTarget.value}-${day}`)}
          >
            {SHORT_MONTHS.map((name, index) => (
              <option key={name} value={two(index + 1)}>
                {name}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  )
}
