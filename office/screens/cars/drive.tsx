import { changeDrive, type OfficeDrive } from '#contract/office/car-packages.ts'
import { fetchCarOptions } from '#contract/office/cars.ts'
import { WEEKDAY_NAMES } from '#contract/terms/calendar-names.ts'
import { useMay } from '../../me.tsx'
import { MultiChoice, Stepper, Switch } from '../../ui/choices.tsx'
import { FieldSet, Input, needed, Row } from '../../ui/form.tsx'
import { NumberBox } from '../../ui/number-boxes.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { RichTextBox } from '../../ui/rich-text.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useOffice } from '../../use-office.ts'
import { PickMany } from '../packages/pick-many.tsx'
import { RecordForm } from '../record/record-form.tsx'
import { RecordFrame } from '../record/record-frame.tsx'
import type { AskedRecord } from '../record/use-record.ts'
import { SiteNames } from '../texts/site-names.tsx'
import { DRIVE } from './car-kinds.ts'
import { driveIn, wordsOf } from './drive-fields.ts'
import { StopsBox } from './stops-box.tsx'

/** Places of one drive at most (contract/office/car-packages.ts). */
const PLACES_MOST = 30
const WEEKDAYS = WEEKDAY_NAMES.map((name) => ({ value: name, label: name }))

/** Words and stops of a car package. */
export function Drive() {
  return (
    <RecordFrame<OfficeDrive>
      kind={DRIVE}
      about="What visitors read on its page. Saved changes reach the site within a second."
    >
      {(drive, take) => <Words drive={drive} take={take} />}
    </RecordFrame>
  )
}

function Words({ drive, take }: { drive: OfficeDrive; take: AskedRecord<OfficeDrive>['take'] }) {
  const mayChange = useMay(DRIVE.operation)
  const disabled = !mayChange
  return (
    <RecordForm record={drive} change={changeDrive} recordOf={driveIn} fieldsOf={wordsOf} {...{ take, mayChange }}>
      <FieldSet title="Words" hint="Plain and short. Say what one sees on the way.">
        <Input of={TextBox} source="name" label="Name" check={needed('Please enter a name')} />
        <Input of={RichTextBox} source="descriptionHtml" label="About the drive" disabled={disabled} />
        <Input
          of={StopsBox}
          source="stops"
          label="Stops"
          hint="In the order in which they are reached."
          disabled={disabled}
        />
      </FieldSet>
      <FieldSet title="What is in the price">
        <Input of={RichTextBox} source="inclusiveHtml" label="Included" disabled={disabled} />
        <Input of={RichTextBox} source="exclusiveHtml" label="Not included" disabled={disabled} />
        <Input
          of={RichTextBox}
          source="paymentPolicyHtml"
          label="Payment"
          hint="Words in braces, such as {balanceDays}, stand for what is set for the whole site."
          optional
          disabled={disabled}
        />
        {!disabled && <SiteNames />}
      </FieldSet>
      <Facts disabled={disabled} />
    </RecordForm>
  )
}

function Facts({ disabled }: { disabled: boolean }) {
  const options = useOffice(fetchCarOptions).data
  const named = (all: { id: string; name: string }[] | undefined) =>
    (all ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FieldSet title="Facts">
      <Input of={SelectBox} source="islandId" label="Island" options={named(options?.islands)} />
      <Row>
        <Input
          of={NumberBox}
          source="hours"
          label="Hours a day"
          suffix="hours"
          check={needed('Please enter the hours')}
        />
        <Input
          of={NumberBox}
          source="kmLimit"
          label="Inside the price"
          suffix="km"
          check={needed('Please enter the kilometres')}
        />
      </Row>
      <Input of={Stepper} source="days" label="Days" min={1} max={14} />
      <Input
        of={PickMany}
        source="placeIds"
        label="Places it visits"
        options={named(options?.places)}
        add="Add a place"
        most={PLACES_MOST}
        disabled={disabled}
      />
      <Input
        of={MultiChoice}
        source="closedWeekdays"
        label="Not on"
        hint="Days on which what it visits is shut."
        options={WEEKDAYS.map((day) => ({ ...day, disabled }))}
      />
      <Input of={Switch} source="isFirst" label="First in the list" hint="Before all others." disabled={disabled} />
    </FieldSet>
  )
}
