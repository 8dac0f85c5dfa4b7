import { useState } from 'react'
import { changeSailing, previewSailing, type SailingInFull } from '#contract/office/sailings.ts'
import { counted } from '#contract/terms/counted.ts'
import { type Answer, callOffice } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { Refused } from '../../ui/refused.tsx'
import { LongTextBox, TextBox } from '../../ui/text-boxes.tsx'
import { useDeed } from '../../use-office.ts'
import { FilledNames } from '../disruption/filled-names.tsx'
import { Mails } from '../disruption/mails.tsx'
import '../disruption/disruption.css'

export type SailingTiming = { departTime: string; arriveTime: string; vesselId: string }
export type Previewed = { change: SailingTiming; shown: Answer<typeof previewSailing> }

type Props = {
  id: string
  previewed: Previewed
  onShown: (shown: Previewed['shown']) => void
  onClose: () => void
  onSaved: (sailing: SailingInFull, told: number) => void
}

/** What travellers of a sailing read about its other boat or time, before it is saved. */
export function TellTravellers({ id, previewed: { change, shown }, onShown, onClose, onSaved }: Props) {
  const [isWriting, setIsWriting] = useState(false)
  const deed = useDeed(changeSailing, [])
  const { message, mails, names } = shown
  const reached = mails.filter(({ to }) => to !== '').length
  const save = async () => {
    const saved = await deed.run({ query: { id }, body: { ...change, message } })
    if (saved !== undefined) onSaved(saved.sailing, reached)
  }
  const show = async (words: Previewed['shown']['message']) => {
    const answer = await callOffice(previewSailing, { query: { id }, body: { ...change, message: words } })
    if (!answer.ok) return answer.error
    onShown(answer.value)
    setIsWriting(false)
  }
  const footer = (
    <>
      <Button onClick={() => setIsWriting(true)}>Change the message</Button>
      <Button kind="primary" icon="mail" busy={deed.busy} onClick={() => void save()}>
        Save and send {counted(reached, 'mail')}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title="Tell the travellers" footer={isWriting ? undefined : footer}>
      {isWriting ? (
        <OfficeForm
          values={message}
          onSave={show}
          save="See each message"
          beside={<Button onClick={() => setIsWriting(false)}>Leave it as it was</Button>}
          light
        >
          <Input of={TextBox} source="subject" label="Subject" check={needed('Please enter a subject')} />
          <Input of={LongTextBox} source="text" label="Message" rows={10} check={needed('Please write something')} />
          <FilledNames names={names} />
        </OfficeForm>
      ) : (
        <div className="stack">
          <p>
            Nothing is saved yet. With the change, each of them gets this mail; their papers name the new ferry at once.
          </p>
          {deed.failure && <Refused message={deed.failure.message} />}
          <Mails mails={mails.map(({ ref, ...mail }) => ({ partyId: ref, ...mail }))} />
        </div>
      )}
    </Dialog>
  )
}
