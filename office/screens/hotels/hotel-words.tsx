import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { changeHotel, fetchHotelOptions, type OfficeHotel } from '#contract/office/hotels.ts'
import { callOffice, type OfficeFailure } from '../../call.ts'
import { changesOf } from '../../data-provider.ts'
import { useMay } from '../../me.tsx'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { MultiChoice } from '../../ui/choices.tsx'
import { FieldSet, Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { SelectBox, TimeBox } from '../../ui/pick-boxes.tsx'
import { RichTextBox } from '../../ui/rich-text.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useOffice } from '../../use-office.ts'
import { areAlike, fieldsOf, type HotelFields } from './hotel-fields.ts'
import type { HotelOptions } from './new-hotel.tsx'
import { StarBox } from './star-box.tsx'
import type { AskedHotel } from './use-hotel.ts'

type Props = { hotel: OfficeHotel; take: AskedHotel['take'] }
type Meanwhile = { theirs: OfficeHotel; mine: Partial<HotelFields>; decide: (what: 'mine' | 'theirs' | 'wait') => void }

/** The form of a hotel. `base` is the hotel that its fields were filled from: the server is told its version. */
export function HotelWords({ hotel, take }: Props) {
  const [base, setBase] = useState(hotel)
  const [round, setRound] = useState(0)
  const [meanwhile, setMeanwhile] = useState<Meanwhile>()
  const say = useSay()
  const mayChange = useMay('catalogue.change')
  const options = useOffice(fetchHotelOptions).data
  const ask = (theirs: OfficeHotel, mine: Partial<HotelFields>) =>
    new Promise<'mine' | 'theirs' | 'wait'>((decide) => setMeanwhile({ theirs, mine, decide })).finally(() =>
      setMeanwhile(undefined),
    )
  const save = async (values: HotelFields): Promise<OfficeFailure | undefined> => {
    const mine: Partial<HotelFields> = changesOf(values, fieldsOf(base))
    let { version } = base
    for (;;) {
      const answer = await callOffice(changeHotel, { query: { id: hotel.id }, body: { ...mine, version } })
      if (answer.ok) {
        setBase(answer.value.hotel)
        take(answer.value.hotel)
        return undefined
      }
      if (answer.error.code !== 'changed') return answer.error
      // What the call declares with this refusal: the record as it is now.
      const theirs = answer.error.more.current as OfficeHotel
      const decided = await ask(theirs, mine)
      if (decided === 'wait') return answer.error
      if (decided === 'theirs') {
        setBase(theirs)
        take(theirs)
        setRound(round + 1)
        return undefined
      }
      version = theirs.version
    }
  }
  return (
    <>
      <OfficeForm key={round} values={fieldsOf(base)} onSave={save} onSaved={() => say('Saved')} bar={mayChange}>
        <Follow hotel={hotel} base={base} onNewer={setBase} />
        <fieldset className="plain-set" disabled={!mayChange}>
          <Words disabled={!mayChange} />
          <Facts options={options} />
          <Amenities options={options} />
        </fieldset>
      </OfficeForm>
      <ChangedMeanwhile
        theirs={meanwhile && { ...fieldsOf(meanwhile.theirs) }}
        mine={meanwhile?.mine ?? {}}
        onTheirs={() => meanwhile?.decide('theirs')}
        onMine={() => meanwhile?.decide('mine')}
        onClose={() => meanwhile?.decide('wait')}
      />
    </>
  )
}

/** Fields that nobody has touched follow what is newer; touched ones keep what they were filled from, so that the server can tell. */
function Follow({
  hotel,
  base,
  onNewer,
}: {
  hotel: OfficeHotel
  base: OfficeHotel
  onNewer: (it: OfficeHotel) => void
}) {
  const { isDirty, isSubmitting } = useFormState()
  const seen = useRef(hotel.version)
  useEffect(() => {
    if (hotel.version === seen.current || isSubmitting) return
    seen.current = hotel.version
    if (!isDirty || areAlike(hotel, base)) onNewer(hotel)
  }, [hotel, base, isDirty, isSubmitting, onNewer])
  return null
}

function Words({ disabled }: { disabled: boolean }) {
  return (
    <FieldSet title="Words" hint="Plain and short. Say what a guest finds there, not how wonderful it is.">
      <Input of={TextBox} source="name" label="Name" check={needed('Please enter a name')} />
      <Input of={RichTextBox} source="descriptionHtml" label="About the hotel" disabled={disabled} />
      <Input
        of={RichTextBox}
        source="policyHtml"
        label="Rules of the house"
        hint="Words in braces, such as {balanceDays}, stand for what is set for the whole site."
        optional
        disabled={disabled}
      />
    </FieldSet>
  )
}

function Facts({ options }: { options: HotelOptions | undefined }) {
  const choices = (named: HotelOptions['islands'] | undefined) =>
    (named ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FieldSet title="Facts">
      <Row>
        <Input of={SelectBox} source="propertyTypeId" label="Kind" options={choices(options?.propertyTypes)} />
        <Input of={StarBox} source="starRating" label="Stars" />
      </Row>
      <Row>
        <Input of={SelectBox} source="islandId" label="Island" options={choices(options?.islands)} />
        <Input of={TextBox} source="locality" label="Place" hint="Beach, village or part of town." />
      </Row>
      <Input of={TextBox} source="address" label="Address" optional />
      <Row>
        <Input of={TextBox} source="phone" label="Telephone" type="tel" optional />
        <Input of={TextBox} source="contact" label="Mail address" hint="Of the hotel, for guests." optional />
      </Row>
      <Row>
        <Input of={TimeBox} source="checkinTime" label="Check-in from" />
        <Input of={TimeBox} source="checkoutTime" label="Check-out until" />
      </Row>
    </FieldSet>
  )
}

function Amenities({ options }: { options: HotelOptions | undefined }) {
  const all = (options?.amenities ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FieldSet title="Amenities" hint="Visitors filter hotels by them.">
      <Input of={MultiChoice} source="amenityIds" label="What it has" options={all} />
    </FieldSet>
  )
}
