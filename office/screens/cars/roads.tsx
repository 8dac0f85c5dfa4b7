import { useState } from 'react'
import type { RoadRow } from '#contract/office/car-roads.ts'
import { fetchCarOptions } from '#contract/office/cars.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { timeLabel } from '#contract/terms/time-labels.ts'
import { May, useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Column } from '../../ui/table.tsx'
import { useOffice } from '../../use-office.ts'
import { LIVE_OPTIONS, stateColumn } from '../record/list-columns.tsx'
import { NewRoad } from './new-road.tsx'
import { RaiseFares } from './raise-fares.tsx'
import { KIND_OPTIONS } from './road-kinds.ts'

const COLUMNS: readonly Column<RoadRow>[] = [
  {
    id: 'name',
    head: 'Road or hire',
    onCard: 'title',
    cell: ({ name, island }) => (
      <span>
        {name}
        <small>{island}</small>
      </span>
    ),
  },
  { id: 'distance', head: 'Distance', end: true, cell: ({ distanceKm }) => `${distanceKm.toLocaleString('en-IN')} km` },
  { id: 'time', head: 'Time', end: true, cell: ({ minutes }) => timeLabel(minutes) },
  { id: 'cars', head: 'Cars priced', end: true, cell: ({ cars }) => cars },
  {
    id: 'priceFrom',
    head: 'From, before GST',
    end: true,
    cell: ({ priceFrom }) => (priceFrom === null ? 'no price yet' : formatRupees(priceFrom)),
  },
  stateColumn(),
]

type Open = 'road' | 'fares' | undefined

/** Roads and hires by the hour, with what they cost. */
export function Roads() {
  const [open, setOpen] = useState<Open>()
  const options = useOffice(fetchCarOptions).data
  const mayMake = useMay('prices.change')
  const close = () => setOpen(undefined)
  const islands = (options?.islands ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const make = (
    <Button kind="primary" icon="plus" onClick={() => setOpen('road')}>
      New road or hire
    </Button>
  )
  return (
    <>
      <PageHead
        title="Roads and fares"
        about="How far and how long each road is and what each car costs on it, in both directions; and hires by the hour."
        help="cars"
        actions={
          <May operation="prices.change">
            <Button icon="rupee" onClick={() => setOpen('fares')}>
              Change many prices
            </Button>
            {make}
          </May>
        }
      />
      <List<RoadRow>
        resource="car-roads"
        label="Roads and hires"
        columns={COLUMNS}
        sort={{ field: 'name', order: 'ASC' }}
        search="From, to or island"
        filters={[
          { source: 'kind', label: 'Kind', options: KIND_OPTIONS },
          { source: 'islandId', label: 'Island', options: islands },
          { source: 'isLive', label: 'State', options: LIVE_OPTIONS },
        ]}
        linkOf={({ id }) => `/car-roads/${id}`}
        empty={
          <Empty icon="car" title="No road yet" action={mayMake && make}>
            Two points, a distance and a time are enough to begin with.
          </Empty>
        }
      />
      <NewRoad open={open === 'road'} options={options} onClose={close} />
      <RaiseFares open={open === 'fares'} options={options} onClose={close} />
    </>
  )
}
