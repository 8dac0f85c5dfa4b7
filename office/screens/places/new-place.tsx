import { createPlace, type fetchPlaceOptions } from '#contract/office/places.ts'
import { type Answer, callOffice } from '../../call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useRenewList } from '../../use-office.ts'
import { degreesOf } from './degrees.ts'
import { PlaceMap } from './place-map.tsx'

export type PlaceOptions = Answer<typeof fetchPlaceOptions>

const NOTHING = { name: '', islandId: '', kind: '', lat: '', lng: '' }

type Props = {
  open: boolean
  options: PlaceOptions | undefined
  onClose: () => void
  onMade: (id: string) => void
}

/** A place in five fields; everything else can wait. */
export function NewPlace({ open, options, onClose, onMade }: Props) {
  const say = useSay()
  const renew = useRenewList('places')
  const save = async ({ lat, lng, ...words }: typeof NOTHING) => {
    const body = { ...words, lat: degreesOf(lat), lng: degreesOf(lng), descriptionHtml: '' }
    const answer = await callOffice(createPlace, { body })
    if (!answer.ok) return answer.error
    renew()
    say(`${answer.value.place.name} is on the site. Now its words and pictures.`)
    onMade(answer.value.place.id)
  }
  return (
    <Dialog open={open} onClose={onClose} title="New place">
      <OfficeForm values={NOTHING} onSave={save} save="Make the place" light>
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
          source="kind"
          label="Kind"
          hint="In a word or two, such as beach or museum."
          check={needed('Please say what kind of place it is')}
        />
        <PlaceMap />
        <Row>
          <Input
            of={TextBox}
            source="lat"
            label="Latitude"
            inputMode="decimal"
            check={needed('Please enter where it lies')}
          />
          <Input
            of={TextBox}
            source="lng"
            label="Longitude"
            inputMode="decimal"
            check={needed('Please enter where it lies')}
          />
        </Row>
        <p className="hint">Or in degrees, as another map tells them: 11.9843 and 92.9514.</p>
      </OfficeForm>
    </Dialog>
  )
}
