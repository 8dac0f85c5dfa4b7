import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { type BookingStory, fetchStory } from '#contract/office/bookings.ts'
import { changeLine, type LineTo } from '#contract/office/line-changes.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { callOffice, type OfficeFailure } from '../../../call.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Refused } from '../../../ui/refused.tsx'
import { useSay } from '../../../ui/toasts.tsx'
import { Skeleton } from '../../../ui/waiting.tsx'
import { useOffice, useRenewCall, useRenewList } from '../../../use-office.ts'
import { whenLabel } from '../../../when.ts'
import { ChangeFigures } from './change-figures.tsx'
import { LinePicker } from './line-picker.tsx'
import { usePreview } from './use-preview.ts'
import './change.css'

/** Another day, hour, sailing, seats or room for one part of a booking that stands. */
export function ChangeLine() {
  const { ref = '', id = '' } = useParams()
  const { data, error, refetch } = useOffice(fetchStory, { ref })
  if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  const line = data?.booking.lines.find(({ lineId }) => lineId === id)
  if (data === undefined) return <Skeleton lines={10} />
  if (line === undefined) return <Refused message="This is no part of the booking" />
  return <Changing booking={data.booking} line={line} />
}

type Props = { booking: BookingStory; line: BookingStory['lines'][number] }

function Changing({ booking, line }: Props) {
  const [to, setTo] = useState<LineTo>()
  const [note, setNote] = useState('')
  const previewed = usePreview(booking.id, line.lineId, to)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<OfficeFailure>()
  const renewStory = useRenewCall(fetchStory)
  const renewList = useRenewList('bookings')
  const say = useSay()
  const navigate = useNavigate()
  const confirm = async () => {
    const { preview, key } = previewed
    if (to === undefined || preview === undefined) return
    setBusy(true)
    const { seen, difference } = preview
    const query = { ref: booking.id, id: line.lineId }
    const answer = await callOffice(changeLine, { query, body: { to, seen, difference, key, note } })
    setBusy(false)
    setFailure(answer.ok ? undefined : answer.error)
    // Where no answer came, the same key asks again for the same change.
    if (!answer.ok) return answer.error.code === 'unreachable' ? undefined : previewed.again()
    renewStory()
    renewList()
    say(doneText(answer.value))
    void navigate(`/bookings/${booking.id}`)
  }
  const choose = (chosen: LineTo | undefined) => {
    setFailure(undefined)
    setTo(chosen)
  }
  return (
    <>
      <PageHead
        title="Change a part"
        about={
          <>
            {line.title}, {whenLabel(line.startsAt)}, of {booking.lead.name}. Nothing changes until you have seen what
            it comes to.
          </>
        }
        help="bookings"
        actions={
          <ButtonLink to={`/bookings/${booking.id}`} icon="left">
            The booking
          </ButtonLink>
        }
      />
      <div className="split change">
        <LinePicker booking={booking} line={line} onChoose={choose} />
        <ChangeFigures
          {...{ previewed, note, onNote: setNote, busy, refusal: failure?.message }}
          onConfirm={() => void confirm()}
        />
      </div>
    </>
  )
}

function doneText({ refund, due, difference }: { refund: number; due: number; difference: number }): string {
  if (refund > 0) return `Changed: ${formatRupees(refund)} goes back`
  if (difference > 0) return `Changed: ${formatRupees(due)} is due, and the link to pay it is mailed`
  return 'Changed, and the new papers are mailed'
}
