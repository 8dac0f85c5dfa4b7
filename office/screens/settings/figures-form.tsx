import { type FigureFields, saveFigures } from '#contract/office/settings.ts'
import { callOffice } from '../../call.ts'
import { FieldSet, Input, Row } from '../../ui/form.tsx'
import { NumberBox } from '../../ui/number-boxes.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { SettingForm } from './setting-form.tsx'

export function FiguresForm({ figures, version }: { figures: FigureFields; version: string }) {
  return (
    <SettingForm<FigureFields, FigureFields>
      values={figures}
      {...{ fieldsOf, version }}
      send={(body, query) => callOffice(saveFigures, { query, body })}
      said={() => 'Saved: new bookings go by these figures'}
    >
      <FieldSet title="Holds" hint="While somebody types and pays, what they chose is kept for them.">
        <Row>
          <Input of={NumberBox} source="holdMinutes" label="A hold lives" suffix="minutes" />
          <Input of={NumberBox} source="payMinutes" label="Paying adds once" suffix="minutes" />
          <Input of={NumberBox} source="holdMinutesMax" label="Never longer than" suffix="minutes" />
        </Row>
      </FieldSet>
      <FieldSet title="Paid first" hint="Percent of the price; the rest is due before travel.">
        <Row>
          <Input of={NumberBox} source="packagePercent" label="Packages" suffix="%" />
          <Input of={NumberBox} source="hotelPercent" label="Hotels" suffix="%" />
          <Input of={NumberBox} source="carPercent" label="Cars" suffix="%" />
        </Row>
        <Row>
          <Input of={NumberBox} source="activityPercent" label="Water sports" suffix="%" />
          <Input of={NumberBox} source="ferryPercent" label="Ferries" suffix="%" />
        </Row>
        <Row>
          <Input
            of={TextBox}
            source="packageInFull.from"
            label="Packages in full from"
            hint="Month and day, such as 12-15"
          />
          <Input of={TextBox} source="packageInFull.until" label="until" hint="Both days in it" />
        </Row>
      </FieldSet>
      <FieldSet title="Cars">
        <Input of={NumberBox} source="pickupLeadMinutes" label="Shortest notice of a pick-up" suffix="minutes" />
      </FieldSet>
    </SettingForm>
  )
}

const fieldsOf = (figures: FigureFields) => figures
