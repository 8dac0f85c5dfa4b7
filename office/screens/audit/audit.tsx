import { useState } from 'react'
import type { AuditEntry } from '#contract/office/team.ts'
import { Differences } from '../../ui/changes.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Column } from '../../ui/table.tsx'
import { whenLabel } from '../../when.ts'

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    id: 'at',
    head: 'When',
    sortable: true,
    onCard: 'bare',
    cell: ({ at }) => <span className="token">{whenLabel(at)}</span>,
  },
  { id: 'sentence', head: 'What', onCard: 'title', cell: ({ sentence }) => sentence },
]

/** Every change by a member of the team, with what was before and after. */
export function Audit() {
  const [open, setOpen] = useState<AuditEntry>()
  return (
    <>
      <PageHead
        title="Audit"
        about="What members of the team have changed, the latest first: who, when, and what was before and after."
        help="team"
      />
      <List<AuditEntry>
        resource="audit"
        label="Audit"
        columns={COLUMNS}
        sort={{ field: 'at', order: 'DESC' }}
        search="Who, what or of what"
        onOpen={setOpen}
        empty={
          <Empty icon="list" title="No change yet">
            From the first change on, each stands here.
          </Empty>
        }
      />
      <Dialog open={open !== undefined} onClose={() => setOpen(undefined)} title="What has changed">
        {open && (
          <>
            <p>
              {open.sentence}
              <br />
              <small>{whenLabel(open.at)}</small>
            </p>
            <Differences of={open.differences} />
          </>
        )}
      </Dialog>
    </>
  )
}
