import { useState } from 'react'
import { mailTrip } from '#contract/office/booking-changes.ts'
import { dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { paths } from '#contract/terms/paths.ts'
import { type Answer, callOffice } from '../../call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { Note } from '../../ui/refused.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'

type Mailed = Answer<typeof mailTrip>

/** Puts a trip in writing for somebody who called, and mails them the link to accept and pay it. */
export function MailTrip({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [mailed, setMailed] = useState<Mailed>()
  const close = () => {
    setMailed(undefined)
    onClose()
  }
  const send = async (values: { link: string; email: string }) => {
    const answer = await callOffice(mailTrip, { body: values })
    if (!answer.ok) return answer.error
    setMailed(answer.value)
  }
  return (
    <Dialog open={open} onClose={close} title="Book for a caller">
      {mailed ? (
        <Note kind="good">
          Quote {mailed.number} over {formatRupees(mailed.total)} is on its way to {mailed.mailTo}. It can be accepted
          until {formatDay(dayInIndia(new Date(mailed.validUntil)))}. You can also read out or send its link:{' '}
          <a href={mailed.url}>{mailed.url}</a>
        </Note>
      ) : (
        <>
          <p>
            Put the trip together on <a href={paths.home}>the site</a> as a traveller does, choose Share on My trip, and
            paste the link here. The caller gets today's price by mail, names the travellers and pays by that link.
            Nothing is held until they accept.
          </p>
          <OfficeForm values={{ link: '', email: '' }} onSave={send} save="Mail the link" light>
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
          </OfficeForm>
        </>
      )}
    </Dialog>
  )
}
