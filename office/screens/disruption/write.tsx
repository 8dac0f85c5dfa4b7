import { useState } from 'react'
import { draftMessage, previewMessage, sendMessage } from '#contract/office/disruption-changes.ts'
import { type Disruption, fetchDisruption, listDisruptions } from '#contract/office/disruptions.ts'
import { counted } from '#contract/terms/counted.ts'
import { type Answer, callOffice } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { ChipChoice } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { Refused } from '../../ui/refused.tsx'
import { LongTextBox, TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useDeed, useOffice } from '../../use-office.ts'
import { FilledNames } from './filled-names.tsx'
import { Mails } from './mails.tsx'

type Props = { off: Disruption; ids: string[] | undefined; onClose: () => void }

/** A message with names in braces, then each mail as it is sent, then off it goes. */
export function Write({ off, ids, onClose }: Props) {
  return (
    <Dialog
      open={ids !== undefined}
      onClose={onClose}
      title={`Write to ${counted(ids?.length ?? 0, 'party', 'parties')}`}
    >
      {ids !== undefined && <Writing off={off} ids={ids} onClose={onClose} />}
    </Dialog>
  )
}

/** How long somebody may be given, in hours; none where no answer is asked for. */
const HOURS = [
  { value: '2', label: '2 hours' },
  { value: '6', label: '6 hours' },
  { value: '24', label: '24 hours' },
  { value: '', label: 'No answer asked' },
]

type Written = { subject: string; text: string; hours: string }

function Writing({ off, ids, onClose }: Props & { ids: string[] }) {
  const [partyIds] = useState(ids)
  const draft = useOffice(draftMessage, { id: off.id })
  const [written, setWritten] = useState<Written>()
  const [mails, setMails] = useState<Answer<typeof previewMessage>['mails']>()
  const deed = useDeed(sendMessage, [fetchDisruption, listDisruptions])
  const say = useSay()
  if (draft.error) return <Refused message={draft.error.failure.message} />
  if (draft.data === undefined) return <Skeleton lines={8} />
  const { subject, text, answerHours, names } = draft.data
  const bodyOf = ({ hours, ...rest }: Written) => ({
    ...{ ...rest, partyIds, answerHours: hours === '' ? null : Number(hours) },
  })
  const show = async (values: Written) => {
    const answer = await callOffice(previewMessage, { query: { id: off.id }, body: bodyOf(values) })
    if (!answer.ok) return answer.error
    setWritten(values)
    setMails(answer.value.mails)
  }
  const send = async () => {
    if (written === undefined) return
    const sent = await deed.run({ query: { id: off.id }, body: bodyOf(written) })
    if (sent === undefined) return
    say(`${counted(sent.sent, 'mail')} on the way${sent.without > 0 ? `; ${sent.without} have no address` : ''}`)
    onClose()
  }
  if (mails !== undefined)
    return (
      <div className="stack">
        {deed.failure && <Refused message={deed.failure.message} />}
        <div className="disruption-deeds">
          <Button onClick={() => setMails(undefined)}>Change it</Button>
          <Button kind="primary" icon="mail" busy={deed.busy} onClick={() => void send()}>
            Send {counted(mails.filter(({ to }) => to !== '').length, 'mail')}
          </Button>
        </div>
        <Mails mails={mails} />
      </div>
    )
  return (
    <OfficeForm
      values={written ?? { subject, text, hours: String(answerHours) }}
      onSave={show}
      save="See each message"
      light
    >
      <Input of={ChipChoice} source="hours" label="They choose within" options={HOURS} />
      <Input of={TextBox} source="subject" label="Subject" check={needed('Please enter a subject')} />
      <Input of={LongTextBox} source="text" label="Message" rows={12} check={needed('Please write something')} />
      <FilledNames names={names} />
    </OfficeForm>
  )
}
