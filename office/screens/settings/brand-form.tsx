import { useFieldArray } from 'react-hook-form'
import { type BrandFields, saveBrand } from '#contract/office/settings.ts'
import { callOffice } from '../../call.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { FieldSet, Input, needed, Row } from '../../ui/form.tsx'
import { NumberBox } from '../../ui/number-boxes.tsx'
import { LongTextBox, TextBox } from '../../ui/text-boxes.tsx'
import { SettingForm } from './setting-form.tsx'
import './settings.css'

/** Lines of the address are edited as one text, and a missing number of WhatsApp as an empty one. */
type Values = Omit<BrandFields, 'addressLines' | 'whatsapp'> & { address: string; whatsapp: string }

function fieldsOf({ address, whatsapp, ...values }: Values): BrandFields {
  const addressLines = address.split('\n').flatMap((line) => line.trim() || [])
  return { ...values, addressLines, whatsapp: whatsapp.trim() === '' ? null : whatsapp }
}

export function BrandForm({ brand, version }: { brand: BrandFields; version: string }) {
  const { addressLines, whatsapp, ...rest } = brand
  return (
    <SettingForm<Values, BrandFields>
      values={{ ...rest, address: addressLines.join('\n'), whatsapp: whatsapp ?? '' }}
      {...{ fieldsOf, version }}
      send={(body, query) => callOffice(saveBrand, { query, body })}
      said={() => 'Saved: pages say so within a second'}
    >
      <FieldSet title="Name">
        <Row>
          <Input of={TextBox} source="brandName" label="Name on the site" check={needed('Please enter a name')} />
          <Input of={TextBox} source="legalName" label="Name on invoices" check={needed('Please enter a name')} />
        </Row>
        <Input of={TextBox} source="tagline" label="In one line" optional />
        <Row>
          <Input of={NumberBox} source="foundedYear" label="Since the year" plain />
          <Input of={NumberBox} source="minimumAge" label="Youngest age to book" suffix="years" />
        </Row>
      </FieldSet>
      <FieldSet title="Where and as what you are registered" hint="On invoices, vouchers and the pages of contact.">
        <Input of={LongTextBox} source="address" label="Address" hint="One line a row, PIN code last." rows={4} />
        <Input of={TextBox} source="gstin" label="GSTIN" />
        <Pairs
          source="registrations"
          names={['label', 'number']}
          labels={['Registration', 'Number']}
          add="Add a registration"
          max={6}
        />
      </FieldSet>
      <FieldSet
        title="How travellers reach you"
        hint="A telephone with a person behind it is the best reason to book with you."
      >
        <Pairs source="phones" names={['label', 'text']} labels={['For', 'Telephone']} add="Add a telephone" max={4} />
        <Input
          of={TextBox}
          source="whatsapp"
          label="WhatsApp"
          hint="Without a number nothing on the site leads to WhatsApp."
          optional
        />
        <Row>
          <Input of={TextBox} source="email" label="Mail on the site" type="email" />
          <Input of={TextBox} source="supportEmail" label="Mail that answers go to" type="email" />
        </Row>
        <Row>
          <Input of={TextBox} source="officeHours" label="Office hours" />
          <Input
            of={TextBox}
            source="supportHours"
            label="Support hours"
            hint='Written as "Mon - Sat, 10 AM - 6 PM IST": the reply clock goes by them.'
          />
        </Row>
        <Pairs source="socialLinks" names={['label', 'url']} labels={['Network', 'Address']} add="Add a link" max={8} />
      </FieldSet>
      <FieldSet title="Grievance officer" hint="Named on the pages of policies, as the law asks.">
        <Row>
          <Input of={TextBox} source="grievanceOfficer.name" label="Name" />
          <Input of={TextBox} source="grievanceOfficer.email" label="Mail" type="email" />
        </Row>
        <Input of={TextBox} source="grievanceOfficer.hours" label="Hours" />
      </FieldSet>
    </SettingForm>
  )
}

type PairsProps = {
  source: 'registrations' | 'phones' | 'socialLinks'
  names: [string, string]
  labels: [string, string]
  add: string
  max: number
}

/** Rows of two fields that can be added and taken away. */
function Pairs({ source, names, labels, add, max }: PairsProps) {
  const { fields, append, remove } = useFieldArray({ name: source })
  return (
    <>
      {fields.map((row, index) => (
        <div key={row.id} className="setting-pair">
          <Input of={TextBox} source={`${source}.${index}.${names[0]}`} label={labels[0]} />
          <Input of={TextBox} source={`${source}.${index}.${names[1]}`} label={labels[1]} />
          <IconButton
            icon="close"
            label={`Take away row ${index + 1} of ${labels[1].toLowerCase()}`}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {fields.length < max && (
        <div>
          <Button icon="plus" onClick={() => append({ [names[0]]: '', [names[1]]: '' })}>
            {add}
          </Button>
        </div>
      )}
    </>
  )
}
