import { useState } from 'react'
import { noteOnEnquiry } from '#contract/office/enquiries.ts'
import { callOffice } from '../../call.ts'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { LongTextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useRenewEnquiry } from './reply-form.tsx'

/** A note for the office alone. */
export function NoteForm({ id }: { id: string }) {
  const [written, setWritten] = useState(0)
  const renew = useRenewEnquiry()
  const say = useSay()
  const save = async (values: { text: string }) => {
    const answer = await callOffice(noteOnEnquiry, { query: { id }, body: values })
    if (!answer.ok) return answer.error
    say('Noted')
    renew()
    setWritten((count) => count + 1)
  }
  return (
    <OfficeForm key={written} values={{ text: '' }} onSave={save} save="Keep the note">
      <Input
        of={LongTextBox}
        source="text"
        label="Note"
        hint="Only the office reads it."
        check={needed('Please write something')}
      />
    </OfficeForm>
  )
}
