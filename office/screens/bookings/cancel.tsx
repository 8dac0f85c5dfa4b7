import { useEffect, useState } from 'react'
import { cancelForOperator, previewOfficeCancel, reverseNoShow } from '#contract/office/booking-changes.ts'
import { type BookingStory, fetchStory } from '#contract/office/bookings.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { type Answer, callOffice, type OfficeFailure } from '../../call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { Refused } from '../../ui/refused.tsx'
import { LongTextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useRenewList } from '../../use-office.ts'
import { gatewayLabel } from './states.ts'

type Preview = Answer<typeof previewOfficeCancel>['cancel']
type Props = { booking: BookingStory; lineIds?: string[] | undefined; open: boolean; onClose: () => void }

/** Cancels for the operator or the weather: first what comes back, then the reason, then the deed. */
export function Cancel({ booking, lineIds, open, onClose }: Props) {
  const isReversal = booking.state === 'no_show'
  const title = isReversal
    ? 'Reverse the no-show?'
    : lineIds
      ? 'Cancel this part for us?'
      : 'Cancel this booking for us?'
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {open && <Asked {...{ booking, lineIds, onClose }} />}
    </Dialog>
  )
}

function Asked({ booking, lineIds, onClose }: Omit<Props, 'open'>) {
  const [preview, setPreview] = useState<Preview>()
  const [failure, setFailure] = useState<OfficeFailure>()
  const { id: ref, state } = booking
  const key = lineIds?.join(' ')
  useEffect(() => {
    void callOffice(previewOfficeCancel, { query: { ref }, body: { lineIds: key?.split(' ') } }).then((answer) =>
      answer.ok ? setPreview(answer.value.cancel) : setFailure(answer.error),
    )
  }, [ref, key])
  const say = useSay()
  const renew = useRenewList(callKey(fetchStory))
  if (failure) return <Refused message={failure.message} />
  if (preview === undefined) return <Skeleton lines={4} />
  const { refund } = preview
  const save = async ({ reason }: { reason: string }) => {
    const query = { ref }
    const answer =
      state === 'no_show'
        ? await callOffice(reverseNoShow, { query, body: { reason, refund } })
        : await callOffice(cancelForOperator, { query, body: { reason, refund, lineIds } })
    if (!answer.ok) return answer.error
    say(refund === 0 ? 'Cancelled' : `Cancelled: ${formatRupees(refund)} goes back`)
    renew()
    onClose()
  }
  return (
    <OfficeForm
      values={{ reason: '' }}
      onSave={save}
      save={refund === 0 ? 'Cancel it' : `Cancel and pay back ${formatRupees(refund)}`}
      light
    >
      <WhatHappens preview={preview} />
      <Input
        of={LongTextBox}
        source="reason"
        label="Why, for the traveller"
        hint="A sentence of the mail, such as: The sea is too rough for the boat today."
        rows={2}
        maxLength={300}
        check={needed('Please say why: the traveller reads it')}
      />
    </OfficeForm>
  )
}

function WhatHappens({ preview: { refund, back, lines, mailTo } }: { preview: Preview }) {
  return (
    <>
      <ul>
        {lines.map(({ lineId, title, price }) => (
          <li key={lineId}>
            {title}, {formatRupees(price)}
          </li>
        ))}
      </ul>
      {refund === 0 ? (
        <p>Nothing was paid for it, so nothing goes back.</p>
      ) : (
        <p>
          <b>{formatRupees(refund)} goes back</b>, all that was paid for it:{' '}
          {back
            .map(
              ({ amount, gateway, isByHand }) =>
                `${formatRupees(amount)} ${isByHand ? `by hand (${gatewayLabel(gateway)})` : gatewayLabel(gateway)}`,
            )
            .join(', ')}
          .
        </p>
      )}
      <p>
        Its seats, rooms and cars are free for others at once
        {mailTo === '' ? '.' : `, and ${mailTo} is mailed your reason.`}
      </p>
    </>
  )
}
