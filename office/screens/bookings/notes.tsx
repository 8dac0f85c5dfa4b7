import { addNote } from '#contract/office/booking-changes.ts'
import { type BookingStory, fetchStory } from '#contract/office/bookings.ts'
import { May } from '../../me.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { LongTextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed } from '../../use-office.ts'
import { whenLabel } from '../../when.ts'

/** What the team tells each other; the traveller never sees it. */
export function Notes({ booking: { id, notes } }: { booking: BookingStory }) {
  const deed = useDeed(addNote, [fetchStory])
  const say = useSay()
  const save = async (values: { text: string }) => {
    const done = await deed.run({ query: { ref: id }, body: values })
    if (done === undefined) return deed.failure
    say('Noted')
  }
  return (
    <section className="panel" aria-labelledby="notes">
      <h2 id="notes">Notes of the team</h2>
      <ol className="plain">
        {notes.map(({ at, by, text }) => (
          <li key={at}>
            <span className="as-written">{text}</span>
            <br />
            <small>
              {by}, {whenLabel(at)}
            </small>
          </li>
        ))}
      </ol>
      <May operation="bookings.change">
        <OfficeForm key={notes.length} values={{ text: '' }} onSave={save} save="Add the note" light>
          <Input of={LongTextBox} source="text" label="Note" rows={2} check={needed('Please write the note')} />
        </OfficeForm>
      </May>
    </section>
  )
}
