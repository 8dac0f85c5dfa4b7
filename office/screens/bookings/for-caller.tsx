import { useState } from 'react'
import { mailTrip } from '#contract/office/booking-changes.ts'
import { CALLER_HOLD_MINUTES } from '#contract/terms/booking-rules.ts'
import { counted } from '#contract/terms/counted.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { type Answer, callOffice } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Switch } from '../../ui/choices.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Note } from '../../ui/refused.tsx'
import { LongTextBox, TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useRenewList } from '../../use-office.ts'
import { whenLabel } from '../../when.ts'
import { TripBuilder, useTripDraft } from '../trip/trip-builder.tsx'
import './booking.css'

type Mailed = Answer<typeof mailTrip>
type Values = { link: string; email: string; contactNumber: string; holds: boolean }

const NOBODY: Values = { link: '', email: '', contactNumber: '', holds: true }
const NO_WISH = {
  ...{ kind: null, id: '', day: '', until: '', time: '', adults: 2, childAges: [], rooms: null },
}

/** A trip for somebody who called: put together here, held, and mailed as a link at which they name the travellers and pay. */
export function ForCaller() {
  const [mailed, setMailed] = useState<Mailed>()
  const [lines, setLines] = useState<readonly Line[]>([])
  const draft = useTripDraft(lines, setLines)
  const renewHolds = useRenewList('holds')
  const send = async ({ contactNumber, link, ...values }: Values) => {
    const trip = lines.length > 0 ? { lines: [...lines] } : { link }
    const phone = contactNumber.trim() === '' ? {} : { contactNumber }
    const answer = await callOffice(mailTrip, { body: { ...values, ...trip, ...phone } })
    if (!answer.ok) return answer.error
    setMailed(answer.value)
    renewHolds()
  }
  return (
    <>
      <PageHead
        title="Book for a caller"
        about="Put the trip together, and mail its link: the caller names the travellers there and pays."
        help="bookings"
        actions={
          <ButtonLink to="/bookings" icon="left">
            Bookings
          </ButtonLink>
        }
      />
      {mailed ? (
        <OnItsWay mailed={mailed} />
      ) : (
        <div className="split">
          <TripBuilder draft={draft} start={NO_WISH} />
          <aside className="panel" aria-label="The caller">
            <CallerForm isEmpty={lines.length === 0} onSend={send} />
          </aside>
        </div>
      )}
    </>
  )
}

type FormProps = { isEmpty: boolean; onSend: Parameters<typeof OfficeForm<Values>>[0]['onSave'] }

function CallerForm({ isEmpty, onSend }: FormProps) {
  return (
    <OfficeForm values={NOBODY} onSave={onSend} save="Send the link to pay" light>
      <h2>The caller</h2>
      {isEmpty && (
        <Input
          of={TextBox}
          source="link"
          label="Link of a trip"
          hint="Of a trip that was put together on the site: Share on My trip gives it. Otherwise put a trip together."
          check={needed('Please put a trip together, or paste the link of a trip')}
        />
      )}
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
