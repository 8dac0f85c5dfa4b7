import { useState } from 'react'
import { countEnquiries, draftReply, type Enquiry, fetchEnquiry, replyToEnquiry } from '#contract/office/enquiries.ts'
import { listTemplates } from '#contract/office/reply-templates.ts'
import { callOffice } from '../../call.ts'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { Refused } from '../../ui/refused.tsx'
import { LongTextBox, TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useOffice, useRenewCall, useRenewList } from '../../use-office.ts'

const TEMPLATES_SHOWN = 60

/** A mail to who has asked, begun from a template where one fits. */
export function ReplyForm({ enquiry: { id, reference, email } }: { enquiry: Enquiry }) {
  const blank = { subject: `Your enquiry ${reference}`, text: '' }
  const [begun, setBegun] = useState(blank)
  const [template, setTemplate] = useState('')
  const templates = useOffice(listTemplates, { perPage: TEMPLATES_SHOWN })
  const renew = useRenewEnquiry()
  const say = useSay()
  const begin = async (chosen: string) => {
    setTemplate(chosen)
    if (chosen === '') return setBegun(blank)
    const answer = await callOffice(draftReply, { query: { id, template: chosen } })
    if (answer.ok) setBegun({ subject: answer.value.subject, text: answer.value.text })
    else say(answer.error.message, { kind: 'error' })
  }
  const send = async (values: { subject: string; text: string }) => {
    const answer = await callOffice(replyToEnquiry, { query: { id }, body: values })
    if (!answer.ok) return answer.error
    say(`On its way to ${email}`)
    renew()
    setTemplate('')
    setBegun({ ...blank })
  }
  if (email === '') return <Refused message="Who asked has been removed, so nobody can be written to." />
  return (
    <div className="stack">
      <SelectBox
        label="Template"
        empty="None"
        options={(templates.data?.rows ?? []).map(({ id: value, name }) => ({ value, label: name }))}
        value={template}
        onChange={(value) => void begin(value)}
      />
      <OfficeForm key={`${template} ${begun.text}`} values={begun} onSave={send} save="Send the reply">
        <Input of={TextBox} source="subject" label="Subject" check={needed('Please enter a subject')} />
        <Input of={LongTextBox} source="text" label="Reply" rows={10} check={needed('Please write something')} />
      </OfficeForm>
    </div>
  )
}

/** After an answer: the conversation, the inbox and its figures. */
export function useRenewEnquiry(): () => void {
  const [one, counts, list] = [useRenewCall(fetchEnquiry), useRenewCall(countEnquiries), useRenewList('enquiries')]
  return () => {
    one()
    counts()
    list()
  }
}
