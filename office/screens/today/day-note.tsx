import { useState } from 'react'
import { fetchToday, type Today, writeDayNote } from '#contract/office/today.ts'
import { callOffice } from '../../call.ts'
import { useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { Input, OfficeForm } from '../../ui/form.tsx'
import { Note } from '../../ui/refused.tsx'
import { LongTextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useRenewCall } from '../../use-office.ts'

/** What travellers of the day are told of the weather and the sea. */
export function DayNote({ day, note }: { day: string; note: Today['note'] }) {
  const may = useMay('today.assign')
  const [isOpen, setOpen] = useState(false)
  const renew = useRenewCall(fetchToday)
  const say = useSay()
  const save = async ({ text }: { text: string }) => {
    const answer = await callOffice(writeDayNote, { body: { day, text } })
    if (!answer.ok) return answer.error
    say(text.trim() === '' ? 'Travellers are told nothing of this day' : 'Travellers of this day see it now')
    renew()
    setOpen(false)
  }
  if (isOpen)
    return (
      <section className="panel" aria-label="Weather and sea">
        <OfficeForm values={{ text: note?.text ?? '' }} onSave={save} save="Tell travellers" light>
          <Input
            of={LongTextBox}
            source="text"
            label="Weather and sea"
            hint="Stands first on this day, on the page of each booking that travels then. Empty takes it off."
            maxLength={300}
          />
        </OfficeForm>
      </section>
    )
  return (
    <div className="day-note">
      {note && (
        <Note>
          <b>Weather and sea:</b> {note.text} <span className="soft">({note.by})</span>
        </Note>
      )}
      {may && (
        <Button kind="quiet" icon={note ? 'pencil' : 'waves'} onClick={() => setOpen(true)}>
          {note ? 'Change the note' : 'Tell travellers of weather and sea'}
        </Button>
      )}
    </div>
  )
}
