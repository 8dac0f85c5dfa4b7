import { useCallback, useState } from 'react'
import { createRoom, type OfficeHotel } from '#contract/office/hotels.ts'
import { callOffice } from '../../call.ts'
import { Stepper } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormPeek, Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { MoneyBox, NumberBox } from '../../ui/number-boxes.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { guestWords } from './guest-price.ts'
import type { HotelOptions } from './new-hotel.tsx'
import { BREAKFAST } from './room-form.tsx'

const NOTHING = {
  ...{ name: '', bedTypeId: '', breakfast: '' as '' | 'yes' | 'no', maxAdults: 2, maxChildren: 1 },
  sizeSqFt: null as number | null,
  rooms: null as number | null,
  basePrice: null as number | null,
}

type Props = {
  open: boolean
  hotelId: string
  options: HotelOptions | undefined
  onClose: () => void
  onMade: (hotel: OfficeHotel) => void
}

export function NewRoom({ open, hotelId, options, onClose, onMade }: Props) {
  const [price, setPrice] = useState<number | null>(null)
  const peek = useCallback((values: { basePrice?: number | null }) => setPrice(values.basePrice ?? null), [])
  const save = async ({ rooms, basePrice, sizeSqFt, breakfast, ...words }: typeof NOTHING) => {
    const facts = { description: '', sizeSqFt: sizeSqFt ?? 0, breakfast: breakfast === 'yes' }
    const body = { ...facts, ...words, rooms: rooms ?? 0, basePrice: basePrice ?? 0 }
    const answer = await callOffice(createRoom, { query: { id: hotelId }, body })
    if (!answer.ok) return answer.error
    onMade(answer.value.hotel)
  }
  return (
    <Dialog open={open} onClose={onClose} title="Another kind of room">
      <OfficeForm values={NOTHING} onSave={save} save="Make it" light>
        <FormPeek onSeen={peek} />
        <Input of={TextBox} source="name" label="Name" autoComplete="off" check={needed('Please enter a name')} />
        <Input
          of={SelectBox}
          source="bedTypeId"
          label="Beds"
          empty="Please choose"
          options={(options?.bedTypes ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          check={needed('Please choose a bed')}
        />
        <Row>
          <Input of={NumberBox} source="sizeSqFt" label="Size" suffix="sq ft" check={needed('Please enter a size')} />
          <Input
            of={SelectBox}
            source="breakfast"
            label="Breakfast"
            empty="Please choose"
            options={BREAKFAST}
            check={needed('Please say whether breakfast is in the price')}
          />
        </Row>
        <Input of={Stepper} source="maxAdults" label="Adults at most" min={1} max={12} />
        <Input of={Stepper} source="maxChildren" label="Children at most" max={12} />
        <Row>
          <Input
            of={NumberBox}
            source="rooms"
            label="Rooms"
            min={0}
            check={needed('Please enter how many there are')}
          />
          <Input of={MoneyBox} source="basePrice" label="Price a night" check={needed('Please enter a price')} />
        </Row>
        <p className="hint" role="status">
          {guestWords(price, options?.nightTax)}
        </p>
      </OfficeForm>
    </Dialog>
  )
}
