import { useFormContext } from 'react-hook-form'
import { DEAL_MOST } from '#contract/office/deals.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { DealKind } from '#contract/v1/deals.ts'
import { ChipChoice } from '../../ui/choices.tsx'
import { Input, needed, Row } from '../../ui/form.tsx'
import { MoneyBox, NumberBox } from '../../ui/number-boxes.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'

/** What a form holds of what a deal takes off; the box that is not chosen does not count. */
export type OffValues = { by: 'percent' | 'amount'; percent: number | null; amount: number | null }

/** Of what price a sum is taken. */
const UNITS: Record<DealKind, string> = {
  package: 'Off what each person pays.',
  hotel: 'Off each night of a room, before tax.',
  activity: 'Off each place.',
  car: 'Off each vehicle.',
}

/** So many percent, or so many rupees; the other is none. */
export function offEntered({ by, percent, amount }: OffValues) {
  return by === 'percent' ? { percent, amount: null } : { percent: null, amount }
}

export function offValues({ percent, amount }: Pick<OffValues, 'percent' | 'amount'>): OffValues {
  return { by: amount === null ? 'percent' : 'amount', percent, amount }
}

/** "20%" or "₹2,000". */
export function offWords({ percent, amount }: Pick<OffValues, 'percent' | 'amount'>): string {
  return amount === null ? `${percent}%` : formatRupees(amount)
}

/** What a deal takes off, and its badge. */
export function OffInputs({ kind }: { kind: DealKind }) {
  const by = useFormContext().watch('by') as OffValues['by']
  return (
    <>
      <Input
        of={ChipChoice}
        source="by"
        label="It takes off"
        options={[
          { value: 'percent', label: 'A percentage' },
          { value: 'amount', label: 'An amount' },
        ]}
      />
      <Row>
        {by === 'amount' ? (
          <Input
            of={MoneyBox}
            key="amount"
            source="amount"
            label="Off"
            hint={UNITS[kind]}
            check={needed('Please enter an amount')}
          />
        ) : (
          <Input
            of={NumberBox}
            key="percent"
            source="percent"
            label="Off"
            suffix="%"
            min={1}
            max={DEAL_MOST.percent}
            check={needed('Please enter a percentage')}
          />
        )}
        <Input
          of={TextBox}
          source="label"
          label="Badge"
          hint={by === 'amount' ? 'Such as ₹2,000 off.' : 'Such as Monsoon 20%.'}
          check={needed('Please enter the words of the badge')}
        />
      </Row>
    </>
  )
}
