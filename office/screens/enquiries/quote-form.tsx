import { useState } from 'react'
import { attachQuote, type Enquiry, quoteEnquiry } from '#contract/office/enquiries.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { callOffice, type OfficeFailure } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { FieldSet, Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { NumberBox } from '../../ui/number-boxes.tsx'
import { DateBox } from '../../ui/pick-boxes.tsx'
import { Note } from '../../ui/refused.tsx'
import { LongTextBox, TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useRenewEnquiry } from './reply-form.tsx'

/** From an enquiry to a quote: of a group from its request, of a package at the price of today, of anything else from the site. */
export function QuoteForm({ enquiry }: { enquiry: Enquiry }) {
  const { writeLinks, basket } = enquiry
  return (
    <div className="stack">
      {writeLinks.map(({ reference, url }) => (
        <p key={reference}>
          <a href={url} target="_blank" rel="noreferrer">
            Write the quote of the group {reference}
          </a>
        </p>
      ))}
      {basket !== null && writeLinks.length === 0 && <PackageQuote enquiry={enquiry} basket={basket} />}
      <JoinQuote id={enquiry.id} />
    </div>
  )
}

type Basket = NonNullable<Enquiry['basket']>
type Values = { startDate: string; adultCount: number | null; ages: string; note: string }

/** First the price of today, then the quote itself. */
function PackageQuote({ enquiry: { id, email }, basket }: { enquiry: Enquiry; basket: Basket }) {
  const [priced, setPriced] = useState<number>()
  const [values, setValues] = useState<Values>({
    ...{ startDate: basket.startDate ?? '', adultCount: basket.adultCount },
    ...{ ages: basket.childAges.join(', '), note: '' },
  })
  const renew = useRenewEnquiry()
  const say = useSay()
  const ask = async (entered: Values, preview: boolean): Promise<OfficeFailure | undefined> => {
    const answer = await callOffice(quoteEnquiry, {
      query: { id },
      body: { lines: [lineOf(basket.packageId, entered)], note: entered.note, preview },
    })
    if (!answer.ok) return renamed(answer.error)
    setValues(entered)
    if (preview) return void setPriced(answer.value.total.amountPayable)
    say(`The quote is on its way to ${email}`)
    setPriced(undefined)
    renew()
  }
  return (
    <OfficeForm
      values={values}
      onSave={(entered) => ask(entered, priced === undefined)}
      save={priced === undefined ? 'Show the price' : 'Write and mail the quote'}
      beside={priced !== undefined && <Button onClick={() => setPriced(undefined)}>Change it</Button>}
      light
    >
      <FieldSet title={basket.packageName}>
        <Row>
          <Input of={DateBox} source="startDate" label="From" check={needed('Please choose a day')} />
          <Input of={NumberBox} source="adultCount" label="Adults" min={1} max={99} />
          <Input of={TextBox} source="ages" label="Ages of children" hint="Such as 7, 4." optional />
        </Row>
        <Input of={LongTextBox} source="note" label="Your words with it" optional />
        {priced !== undefined && (
          <Note kind="good">
            {formatRupees(priced)} today, taxes inside. The quote holds this price, and no rooms until it is accepted.
          </Note>
        )}
      </FieldSet>
    </OfficeForm>
  )
}

function lineOf(packageId: string, { startDate, adultCount, ages }: Values) {
  const childAges = ages.split(/[\s,;]+/).flatMap((age) => (age === '' ? [] : [Number(age)]))
  return { kind: 'package' as const, packageId, startDate, adultCount: adultCount ?? 0, childAges }
}

/** The server names the fields of the line; here they have the names of the form. */
function renamed(failure: OfficeFailure): OfficeFailure {
  const errors = failure.errors.map(({ field, message }) => {
    const last = field.split('.').find((part) => ['startDate', 'adultCount', 'childAges'].includes(part))
    return { field: last === 'childAges' ? 'ages' : (last ?? field), message }
  })
  return { ...failure, errors }
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
          hint="Put the trip together on the site, save it there as a quote, and enter its number: QUO-7K2M9P."
        />
      </OfficeForm>
    </details>
  )
}
