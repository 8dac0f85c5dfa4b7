import { useState } from 'react'
import { mailTrip } from '#contract/office/booking-changes.ts'
import { CALLER_HOLD_MINUTES } from '#contract/terms/booking-rules.ts'
import { counted } from '#contract/terms/counted.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { paths } from '#contract/terms/paths.ts'
import { type Answer, callOffice } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/refused.tsx'
import { LongTextBox, TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useRenewList } from '../../use-office.ts'
import { whenLabel } from '../../when.ts'
import './booking.css'

type Mailed = Answer<typeof mailTrip>

/** Holds a trip for somebody who called, and mails them the link at which they name the travellers and pay. */
export function MailTrip({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [mailed, setMailed] = useState<Mailed>()
  const renewHolds = useRenewList('holds')
  const close = () => {
    setMailed(undefined)
    onClose()
  }
  const send = async ({ contactNumber, ...values }: Values) => {
    const phone = contactNumber.trim() === '' ? {} : { contactNumber }
    const answer = await callOffice(mailTrip, { body: { ...values, ...phone } })
    if (!answer.ok) return answer.error
    setMailed(answer.value)
    renewHolds()
  }
  return (
    <Dialog open={open} onClose={close} title="Book for a caller">
      {mailed ? <OnItsWay mailed={mailed} /> : <CallerForm onSend={send} />}
    </Dialog>
  )
}

type Values = { link: string; email: string; contactNumber: string; holds: boolean }
const NOBODY: Values = { link: '', email: '', contactNumber: '', holds: true }

function CallerForm({ onSend }: { onSend: Parameters<typeof OfficeForm<Values>>[0]['onSave'] }) {
  return (
    <>
      <p>
        Put the trip together on <a href={paths.home}>the site</a> as a traveller does, choose Share on My trip, and
        paste the link here. The caller gets today's price and a link by mail, names the travellers there and pays.
      </p>
      <OfficeForm values={NOBODY} onSave={onSend} save="Send the link to pay" light>
        <Input
          of={TextBox}
          source="link"
          label="Link of the trip"
          check={needed('Please paste the link of the trip')}
        />
        <Input
          of={TextBox}
          source="email"
          label="Mail address of the caller"
          type="email"
          check={needed('Please enter the mail address of the caller')}
        />
        <Input
          of={TextBox}
          source="contactNumber"
          label="Mobile number"
          type="tel"
          hint="For WhatsApp; it is not kept here."
          optional
        />
        <Input
          of={Switch}
          source="holds"
          label="Hold it for them now"
          hint={`Its seats, rooms and cars are kept for ${counted(CALLER_HOLD_MINUTES / 60, 'hour')}; they pay by the link within that time.`}
        />
      </OfficeForm>
    </>
  )
}

function OnItsWay({
  mailed: { number, total, mailTo, heldUntil, validUntil, url, message, whatsapp },
}: {
  mailed: Mailed
}) {
  const [text, setText] = useState(message)
  const say = useSay()
  const [address = ''] = whatsapp.split('?', 1)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    say('Copied')
  }
  return (
    <div className="stack">
      <Note kind="good">
        {heldUntil === null ? (
          <>
            Quote {number} over {formatRupees(total)} is on its way to {mailTo}. Its price stands until{' '}
            {whenLabel(validUntil)}; nothing is held.
          </>
        ) : (
          <>
            <b>Held until {whenLabel(heldUntil)}.</b> The link to pay {formatRupees(total)} is on its way to {mailTo}{' '}
            (quote {number}).
          </>
        )}
      </Note>
      <LongTextBox label="The same for WhatsApp" value={text} onChange={setText} rows={5} />
      <div className="booking-deeds">
        <a
          className="button primary"
          href={`${address}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="chat" />
          Send it by WhatsApp
        </a>
        <Button icon="copy" onClick={() => void copy()}>
          Copy the text
        </Button>
        <a href={url} target="_blank" rel="noreferrer">
          Open the link
        </a>
      </div>
    </div>
  )
}
