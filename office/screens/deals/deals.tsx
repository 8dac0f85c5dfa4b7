import { useState } from 'react'
import { DEAL_STATES, type OfficeDeal } from '#contract/office/deals.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { DEAL_KINDS } from '#contract/v1/deals.ts'
import { May, useMay } from '../../me.tsx'
import { Badge, type BadgeKind } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Column } from '../../ui/table.tsx'
import { DealDialog } from './deal-dialog.tsx'
import { KIND_LABELS } from './kind-labels.ts'
import { NewDeal } from './new-deal.tsx'
import { offWords } from './off-inputs.tsx'

const STATES: Record<OfficeDeal['state'], { kind: BadgeKind; label: string }> = {
  running: { kind: 'good', label: 'Running' },
  coming: { kind: 'new', label: 'To come' },
  over: { kind: 'plain', label: 'Over' },
}

const COLUMNS: readonly Column<OfficeDeal>[] = [
  {
    id: 'name',
    head: 'Product',
    onCard: 'title',
    cell: ({ name, label }) => (
      <span>
        {name}
        <small>{label}</small>
      </span>
    ),
  },
  { id: 'percent', head: 'Off', end: true, cell: offWords },
  { id: 'from', head: 'Days', cell: ({ from, until }) => `${formatDay(from)} to ${formatDay(until)}` },
  {
    id: 'state',
    head: 'State',
    onCard: 'aside',
    cell: ({ state, isOutdone }) => (
      <span>
        <Badge kind={STATES[state].kind}>{STATES[state].label}</Badge>
        {isOutdone && <Badge kind="warn">A larger one counts</Badge>}
      </span>
    ),
  },
]

/** Every deal: those that run first. */
export function Deals() {
  const [open, setOpen] = useState<OfficeDeal | 'new'>()
  const mayChange = useMay('prices.change')
  const make = (
    <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
      New deal
    </Button>
  )
  return (
    <>
      <PageHead
        title="Deals"
        about="A deal takes a percentage or an amount off the price of a product while it runs. Of several on one product the one that takes most off counts alone; nothing is taken off twice."
        help="deals"
        actions={<May operation="prices.change">{make}</May>}
      />
      <List<OfficeDeal>
        resource="deals"
        label="Deals"
        columns={COLUMNS}
        sort={{ field: 'from', order: 'ASC' }}
        search="Product or badge"
        filters={[
          { source: 'kind', label: 'Kind', options: DEAL_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })) },
          {
            source: 'state',
            label: 'State',
            options: DEAL_STATES.map((value) => ({ value, label: STATES[value].label })),
          },
        ]}
        onOpen={setOpen}
        empty={
          <Empty icon="star" title="No deal yet" action={mayChange && make}>
            A product, what is taken off and its days are enough.
          </Empty>
        }
      />
      <NewDeal open={open === 'new'} onClose={() => setOpen(undefined)} />
      <DealDialog deal={open === 'new' ? undefined : open} mayChange={mayChange} onClose={() => setOpen(undefined)} />
    </>
  )
}
