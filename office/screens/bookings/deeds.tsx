import { useState } from 'react'
import { mailConfirmation, markNoShow } from '#contract/office/booking-changes.ts'
import { type BookingStory, fetchStory } from '#contract/office/bookings.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed } from '../../use-office.ts'
import { Cancel } from './cancel.tsx'
import { TakeMoney } from './take-money.tsx'

const LIVE: readonly BookingStory['state'][] = ['held', 'paying', 'confirmed_part', 'confirmed']
const PAYABLE: readonly BookingStory['state'][] = ['held', 'paying', 'confirmed_part', 'completed']

/** What can be done with a booking as it stands, by whoever looks at it. */
export function Deeds({ booking }: { booking: BookingStory }) {
  const [open, setOpen] = useState<'cancel' | 'money' | 'no-show'>()
  const close = () => setOpen(undefined)
  const may = {
    change: useMay('bookings.change'),
    cancel: useMay('bookings.cancel'),
    money: useMay('bookings.money'),
    reverse: useMay('bookings.reverse'),
  }
  const { state, due, hasStarted, isOwnNoShow, documents } = booking
  const isConfirmed = state === 'confirmed' || state === 'confirmed_part'
  return (
    <section className="booking-deeds" aria-label="What you can do">
      {may.money && due > 0 && PAYABLE.includes(state) && (
        <Button icon="rupee" kind="primary" onClick={() => setOpen('money')}>
          Record money
        </Button>
      )}
      {may.change && documents.includes('voucher') && <SendAgain booking={booking} />}
      {may.change && isConfirmed && hasStarted && <Button onClick={() => setOpen('no-show')}>Mark a no-show</Button>}
      {may.cancel && LIVE.includes(state) && (
        <Button kind="danger" icon="storm" onClick={() => setOpen('cancel')}>
          Cancel for us
        </Button>
      )}
      {may.reverse && state === 'no_show' && !isOwnNoShow && (
        <Button kind="danger" onClick={() => setOpen('cancel')}>
          Reverse the no-show
        </Button>
      )}
      {state === 'no_show' && isOwnNoShow && (
        <Note>You marked this no-show. If it was wrong, another owner or manager reverses it.</Note>
      )}
      <Cancel booking={booking} open={open === 'cancel'} onClose={close} />
      <TakeMoney booking={booking} open={open === 'money'} onClose={close} />
      <NoShow booking={booking} open={open === 'no-show'} onClose={close} />
    </section>
  )
}

function SendAgain({ booking: { id } }: { booking: BookingStory }) {
  const deed = useDeed(mailConfirmation, [fetchStory])
  const say = useSay()
  const send = async () => {
    const done = await deed.run({ query: { ref: id }, body: {} })
    if (done) say(`On its way to ${done.mailTo}`)
  }
  return (
    <>
      <Button icon="mail" busy={deed.busy} onClick={() => void send()}>
        Mail the voucher again
      </Button>
      {deed.failure && <Refused message={deed.failure.message} />}
    </>
  )
}

type NoShowProps = { booking: BookingStory; open: boolean; onClose: () => void }

function NoShow({ booking: { id, paid, lead }, open, onClose }: NoShowProps) {
  const deed = useDeed(markNoShow, [fetchStory])
  const say = useSay()
  const mark = async () => {
    if ((await deed.run({ query: { ref: id }, body: {} })) === undefined) return
    say('Marked as a no-show')
    onClose()
  }
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={`Did ${lead.name} not come?`}
      yes="Mark a no-show"
      danger
      busy={deed.busy}
      refusal={deed.failure?.message}
      onYes={() => void mark()}
    >
      <p>
        Nothing goes back: the {formatRupees(paid)} that was paid stays with you, and no mail is sent. Only another
        owner or manager can reverse it.
      </p>
    </Confirm>
  )
}
