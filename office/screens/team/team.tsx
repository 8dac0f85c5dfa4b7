import { useState } from 'react'
import type { StaffMember } from '#contract/office/team.ts'
import { ROLE_LABELS } from '#contract/terms/staff-roles.ts'
import { May, useMay } from '../../me.tsx'
import { Badge, type BadgeKind } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Column } from '../../ui/table.tsx'
import { agoLabel } from '../../when.ts'
import { Invite } from './invite.tsx'
import { MemberPanel } from './member-panel.tsx'
import { PermissionMatrix } from './permission-matrix.tsx'

const STATES: Record<StaffMember['state'], { kind: BadgeKind; label: string }> = {
  invited: { kind: 'warn', label: 'Invited' },
  active: { kind: 'good', label: 'Active' },
  disabled: { kind: 'plain', label: 'Disabled' },
}

const COLUMNS: readonly Column<StaffMember>[] = [
  {
    id: 'name',
    head: 'Name',
    sortable: true,
    onCard: 'title',
    cell: ({ name }) => name,
  },
  { id: 'email', head: 'Mail', sortable: true, onCard: 'bare', cell: ({ email }) => email },
  { id: 'role', head: 'Role', sortable: true, cell: ({ role }) => ROLE_LABELS[role].name },
  {
    id: 'state',
    head: 'State',
    onCard: 'aside',
    cell: ({ state }) => <Badge kind={STATES[state].kind}>{STATES[state].label}</Badge>,
  },
  {
    id: 'seenAt',
    head: 'Last here',
    sortable: true,
    cell: ({ seenAt }) => (seenAt === null ? 'not yet' : agoLabel(seenAt)),
  },
]

/** Who works in the office and what each may do. */
export function Team() {
  const mayChange = useMay('team.change')
  const [open, setOpen] = useState<StaffMember>()
  const [isInviting, setIsInviting] = useState(false)
  const invite = (
    <Button kind="primary" icon="plus" onClick={() => setIsInviting(true)}>
      Invite somebody
    </Button>
  )
  return (
    <>
      <PageHead
        title="Team"
        about="Everybody who works in the office. Each has one role, and the role says what they may do."
        help="team"
        actions={<May operation="team.change">{invite}</May>}
      />
      <div className="stack">
        <List<StaffMember>
          resource="team"
          label="Team"
          columns={COLUMNS}
          sort={{ field: 'name', order: 'ASC' }}
          search="Name or mail"
          {...(mayChange ? { onOpen: setOpen } : {})}
          empty={
            <Empty icon="users" title="Nobody but you yet" action={mayChange && invite}>
              Invite those who work with you; each gets a link by mail.
            </Empty>
          }
        />
        <PermissionMatrix />
      </div>
      <Invite open={isInviting} onClose={() => setIsInviting(false)} />
      <MemberPanel member={open} onClose={() => setOpen(undefined)} />
    </>
  )
}
