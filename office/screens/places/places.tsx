import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fetchPlaceOptions, type PlaceRow } from '#contract/office/places.ts'
import { May, useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Column } from '../../ui/table.tsx'
import { useOffice } from '../../use-office.ts'
import '../hotels/hotels.css'
import { Thumb } from '../hotels/thumb.tsx'
import { NewPlace } from './new-place.tsx'
import { PlaceOrder } from './place-order.tsx'

const COLUMNS: readonly Column<PlaceRow>[] = [
  {
    id: 'name',
    head: 'Place',
    onCard: 'title',
    cell: ({ name, kind, thumbUrl }) => (
      <span className="hotel-name">
        <Thumb src={thumbUrl} icon="pin" />
        <span>
          {name}
          <small>{kind}</small>
        </span>
      </span>
    ),
  },
  { id: 'island', head: 'Island', cell: ({ island }) => island },
  { id: 'checkedOn', head: 'Facts of', cell: ({ checkedOn }) => checkedOn },
  { id: 'top', head: 'Rank', onCard: 'aside', cell: ({ top }) => top && <Badge kind="new">Most visited</Badge> },
]

/** Places to visit, in the order of the site. */
export function Places() {
  const [open, setOpen] = useState<'new' | 'order'>()
  const navigate = useNavigate()
  const mayMake = useMay('catalogue.change')
  const options = useOffice(fetchPlaceOptions).data
  const islands = (options?.islands ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const make = (
    <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
      New place
    </Button>
  )
  return (
    <>
      <PageHead
        title="Places"
        about="Sights and beaches with their facts, in the order of the site. Packages, stories and the map lead to them."
        help="texts"
        actions={
          <May operation="catalogue.change">
            <Button icon="sort" onClick={() => setOpen('order')}>
              Put in order
            </Button>
            {make}
          </May>
        }
      />
      <List<PlaceRow>
        resource="places"
        label="Places"
        columns={COLUMNS}
        sort={{ field: 'position', order: 'ASC' }}
        search="Name or kind"
        filters={[{ source: 'islandId', label: 'Island', options: islands }]}
        linkOf={({ id }) => `/places/${id}`}
        empty={
          <Empty icon="pin" title="No place yet" action={mayMake && make}>
            A name, an island and where it lies are enough to begin with.
          </Empty>
        }
      />
      <NewPlace
        open={open === 'new'}
        options={options}
        onClose={() => setOpen(undefined)}
        onMade={(id) => void navigate(`/places/${id}`)}
      />
      <PlaceOrder open={open === 'order'} places={options?.places ?? []} onClose={() => setOpen(undefined)} />
    </>
  )
}
