import { useFormContext } from 'react-hook-form'
import { changeDrive, type DriveRate, type OfficeDrive } from '#contract/office/car-packages.ts'
import { fetchCarOptions } from '#contract/office/cars.ts'
import { CAR_CHILD_MAX_AGE, ENTRY_FEE_FROM_AGE } from '#contract/terms/car-hire.ts'
import { useMay } from '../../me.tsx'
import { FieldSet, Input } from '../../ui/form.tsx'
import { useOffice } from '../../use-office.ts'
import { RecordForm } from '../record/record-form.tsx'
import { RecordFrame } from '../record/record-frame.tsx'
import type { AskedRecord } from '../record/use-record.ts'
import { DRIVE } from './car-kinds.ts'
import { driveIn, pricesOf } from './drive-fields.ts'
import { PartyPrices } from './party-prices.tsx'
import { RatesBox } from './rates-box.tsx'
import { type EntryTicket, TicketsBox } from './tickets-box.tsx'

const TICKETS_HINT = `Of an adult, untaxed; children of ${ENTRY_FEE_FROM_AGE} to ${CAR_CHILD_MAX_AGE} pay half. Visitors take them or leave them.`

/** Prices of a car package by the size of the party. */
export function DrivePrices() {
  return (
    <RecordFrame<OfficeDrive>
      kind={DRIVE}
      about="What a party pays by its size, GST inside, before any deal. A party that no row fits sits in several."
    >
      {(drive, take) => <Prices drive={drive} take={take} />}
    </RecordFrame>
  )
}

function Prices({ drive, take }: { drive: OfficeDrive; take: AskedRecord<OfficeDrive>['take'] }) {
  const mayChange = useMay('prices.change')
  return (
    <RecordForm record={drive} change={changeDrive} recordOf={driveIn} fieldsOf={pricesOf} {...{ take, mayChange }}>
      <Fields disabled={!mayChange} />
    </RecordForm>
  )
}

function Fields({ disabled }: { disabled: boolean }) {
  const options = useOffice(fetchCarOptions).data
  const { watch } = useFormContext<{ rates: DriveRate[]; entryTickets: EntryTicket[] }>()
  return (
    <>
      <FieldSet title="Prices" hint="One row for each car, or for several cars together.">
        <Input
          of={RatesBox}
          source="rates"
          label="By the size of the party"
          cars={options?.cars ?? []}
          disabled={disabled}
        />
      </FieldSet>
      <FieldSet title="Entry tickets" hint={TICKETS_HINT}>
        <Input
          of={TicketsBox}
          source="entryTickets"
          label="Tickets"
          places={options?.places ?? []}
          disabled={disabled}
        />
      </FieldSet>
      <FieldSet title="What they pay">
        <PartyPrices rates={watch('rates')} entryTickets={watch('entryTickets')} />
      </FieldSet>
    </>
  )
}
