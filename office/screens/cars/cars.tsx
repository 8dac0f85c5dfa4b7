import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type CarRow, createCar } from '#contract/office/cars.ts'
import { CAR_TYPES, DEFAULT_CAR_TYPE } from '#contract/terms/car-hire.ts'
import { callOffice } from '../../call.ts'
import { May, useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { Stepper } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import type { Column } from '../../ui/table.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useRenewList } from '../../use-office.ts'
import { LIVE_OPTIONS, NamedThumb, stateColumn } from '../record/list-columns.tsx'

export const CAR_TYPE_OPTIONS = CAR_TYPES.map((value) => ({ value, label: value }))

const COLUMNS: readonly Column<CarRow>[] = [
  {
    id: 'name',
    head: 'Car',
    onCard: 'title',
    cell: ({ name, thumbUrl, carType, seats, largeBags }) => (
      <NamedThumb src={thumbUrl} icon="car" name={name} facts={`${carType}, ${seats} seats, ${largeBags} large bags`} />
    ),
  },
  { id: 'units', head: 'At work', end: true, cell: ({ units }) => units.toLocaleString('en-IN') },
  { id: 'prices', head: 'Priced roads', end: true, cell: ({ prices }) => prices.toLocaleString('en-IN') },
  stateColumn(),
]

const NOTHING = { name: '', carType: DEFAULT_CAR_TYPE as string, seats: 4, largeBags: 2 }

/** Every kind of car, on the site or hidden. */
export function Cars() {
  const [isNew, setIsNew] = useState(false)
  const mayMake = useMay('catalogue.change')
  const make = (
    <Button kind="primary" icon="plus" onClick={() => setIsNew(true)}>
      New car
    </Button>
  )
  return (
    <>
      <PageHead
        title="Cars"
        about="The kinds of cars that visitors hire, each with its picture, its seats and how many there are on each island."
        help="cars"
        actions={<May operation="catalogue.change">{make}</May>}
      />
      <List<CarRow>
        resource="cars"
        label="Cars"
        columns={COLUMNS}
        sort={{ field: 'name', order: 'ASC' }}
        search="Name"
        filters={[
          { source: 'carType', label: 'Type', options: CAR_TYPE_OPTIONS },
          { source: 'isLive', label: 'State', options: LIVE_OPTIONS },
        ]}
        linkOf={({ id }) => `/cars/${id}`}
        empty={
          <Empty icon="car" title="No car yet" action={mayMake && make}>
            A name, a type and the seats are enough to begin with.
          </Empty>
        }
      />
      <NewCar open={isNew} onClose={() => setIsNew(false)} />
    </>
  )
}

function NewCar({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  const navigate = useNavigate()
  const renew = useRenewList('cars')
  const save = async ({ carType, ...fields }: typeof NOTHING) => {
    // The options are the types.
    const body = { ...fields, carType: carType as (typeof CAR_TYPES)[number] }
    const answer = await callOffice(createCar, { body })
    if (!answer.ok) return answer.error
    renew()
    say(`${answer.value.car.name} is made and hidden. Now its picture, and how many there are.`)
    void navigate(`/cars/${answer.value.car.id}`)
  }
  return (
    <Dialog open={open} onClose={onClose} title="New car">
      <OfficeForm values={NOTHING} onSave={save} save="Make the car" light>
        <Input of={TextBox} source="name" label="Name" autoComplete="off" check={needed('Please enter a name')} />
        <Input of={SelectBox} source="carType" label="Type" options={CAR_TYPE_OPTIONS} />
        <Input of={Stepper} source="seats" label="Seats for guests" min={1} max={60} />
        <Input of={Stepper} source="largeBags" label="Large bags beside full seats" max={60} />
      </OfficeForm>
    </Dialog>
  )
}
