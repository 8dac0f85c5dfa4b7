import { useState } from 'react'
import { attachQuote, type Enquiry, quoteEnquiry } from '#contract/office/enquiries.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { callOffice } from '../../call.ts'
import { Input, OfficeForm } from '../../ui/form.tsx'
import { Refused } from '../../ui/refused.tsx'
import { LongTextBox, TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { TripBuilder, type TripDraft, useTripDraft } from '../trip/trip-builder.tsx'
import { useRenewEnquiry } from './reply-form.tsx'

/** The trip of an enquiry, which outlives a look at another tab. */
export function useEnquiryDraft({ basket, writeLinks }: Enquiry): TripDraft {
  // A group is written from its own request.
  const [lines, setLines] = useState<readonly Line[]>(writeLinks.length > 0 ? [] : basket.lines)
  return useTripDraft(lines, setLines)
}

/** From an enquiry to a quote: of a group from its request, of anything else from a trip at the prices of today. */
export function QuoteForm({ enquiry, draft }: { enquiry: Enquiry; draft: TripDraft }) {
  return (
    <div className="stack">
      {enquiry.writeLinks.map(({ reference, url }) => (
        <p key={reference}>
          <a href={url} target="_blank" rel="noreferrer">
            Write the quote of the group {reference}
          </a>
        </p>
      ))}
      {enquiry.email === '' ? (
        <Refused message="Who asked has been removed, so nobody can be written to." />
      ) : (
        <DraftQuote enquiry={enquiry} draft={draft} />
      )}
      <JoinQuote id={enquiry.id} />
    </div>
  )
}

function DraftQuote({ enquiry: { id, email, basket: asked }, draft }: { enquiry: Enquiry; draft: TripDraft }) {
  const renew = useRenewEnquiry()
  const say = useSay()
  const write = async ({ note }: { note: string }) => {
    const body = { lines: [...draft.lines], ...(note.trim() === '' ? {} : { note }) }
    const answer = await callOffice(quoteEnquiry, { query: { id }, body })
    if (!answer.ok) return answer.error
    say(`The quote is on its way to ${email}`)
    draft.setLines([])
    renew()
  }
  return (
    <>
      <TripBuilder draft={draft} start={asked.start} />
      {draft.isReady && (
        <OfficeForm values={{ note: '' }} onSave={write} save="Write and mail the quote" light>
          <Input
            of={LongTextBox}
            source="note"
            label="Your words with it"
            hint="The quote holds these prices; nothing is held until it is accepted."
            optional
          />
        </OfficeForm>
      )}
    </>
  )
}

/** A trip that was put together on the site and saved there as a quote. */
function JoinQuote({ id }: { id: string }) {
  const renew = useRenewEnquiry()
  const say = useSay()
  const save = async ({ number }: { number: string }) => {
    const answer = await callOffice(attachQuote, { query: { id }, body: { number: number.trim().toUpperCase() } })
    if (!answer.ok) return answer.error
    say('The quote is joined to the enquiry')
    renew()
  }
  return (
    <details>
      <summary>The quote was made on the site</summary>
      <OfficeForm values={{ number: '' }} onSave={save} save="Join it" light>
        <Input
          of={TextBox}
          source="number"
          label="Number of the quote"
          hint="Where they saved a trip on the site as a quote, enter its number: QUO-7K2M9P."
        />
      </OfficeForm>
    </details>
  )
}
