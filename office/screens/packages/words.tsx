import { PACKAGE_MOST } from '#contract/office/packages.ts'
import { formatRupees, perPersonRate } from '#contract/terms/money.ts'
import { useMay } from '../../me.tsx'
import { Switch } from '../../ui/choices.tsx'
import { Row } from '../../ui/form.tsx'
import { MoneyBox, NumberBox } from '../../ui/number-boxes.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { RichTextBox } from '../../ui/rich-text.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { SiteNames } from '../texts/site-names.tsx'
import { optionsOf, type PartProps, tied } from './editor-part.ts'
import { PickMany } from './pick-many.tsx'

/** What the package is called, what it costs, and what its card and the head of its page say. */
export function Words(props: PartProps) {
  const { editor, options } = props
  const { listRate, upperLimit } = editor.entered
  const mayPrice = useMay('prices.change')
  const rateHint = mayPrice
    ? `Two adults sharing, regular season, tax inside: ${formatRupees(perPersonRate(listRate))} per person.`
    : 'Two adults sharing, regular season, tax inside. An owner or a manager sets it.'
  return (
    <div className="stack package-words">
      <Row>
        <TextBox label="Name" {...tied(props, 'name')} />
        <SelectBox label="Category" options={optionsOf(options?.categories)} {...tied(props, 'categoryId')} />
      </Row>
      <Row>
        <MoneyBox
          {...tied(props, 'listRate')}
          label="Rate for two"
          hint={rateHint}
          value={listRate === 0 ? null : listRate}
          onChange={(rate) => editor.edit({ listRate: rate ?? 0 })}
          disabled={!mayPrice || !editor.mayChange}
        />
        <NumberBox
          {...tied(props, 'upperLimit')}
          label="Travellers at most"
          hint="Larger parties are asked to send an enquiry."
          min={1}
          max={PACKAGE_MOST.travellers}
          value={upperLimit === 0 ? null : upperLimit}
          onChange={(most) => editor.edit({ upperLimit: most ?? 0 })}
        />
      </Row>
      <RichTextBox label="In short" hint="Its beginning stands on the card." {...tied(props, 'descriptionHtml')} />
      <RichTextBox label="Overview" hint="Heads the page of the package." optional {...tied(props, 'overviewHtml')} />
      <PickMany
        label="Places"
        hint="In the order in which the card names them."
        add="Add a place"
        most={PACKAGE_MOST.places}
        options={optionsOf(options?.places)}
        {...tied(props, 'placeIds')}
      />
      <Switch label="Special offer" hint="Puts it first on the home page." {...tied(props, 'special')} />
      <Switch
        label="On the site"
        hint="Counts once you publish. A hidden package is on no page; what is booked stays booked."
        {...tied(props, 'isLive')}
      />
    </div>
  )
}

/** What is in the price and what is not, and the rules of paying and cancelling. */
export function Rules(props: PartProps) {
  return (
    <div className="stack package-words">
      <RichTextBox label="Included" hint="A list, one thing a line." {...tied(props, 'inclusiveHtml')} />
      <RichTextBox label="Not included" optional {...tied(props, 'exclusiveHtml')} />
      <RichTextBox
        label="Payment"
        hint="Words in braces, such as {balanceDays}, stand for what is set for the whole site."
        optional
        {...tied(props, 'paymentPolicyHtml')}
      />
      <RichTextBox label="Cancellation" optional {...tied(props, 'cancellationPolicyHtml')} />
      {props.editor.mayChange && <SiteNames />}
    </div>
  )
}
