import type { DisruptionRow } from '#contract/office/disruptions.ts'
import { useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Empty } from '../../ui/empty.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Column } from '../../ui/table.tsx'
import { whenLabel } from '../../when.ts'
import { KIND_LABELS } from './states.ts'

const COLUMNS: readonly Column<DisruptionRow>[] = [
  { id: 'title', head: 'What is off', onCard: 'title', cell: ({ title }) => title },
  {
    id: 'state',
    head: 'State',
    onCard: 'aside',
    cell: ({ closedAt }) => (
      <Badge kind={closedAt === null ? 'warn' : 'plain'}>{closedAt === null ? 'Open' : 'Closed'}</Badge>
    ),
  },
  { id: 'kind', head: 'Kind', onCard: 'hidden', cell: ({ kind }) => KIND_LABELS[kind] },
  { id: 'reason', head: 'Why', onCard: 'bare', cell: ({ reason }) => reason },
  { id: 'settled', head: 'Settled', end: true, cell: ({ settled, parties }) => `${settled} of ${parties}` },
  {
    id: 'unanswered',
    head: 'No answer yet',
    end: true,
    cell: ({ unanswered, late }) => (late === 0 ? unanswered : `${unanswered}, ${late} late`),
  },
  { id: 'openedAt', head: 'Since', cell: ({ openedAt, by }) => `${whenLabel(openedAt)}, ${by}` },
]

/** What is off, the open ones first. */
export function Disruptions() {
  const maySettle = useMay('disruption.settle')
  const begin = maySettle && (
    <ButtonLink to="/disruption/new" kind="primary" icon="storm">
      Something is off
    </ButtonLink>
  )
  return (
    <>
      <PageHead
        title="Disruption desk"
        about="A sailing, a day, an activity or a hotel is off: stop its sale, see everybody who has it, and settle them one by one or all at once."
        help="disruption"
        actions={begin}
      />
      <List<DisruptionRow>
        resource="disruptions"
        label="Disruptions"
        columns={COLUMNS}
        sort={{ field: 'openedAt', order: 'DESC' }}
        linkOf={({ id }) => `/disruption/${id}`}
        empty={
          <Empty icon="storm" title="Nothing is off">
            When a boat does not sail, open it here, and everybody who is on it stands in one list.
          </Empty>
        }
      />
    </>
  )
}
