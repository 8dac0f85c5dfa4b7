import { useState } from 'react'
import { Link } from 'react-router'
import { fetchFerryOptions } from '#contract/office/boats.ts'
import {
  changeSailing,
  previewSailing,
  putSailingOn,
  type SailingInFull,
  takeSailingOff,
} from '#contract/office/sailings.ts'
import { counted } from '#contract/terms/counted.ts'
import { callOffice } from '../../call.ts'
import { useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Input, OfficeForm, Row } from '../../ui/form.tsx'
import { SelectBox, TimeBox } from '../../ui/pick-boxes.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed, useOffice } from '../../use-office.ts'
import { type Previewed, type SailingTiming, TellTravellers } from './tell-travellers.tsx'

type Props = { sailing: SailingInFull; take: (sailing: SailingInFull) => void }

/** What is different on this day, and who sits on it. */
export function SailingDeeds({ sailing, take }: Props) {
  const may = useMay('prices.change')
  const mayRead = useMay('bookings.read')
  return (
    <aside className="stack">
      {may && !sailing.hasLeft && (
        <>
          <Exception sailing={sailing} take={take} />
          <Off sailing={sailing} take={take} />
        </>
      )}
      <section className="panel" aria-label="Bookings">
        <h2>{counted(sailing.bookings.length, 'booking')}</h2>
        {sailing.bookings.length === 0 && <p className="hint">Nobody has booked a seat on it yet.</p>}
        <ul>
          {sailing.bookings.map(({ ref, seats }) => (
            <li key={ref}>
              {mayRead ? <Link to={`/bookings/${ref}`}>{ref}</Link> : ref}: {seats.join(', ')}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}

/** Another time, or another boat; whoever has booked is told. */
function Exception({ sailing, take }: Props) {
  const say = useSay()
  const [previewed, setPreviewed] = useState<Previewed>()
  const boats = (useOffice(fetchFerryOptions).data?.boats ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const { id, departTime, arriveTime, vesselId } = sailing
  const save = async (body: SailingTiming) => {
    if (sailing.bookings.length > 0) {
      const shown = await callOffice(previewSailing, { query: { id }, body })
      if (!shown.ok) return shown.error
      if (shown.value.mails.length > 0) return void setPreviewed({ change: body, shown: shown.value })
    }
    const answer = await callOffice(changeSailing, { query: { id }, body })
    if (!answer.ok) return answer.error
    take(answer.value.sailing)
    say('Saved for this day')
    return undefined
  }
  return (
    <section className="panel" aria-label="Different on this day">
      <h2>Different on this day</h2>
      <p className="hint">
        Whoever has booked is told; you see each message first. Seats sold have to be on the other boat too.
      </p>
      <OfficeForm values={{ departTime, arriveTime, vesselId }} onSave={save} save="Save for this day" light>
        <Row>
          <Input of={TimeBox} source="departTime" label="Leaves" />
          <Input of={TimeBox} source="arriveTime" label="Arrives" />
        </Row>
        <Input of={SelectBox} source="vesselId" label="Boat" options={boats} />
      </OfficeForm>
      {previewed !== undefined && (
        <TellTravellers
          id={id}
          previewed={previewed}
          onShown={(shown) => setPreviewed({ ...previewed, shown })}
          onClose={() => setPreviewed(undefined)}
          onSaved={(changed, told) => {
            setPreviewed(undefined)
            take(changed)
            say(`Saved for this day; ${counted(told, 'mail')} on the way`)
          }}
        />
      )}
    </section>
  )
}

/** A day off, and back. */
function Off({ sailing, take }: Props) {
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const off = useDeed(takeSailingOff, [])
  const on = useDeed(putSailingOn, [])
  const query = { id: sailing.id }
  const putOn = async () => {
    const saved = await on.run({ query, body: {} })
    if (saved === undefined) return
    take(saved.sailing)
    say('It sails again')
  }
  const takeOff = async () => {
    const saved = await off.run({ query, body: { reason } })
    if (saved === undefined) return
    take(saved.sailing)
    setIsOpen(false)
    say('It is off', { undo: () => void putOn() })
  }
  if (sailing.isOff)
    return (
      <div>
        <Button icon="undo" busy={on.busy} onClick={() => void putOn()}>
          Put it back on sale
        </Button>
      </div>
    )
  return (
    <div>
      <Button
        icon="storm"
        onClick={() => {
          off.clear()
          setIsOpen(true)
        }}
      >
        A day off
      </Button>
      <Confirm
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Take this sailing off?"
        yes="Take it off"
        danger
        busy={off.busy}
        refusal={off.failure?.message}
        onYes={() => void takeOff()}
      >
        <p>
          It is on no page of the site any more. Where seats are sold, the disruption desk takes it off and settles who
          has them.
        </p>
        <TextBox label="Reason" hint="For the audit." optional value={reason} onChange={setReason} maxLength={200} />
      </Confirm>
    </div>
  )
}
