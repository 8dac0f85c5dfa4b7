import { countEnquiries, type EnquiryRow } from '#contract/office/enquiries.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { useInside } from '../../me.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Stat, Stats } from '../../ui/figures.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Column } from '../../ui/table.tsx'
import { useOffice } from '../../use-office.ts'
import { agoLabel } from '../../when.ts'
import { dueLabel, StateBadge } from './due.tsx'
import { STATE_OPTIONS } from './states.ts'

const COLUMNS: readonly Column<EnquiryRow>[] = [
  {
    id: 'name',
    head: 'Who',
    sortable: true,
    onCard: 'title',
    cell: ({ name, joined }) => (joined === 0 ? name : `${name} (${joined + 1})`),
  },
  { id: 'about', head: 'About', onCard: 'bare', cell: ({ about }) => about },
  {
    id: 'travelDate',
    head: 'Travel',
    cell: ({ travelDate, travellers }) =>
      travelDate === null ? travellers : `${formatDay(travelDate)}, ${travellers}`,
  },
  { id: 'state', head: 'State', onCard: 'aside', cell: (row) => <StateBadge {...row} /> },
  { id: 'due', head: 'Answer', sortable: true, cell: (row) => dueLabel(row) || 'given' },
  { id: 'assigned', head: 'With', cell: ({ assigned }) => assigned?.name ?? 'nobody' },
  { id: 'lastAt', head: 'Last', sortable: true, cell: ({ lastAt }) => agoLabel(lastAt) },
]

/** Everything that was asked of the office, what is due first. */
export function Inbox() {
  const { me } = useInside()
  const { data } = useOffice(countEnquiries, {}, { everyMs: 60_000 })
  const mine = me.id === undefined ? [] : [{ value: me.id, label: 'With me' }]
  return (
    <>
      <PageHead
        title="Enquiries"
        about="What travellers ask. New ones stand first, in the order in which an answer was promised."
        help="enquiries"
      />
      <div className="stack">
        {data && (
          <Stats>
            <Stat label="Late" value={String(data.late)} />
            <Stat label="New" value={String(data.counts.new)} />
            <Stat label="Replied or quoted" value={String(data.counts.replied + data.counts.quoted)} />
          </Stats>
        )}
        <List<EnquiryRow>
          resource="enquiries"
          label="Enquiries"
          columns={COLUMNS}
          sort={{ field: 'due', order: 'ASC' }}
          search="Name, phone, mail or reference"
          filters={[
            { source: 'state', label: 'Open', options: [...STATE_OPTIONS, { value: 'any', label: 'Open and closed' }] },
            { source: 'assigned', label: 'With', options: [...mine, { value: 'none', label: 'With nobody' }] },
            { source: 'late', label: 'Answer', options: [{ value: 'true', label: 'Late' }] },
          ]}
          linkOf={({ id }) => `/enquiries/${id}`}
          empty={
            <Empty icon="inbox" title="No enquiry yet">
              What travellers ask on the site stands here as soon as it comes in.
            </Empty>
          }
        />
      </div>
    </>
  )
}
