import { takeMoney } from '#contract/office/booking-changes.ts'
import { type BookingStory, fetchStory } from '#contract/office/bookings.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { TAKEN_HOWS, TAKEN_LABELS, type TakenHow } from '#contract/terms/taken-money.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { callOffice } from '../../call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { MoneyBox } from '../../ui/number-boxes.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useRenewList } from '../../use-office.ts'

const HOW_OPTIONS = TAKEN_HOWS.map((how) => ({
  value: how,
  label: `${TAKEN_LABELS[how].charAt(0).toUpperCase()}${TAKEN_LABELS[how].slice(1)}`,
}))

type Values = { how: TakenHow; amount: number | null; receipt: string }

/** Records money that was taken at the desk or came to the bank. */
export function TakeMoney({ booking, open, onClose }: { booking: BookingStory; open: boolean; onClose: () => void }) {
  const { id, due, dueNext } = booking
  const say = useSay()
  const renew = useRenewList(callKey(fetchStory))
  const isHeld = booking.state === 'held' || booking.state === 'paying'
  const save = async ({ how, amount, receipt }: Values) => {
    const answer = await callOffice(takeMoney, { query: { ref: id }, body: { how, amount: amount ?? 0, receipt } })
    if (!answer.ok) return answer.error
    say(answer.value.due === 0 ? 'Recorded: everything is paid' : `Recorded: ${formatRupees(answer.value.due)} is due`)
    renew()
    onClose()
  }
  const values: Values = { how: 'cash', amount: dueNext > 0 ? dueNext : due, receipt: '' }
  return (
    <Dialog open={open} onClose={onClose} title="Record money">
      <OfficeForm values={values} onSave={save} save="Record it and mail the receipt" light>
        <p>
          {formatRupees(due)} is due
          {isHeld && dueNext < due ? `, ${formatRupees(dueNext)} of it confirms the booking` : ''}. The traveller gets a
          receipt by mail{isHeld ? ', and the booking is confirmed' : ''}. It cannot be taken back; what has to go back
          later is paid by hand.
        </p>
        <Input of={SelectBox} source="how" label="How it was paid" options={HOW_OPTIONS} />
        <Input of={MoneyBox} source="amount" label="Amount" check={needed('Please enter the amount')} />
        <Input of={TextBox} source="receipt" label="Number of the receipt" check={needed('Please enter the number')} />
      </OfficeForm>
    </Dialog>
  )
}
