import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createDrive, type DriveRow } from '#contract/office/car-packages.ts'
import { fetchCarOptions } from '#contract/office/cars.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { callOffice } from '../../call.ts'
import { May, useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { List } from '../../ui/list.tsx'
import { NumberBox } from '../../ui/number-boxes.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { type Option, SelectBox } from '../../ui/pick-boxes.tsx'
import type { Column } from '../../ui/table.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useOffice, useRenewList } from '../../use-office.ts'
import { LIVE_OPTIONS, NamedThumb, stateColumn } from '../record/list-columns.tsx'

const COLUMNS: readonly Column<DriveRow>[] = [
  {
    id: 'name',
    head: 'Car package',
    onCard: 'title',
    cell: ({ name, thumbUrl, duration }) => <NamedThumb src={thumbUrl} icon="car" name={name} facts={duration} />,
  },
  { id: 'island', head: 'Island', cell: ({ island }) => island },
  {
    id: 'priceFrom',
    head: 'From',
    end: true,
    cell: ({ priceFrom }) => (priceFrom === null ? 'no price yet' : formatRupees(priceFrom)),
  },
  stateColumn(),
]

const NOTHING = { name: '', islandId: '', hours: null as number | null, kmLimit: null as number | null }

/** Planned drives with a car, on the site or hidden. */
export function Drives() {
  const [isNew, setIsNew] = useState(false)
  const mayMake = useMay('catalogue.change')
  const options = useOffice(fetchCarOptions).data
  const islands = (options?.islands ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const make = (
    <Button kind="primary" icon="plus" onClick={() => setIsNew(true)}>
      New car package
    </Button>
  )
  return (
    <>
      <PageHead
        title="Car packages"
        about="Planned drives with stops, at a price by the size of the party, GST inside."
        help="cars"
        actions={<May operation="catalogue.change">{make}</May>}
      />
      <List<DriveRow>
        resource="car-packages"
        label="Car packages"
        columns={COLUMNS}
        sort={{ field: 'name', order: 'ASC' }}
        search="Name"
        filters={[
          { source: 'islandId', label: 'Island', options: islands },
          { source: 'isLive', label: 'State', options: LIVE_OPTIONS },
        ]}
        linkOf={({ id }) => `/car-packages/${id}`}
        empty={
          <Empty icon="car" title="No car package yet" action={mayMake && make}>
            A name, an island and the hours are enough to begin with.
          </Empty>
        }
      />
      <NewDrive open={isNew} islands={islands} onClose={() => setIsNew(false)} />
    </>
  )
}

function NewDrive({ open, islands, onClose }: { open: boolean; islands: readonly Option[]; onClose: () => void }) {
  const say = useSay()
  const navigate = useNavigate()
  const renew = useRenewList('car-packages')
  const save = async ({ hours, kmLimit, ...words }: typeof NOTHING) => {
    const answer = await callOffice(createDrive, { body: { ...words, hours: hours ?? 0, kmLimit: kmLimit ?? 0 } })
    if (!answer.ok) return answer.error
    renew()
    say(`${answer.value.drive.name} is made and hidden. Now its words, prices and pictures.`)
    void navigate(`/car-packages/${answer.value.drive.id}`)
  }
  return (
    <Dialog open={open} onClose={onClose} title="New car package">
      <OfficeForm values={NOTHING} onSave={save} save="Make the car package" light>
        <Input of={TextBox} source="name" label="Name" autoComplete="off" check={needed('Please enter a name')} />
        <Input
          of={SelectBox}
          source="islandId"
          label="Island"
          empty="Please choose"
          options={islands}
          check={needed('Please choose an island')}
        />
        <Row>
          <Input of={NumberBox} source="hours" label="Takes" suffix="hours" check={needed('Please enter the hours')} />
          <Input
            of={NumberBox}
            source="kmLimit"
            label="Inside the price"
            suffix="km"
            check={needed('Please enter the kilometres')}
          />
        </Row>
      </OfficeForm>
    </Dialog>
  )
}
