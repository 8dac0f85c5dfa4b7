import { useState } from 'react'
import { endHold, type HoldRow } from '#contract/office/booking-changes.ts'
import { counted } from '#contract/terms/counted.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Column } from '../../ui/table.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed, useRenewList } from '../../use-office.ts'
import { whenLabel } from '../../when.ts'

const COLUMNS: readonly Column<HoldRow>[] = [
  { id: 'name', head: 'Who', onCard: 'title', cell: whoHolds },
  {
    id: 'state',
    head: 'State',
    onCard: 'aside',
    cell: ({ state }) => (
      <Badge kind={state === 'paying' ? 'warn' : 'plain'}>{state === 'paying' ? 'Being paid' : 'Held'}</Badge>
    ),
  },
  {
    id: 'lines',
    head: 'What is held',
    onCard: 'bare',
    cell: ({ lines }) => lines.map(({ title }) => title).join('; '),
  },
  {
    id: 'network',
    head: 'Network',
    cell: ({ network, networkHolds }) => (
      <span>
        <span className="token">{network}</span> has {counted(networkHolds, 'hold')}
      </span>
    ),
  },
  { id: 'total', head: 'Price', end: true, cell: ({ total }) => <span className="num">{formatRupees(total)}</span> },
  { id: 'expiresAt', head: 'Until', cell: ({ expiresAt }) => whenLabel(expiresAt) },
]

function whoHolds({ name, ref, heldBy }: HoldRow): string {
  return name ?? ref ?? (heldBy === null ? 'Not named yet' : `${heldBy}, for a caller`)
}

/** What is held and not paid yet, by the network that holds it. */
export function Holds() {
  const mayEnd = useMay('holds.end')
  const [ending, setEnding] = useState<HoldRow>()
  const deed = useDeed(endHold, [])
  const say = useSay()
  const renew = useRenewList('holds')
  const end = async () => {
    if (ending === undefined) return
    if ((await deed.run({ query: { id: ending.id }, body: {} })) === undefined) return
    say('Ended: it is free again')
    renew()
    setEnding(undefined)
  }
  return (
    <>
      <PageHead
        title="Holds"
        about="What visitors hold while they book. Each ends by itself within minutes; end one that blocks others."
        help="bookings"
      />
      <List<HoldRow>
        resource="holds"
        label="Holds"
        columns={COLUMNS}
        sort={{ field: 'network', order: 'ASC' }}
        {...(mayEnd
          ? {
              actions: (row: HoldRow) => (
                <Button
                  kind="quiet"
                  onClick={() => {
                    deed.clear()
                    setEnding(row)
                  }}
                >
                  End it
                </Button>
              ),
            }
          : {})}
        empty={
          <Empty icon="clock" title="Nothing is held">
            Nobody is booking at this moment.
          </Empty>
        }
      />
      <Confirm
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title="End this hold?"
        yes="End it"
        danger
        busy={deed.busy}
        refusal={deed.failure?.message}
        onYes={() => void end()}
      >
        <p>
          What it holds is free for others at once, and whoever holds it has to begin anew. What is paid for it later
          goes back in full.
        </p>
      </Confirm>
    </>
  )
}
