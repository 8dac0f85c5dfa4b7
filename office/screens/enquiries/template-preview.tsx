import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type EnquiryRow, listEnquiries } from '#contract/office/enquiries.ts'
import { fetchReplyNames } from '#contract/office/reply-templates.ts'
import { fillNames } from '#contract/terms/fill-names.ts'
import { type BraceName, Names } from '../../ui/names.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { useOffice } from '../../use-office.ts'
import './conversation.css'

/** Enquiries that a template can be looked at with (ours). */
const ENQUIRIES = 20

/** The names that are filled in, and the mail as it would be sent about an enquiry that somebody has made. */
export function TemplatePreview({ variables }: { variables: readonly BraceName[] }) {
  const asked = useOffice(listEnquiries, { state: 'any', sort: 'receivedAt', order: 'DESC', perPage: ENQUIRIES })
  const enquiries = asked.data?.rows ?? []
  const [chosen, setChosen] = useState<string>()
  const enquiry = enquiries.find(({ id }) => id === chosen) ?? enquiries[0]
  return enquiry === undefined ? (
    <VariableNames variables={variables} more="Once somebody has asked, the mail is shown here as they would get it." />
  ) : (
    <Filled {...{ variables, enquiry, enquiries }} onChoose={setChosen} />
  )
}

type Props = {
  variables: readonly BraceName[]
  enquiry: EnquiryRow
  enquiries: readonly EnquiryRow[]
  onChoose: (id: string) => void
}

function Filled({ variables, enquiry, enquiries, onChoose }: Props) {
  const values = useOffice(fetchReplyNames, { id: enquiry.id }).data?.values ?? {}
  const [subject, text] = useFormContext().watch(['subject', 'text']) as [string, string]
  return (
    <>
      <VariableNames
        variables={variables.map((each) => ({ ...each, becomes: values[each.name] ?? '' }))}
        more="In bold what it becomes for the enquiry below."
      />
      <section className="template-preview" aria-label="As it would be sent">
        <SelectBox
          label="As it would be sent about"
          options={enquiries.map(({ id, reference, name, about }) => ({
            value: id,
            label: [name, about, reference].filter(Boolean).join(', '),
          }))}
          value={enquiry.id}
          onChange={onChoose}
        />
        <article>
          <h4>{fillNames(subject, values)}</h4>
          <p>{fillNames(text, values)}</p>
        </article>
      </section>
    </>
  )
}

function VariableNames({ variables, more }: { variables: readonly BraceName[]; more: string }) {
  return (
    <Names
      title="Names that are filled in"
      about={`Press one to put it where you were writing. ${more}`}
      names={variables}
    />
  )
}
