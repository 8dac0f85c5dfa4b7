import { useFormContext } from 'react-hook-form'
import { changeActivity, type OfficeActivity } from '#contract/office/activities.ts'
import { formatRupees, taxInside } from '#contract/terms/money.ts'
import { useMay } from '../../me.tsx'
import { Stepper, Switch } from '../../ui/choices.tsx'
import { FieldSet, Input, needed, Row } from '../../ui/form.tsx'
import { MoneyBox, NumberBox } from '../../ui/number-boxes.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { RichTextBox } from '../../ui/rich-text.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { LinesBox } from '../record/lines-box.tsx'
import { RecordForm } from '../record/record-form.tsx'
import { RecordFrame } from '../record/record-frame.tsx'
import { SeasonBox } from '../record/season-box.tsx'
import type { AskedRecord } from '../record/use-record.ts'
import { ACTIVITY, activityIn } from './activity-kind.ts'
import { SeasonPricesBox } from './season-prices-box.tsx'

const UNITS = [
  { value: 'per person', label: 'A person' },
  { value: 'per boat', label: 'A boat or group' },
]

function fieldsOf(activity: OfficeActivity) {
  const {
    id: _,
    version: __,
    taxPercent: ___,
    path: ____,
    pictures: _____,
    stops: ______,
    isLive: _______,
    ...fields
  } = activity
  return fields
}

/** Words, facts and price of an activity. */
export function Activity() {
  return (
    <RecordFrame<OfficeActivity>
      kind={ACTIVITY}
      about="What visitors read on its page. Saved changes reach the site within a second."
    >
      {(activity, take) => <Words activity={activity} take={take} />}
    </RecordFrame>
  )
}

function Words({ activity, take }: { activity: OfficeActivity; take: AskedRecord<OfficeActivity>['take'] }) {
  const mayChange = useMay(ACTIVITY.operation)
  const disabled = !mayChange
  return (
    <RecordForm record={activity} change={changeActivity} recordOf={activityIn} {...{ fieldsOf, take, mayChange }}>
      <FieldSet title="Words" hint="Plain and short. Say what one does there, and what one sees.">
        <Row>
          <Input of={TextBox} source="name" label="Name" check={needed('Please enter a name')} />
          <Input of={TextBox} source="kind" label="Kind" check={needed('Please enter a kind')} />
        </Row>
        <Input of={RichTextBox} source="descriptionHtml" label="About the activity" disabled={disabled} />
        <Input of={LinesBox} source="included" label="Included" hint="One a line." optional disabled={disabled} />
        <Input
          of={LinesBox}
          source="bring"
          label="What to bring"
          hint="One a line; it stands on the voucher."
          optional
          disabled={disabled}
        />
      </FieldSet>
      <Price taxPercent={activity.taxPercent} />
      <Guests disabled={disabled} />
      <FieldSet title="When" hint="The times stand under Timetable.">
        <Input
          of={NumberBox}
          source="durationMinutes"
          label="Lasts"
          suffix="minutes"
          check={needed('Please enter the minutes')}
        />
        <Input
          of={SeasonBox}
          source="season"
          label="Only in a season"
          hint="At every place; a place may have its own."
          disabled={disabled}
        />
        <Input of={Switch} source="darkNightsOnly" label="Only on dark nights" hint="Round the new moon." />
      </FieldSet>
    </RecordForm>
  )
}

function Price({ taxPercent }: { taxPercent: number }) {
  const mayPrice = useMay('prices.change')
  const { watch } = useFormContext<{ listPrice: number | null; priceUnit: string }>()
  const price = watch('listPrice') ?? 0
  const words = `Of ${formatRupees(price)}, ${formatRupees(taxInside(price, taxPercent))} are GST at ${taxPercent} %.`
  return (
    <FieldSet
      title="Price"
      hint="GST inside, before any deal. Another kind of the same trip, such as a longer dive, is an activity of its own."
    >
      <Row>
        <Input
          of={MoneyBox}
          source="listPrice"
          label="Price"
          hint={words}
          disabled={!mayPrice}
          check={needed('Please enter a price')}
        />
        <Input of={SelectBox} source="priceUnit" label="For" options={UNITS} disabled={!mayPrice} />
      </Row>
      <Row>
        <Input
          of={NumberBox}
          source="groupMin"
          label="People from"
          disabled={!mayPrice}
          check={needed('Please enter how many people')}
        />
        <Input
          of={NumberBox}
          source="groupMax"
          label="People up to"
          hint={watch('priceUnit') === 'per boat' ? 'In one boat.' : 'In one group.'}
          disabled={!mayPrice}
          check={needed('Please enter how many people')}
        />
      </Row>
      <Input
        of={SeasonPricesBox}
        source="seasonPrices"
        label="Prices by season"
        hint="The first season that holds a day counts; on all other days it is the price above."
        usual={price}
        disabled={!mayPrice}
      />
    </FieldSet>
  )
}

function Guests({ disabled }: { disabled: boolean }) {
  return (
    <FieldSet title="Who may come" hint="Bookings of guests outside of these are refused.">
      <Input of={Stepper} source="minAge" label="Youngest" max={99} disabled={disabled} />
      <Row>
        <Input of={NumberBox} source="maxAge" label="Oldest" hint="Empty: no limit." suffix="years" optional />
        <Input of={NumberBox} source="maxWeightKg" label="Heaviest" hint="Empty: no limit." suffix="kg" optional />
      </Row>
      <Input of={Switch} source="swimmingNeeded" label="Guests must be able to swim" />
      <Input
        of={LinesBox}
        source="healthRestrictions"
        label="Not for guests with"
        hint="One a line, such as asthma."
        optional
        disabled={disabled}
      />
    </FieldSet>
  )
}
