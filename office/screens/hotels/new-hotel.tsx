import { useCallback, useState } from 'react'
import { createHotel, type fetchHotelOptions } from '#contract/office/hotels.ts'
import { type Answer, callOffice } from '../../call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormPeek, Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { MoneyBox, NumberBox } from '../../ui/number-boxes.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useRenewList } from '../../use-office.ts'
import { guestWords } from './guest-price.ts'

export type HotelOptions = Answer<typeof fetchHotelOptions>

const NOTHING = {
  name: '',
  islandId: '',
  roomName: 'Standard room',
  rooms: null as number | null,
  pricePerNight: null as number | null,
}

type Props = {
  open: boolean
  options: HotelOptions | undefined
  onClose: () => void
  onMade: (id: string) => void
}

/** A hotel in five fields; everything else can wait. */
export function NewHotel({ open, options, onClose, onMade }: Props) {
  const say = useSay()
  const renew = useRenewList('hotels')
  const [price, setPrice] = useState<number | null>(null)
  const peek = useCallback((values: { pricePerNight?: number | null }) => setPrice(values.pricePerNight ?? null), [])
  const save = async ({ rooms, pricePerNight, ...words }: typeof NOTHING) => {
    const body = { ...words, rooms: rooms ?? 0, pricePerNight: pricePerNight ?? 0 }
    const answer = await callOffice(createHotel, { body })
    if (!answer.ok) return answer.error
    renew()
    say(`${answer.value.hotel.name} is made and hidden. Now its words and pictures.`)
    onMade(answer.value.hotel.id)
  }
  return (
    <Dialog open={open} onClose={onClose} title="New hotel">
      <OfficeForm values={NOTHING} onSave={save} save="Make the hotel" light>
        <FormPeek onSeen={peek} />
        <Input of={TextBox} source="name" label="Name" autoComplete="off" check={needed('Please enter a name')} />
        <Input
          of={SelectBox}
          source="islandId"
          label="Island"
          empty="Please choose"
          options={(options?.islands ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          check={needed('Please choose an island')}
        />
        <Input
          of={TextBox}
          source="roomName"
          label="Kind of room"
          hint="The first one; more can follow."
          autoComplete="off"
          check={needed('Please enter a name')}
        />
        <Row>
          <Input
            of={NumberBox}
            source="rooms"
            label="Rooms"
            min={0}
            check={needed('Please enter how many there are')}
          />
          <Input of={MoneyBox} source="pricePerNight" label="Price a night" check={needed('Please enter a price')} />
        </Row>
        <p className="hint" role="status">
          {guestWords(price, options?.nightTax)}
        </p>
      </OfficeForm>
    </Dialog>
  )
}
