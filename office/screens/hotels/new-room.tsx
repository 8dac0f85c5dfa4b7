import { useCallback, useState } from 'react'
import { createRoom, type OfficeHotel } from '#contract/office/hotels.ts'
import { callOffice } from '../../call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormPeek, Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { MoneyBox, NumberBox } from '../../ui/number-boxes.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { guestWords } from './guest-price.ts'
import type { HotelOptions } from './new-hotel.tsx'

const NOTHING = { name: '', bedTypeId: '', rooms: null as number | null, basePrice: null as number | null }
/** What a kind of room is until its own screen says more, as the first one of a hotel is made. */
const USUAL = { description: '', sizeSqFt: 180, breakfast: false, maxAdults: 2, maxChildren: 1 }

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
  const save = async ({ rooms, basePrice, ...words }: typeof NOTHING) => {
    const body = { ...USUAL, ...words, rooms: rooms ?? 0, basePrice: basePrice ?? 0 }
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
