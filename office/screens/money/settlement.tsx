import { useState } from 'react'
import { listStatements, type Statement } from '#contract/office/settlement.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { May } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Column } from '../../ui/table.tsx'
import { whenLabel } from '../../when.ts'
import { BringStatement } from './bring-statement.tsx'
import { KIND_WORDS } from './settlement-words.ts'

const COLUMNS: readonly Column<Statement>[] = [
  { id: 'name', head: 'File', onCard: 'title', cell: ({ name }) => name },
  { id: 'kind', head: 'Of', cell: ({ kind }) => KIND_WORDS[kind].label },
  {
    id: 'days',
    head: 'Days',
    cell: ({ from, until }) => (from === until ? formatDay(from) : `${formatDay(from)} to ${formatDay(until)}`),
  },
  { id: 'lines', head: 'Lines', end: true, cell: ({ lines }) => <span className="num">{lines}</span> },
  { id: 'by', head: 'Brought', cell: ({ by, at }) => `${by}, ${whenLabel(at)}` },
]

/** The statements of the bank and of the gateway. */
export function Settlement() {
  const [bringing, setBringing] = useState(false)
  return (
    <>
      <PageHead
        title="Settlement"
        about="Bring the statement of your bank or of the payment gateway; each line is looked for in the ledger, and what differs is shown."
        help="settlement"
        actions={
          <May operation="settlement.change">
            <Button kind="primary" icon="upload" onClick={() => setBringing(true)}>
              Bring a statement
            </Button>
          </May>
        }
      />
      <List<Statement>
        resource="statements"
        label="Statements"
        columns={COLUMNS}
        sort={{ field: 'until', order: 'DESC' }}
        linkOf={({ id }) => `/settlement/${id}`}
        empty={
          <Empty icon="rupee" title="No statement yet">
            Download the statement as CSV from your bank or from the gateway, and bring it here. Nothing of it changes
            the ledger.
          </Empty>
        }
      />
      <BringStatement open={bringing} onClose={() => setBringing(false)} renews={listStatements} />
    </>
  )
}
