import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fetchPackageOptions, type PackageRow } from '#contract/office/packages.ts'
import { formatRupees, perPersonRate } from '#contract/terms/money.ts'
import { May, useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Column } from '../../ui/table.tsx'
import { useOffice } from '../../use-office.ts'
import { Thumb } from '../hotels/thumb.tsx'
import { optionsOf } from './editor-part.ts'
import { NewPackage } from './new-package.tsx'
import './packages.css'

const COLUMNS: readonly Column<PackageRow>[] = [
  {
    id: 'name',
    head: 'Package',
    onCard: 'title',
    cell: ({ name, thumbUrl, category }) => (
      <span className="package-name">
        <Thumb src={thumbUrl} icon="case" />
        <span>
          {name}
          <small>{category}</small>
        </span>
      </span>
    ),
  },
  { id: 'nights', head: 'Nights', end: true, cell: ({ nights }) => nights },
  {
    id: 'perPerson',
    head: 'Per person',
    end: true,
    cell: ({ listRate }) => <b>{formatRupees(perPersonRate(listRate))}</b>,
  },
  { id: 'listRate', head: 'For two', end: true, cell: ({ listRate }) => formatRupees(listRate) },
  {
    id: 'isLive',
    head: 'State',
    onCard: 'aside',
    cell: ({ isLive, hasDraft, special }) => (
      <span className="package-state">
        <Badge kind={isLive ? 'good' : 'plain'}>{isLive ? 'Live' : 'Hidden'}</Badge>
        {hasDraft && <Badge kind="warn">Draft</Badge>}
        {special && <Badge kind="new">Special</Badge>}
      </span>
    ),
  },
]

const LIVE_OPTIONS = [
  { value: '1', label: 'Live' },
  { value: '0', label: 'Hidden' },
]

/** Every package, live or hidden, and which of them have a draft. */
export function Packages() {
  const [isNew, setIsNew] = useState(false)
  const navigate = useNavigate()
  const mayMake = useMay('prices.change')
  const options = useOffice(fetchPackageOptions).data
  const make = (
    <Button kind="primary" icon="plus" onClick={() => setIsNew(true)}>
      New package
    </Button>
  )
  return (
    <>
      <PageHead
        title="Packages"
        about="Trips of some days with hotels, ferries and what is in the price. A hidden one is on no page until you publish it as live."
        help="packages"
        actions={<May operation="prices.change">{make}</May>}
      />
      <List<PackageRow>
        resource="packages"
        label="Packages"
        columns={COLUMNS}
        sort={{ field: 'name', order: 'ASC' }}
        search="Name of the package"
        filters={[
          { source: 'categoryId', label: 'Category', options: optionsOf(options?.categories) },
          { source: 'isLive', label: 'State', options: LIVE_OPTIONS },
        ]}
        linkOf={({ id }) => `/packages/${id}`}
        empty={
          <Empty icon="case" title="No package yet" action={mayMake && make}>
            A name, a category, nights and a rate for two are enough to begin with.
          </Empty>
        }
      />
      <NewPackage
        open={isNew}
        options={options}
        onClose={() => setIsNew(false)}
        onMade={(id) => void navigate(`/packages/${id}`)}
      />
    </>
  )
}
