import { useState } from 'react'
import { inviteMember } from '#contract/office/team.ts'
import { ROLE_LABELS, type StaffRole } from '#contract/terms/staff-roles.ts'
import { callOffice } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useRenewList } from '../../use-office.ts'
import { ROLE_OPTIONS } from './role-options.ts'
import { SetupLink } from './setup-link.tsx'

const NOBODY = { name: '', email: '', role: 'agent' as StaffRole }

/** A link by mail to somebody new. */
export function Invite({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [invited, setInvited] = useState<{ name: string; url: string }>()
  const [role, setRole] = useState<StaffRole>(NOBODY.role)
  const renew = useRenewList('team')
  const close = () => {
    setInvited(undefined)
    onClose()
  }
  const save = async (values: typeof NOBODY) => {
    const answer = await callOffice(inviteMember, { body: values })
    if (!answer.ok) return answer.error
    setInvited({ name: answer.value.member.name, url: answer.value.setupUrl })
    renew()
  }
  return (
    <Dialog open={open} onClose={close} title={invited ? `${invited.name} is invited` : 'Invite somebody'}>
      {invited ? (
        <>
          <SetupLink url={invited.url} />
          <div>
            <Button kind="primary" onClick={close}>
              Done
            </Button>
          </div>
        </>
      ) : (
        <OfficeForm values={NOBODY} onSave={save} save="Send the invitation" light>
          <Input of={TextBox} source="name" label="Name" autoComplete="off" check={needed('Please enter a name')} />
          <Input
            of={TextBox}
            source="email"
            label="Mail address"
            type="email"
            autoComplete="off"
            hint="The link and all codes to sign in go there."
            check={needed('Please enter a mail address')}
          />
          <Input
            of={RoleBox}
            source="role"
            label="Role"
            hint={`${ROLE_LABELS[role].does}.`}
            options={ROLE_OPTIONS}
            onRole={setRole}
          />
        </OfficeForm>
      )}
    </Dialog>
  )
}

type RoleProps = React.ComponentProps<typeof SelectBox> & { onRole: (role: StaffRole) => void }

/** Tells what the chosen role may do. */
function RoleBox({ onRole, onChange, ...rest }: RoleProps) {
  return (
    <SelectBox
      {...rest}
      onChange={(value) => {
        onChange(value)
        // The options are the roles.
        onRole(value as StaffRole)
      }}
    />
  )
}
