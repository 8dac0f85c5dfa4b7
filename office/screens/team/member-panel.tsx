import { useState } from 'react'
import { changeMember, endMemberSessions, reinviteMember, type StaffMember } from '#contract/office/team.ts'
import type { StaffRole } from '#contract/terms/staff-roles.ts'
import { callOffice } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, OfficeForm } from '../../ui/form.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { Refused } from '../../ui/refused.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed, useRenewList } from '../../use-office.ts'
import { ROLE_OPTIONS } from './role-options.ts'
import { SetupLink } from './setup-link.tsx'

/** One member: name, role, whether they may come in, a new link. */
export function MemberPanel({ member, onClose }: { member: StaffMember | undefined; onClose: () => void }) {
  return (
    <Dialog open={member !== undefined} onClose={onClose} title={member?.name ?? ''}>
      {member && <Member key={member.id} member={member} onClose={onClose} />}
    </Dialog>
  )
}

function Member({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const renew = useRenewList('team')
  const say = useSay()
  const save = async (values: { name: string; role: StaffRole }) => {
    const answer = await callOffice(changeMember, { query: { id: member.id }, body: values })
    if (!answer.ok) return answer.error
    say('Saved')
    renew()
    onClose()
  }
  return (
    <>
      <OfficeForm values={{ name: member.name, role: member.role }} onSave={save} light>
        <Input of={TextBox} source="name" label="Name" />
        <Input of={SelectBox} source="role" label="Role" options={ROLE_OPTIONS} />
      </OfficeForm>
      <Deeds member={member} onDone={onClose} />
    </>
  )
}

function Deeds({ member, onDone }: { member: StaffMember; onDone: () => void }) {
  const say = useSay()
  const renew = useRenewList('team')
  const end = useDeed(endMemberSessions, [])
  const link = useDeed(reinviteMember, [])
  const change = useDeed(changeMember, [])
  const [asks, setAsks] = useState(false)
  const [url, setUrl] = useState<string>()
  const { id, name, state } = member
  const isOff = state === 'disabled'
  const setDisabled = async (isDisabled: boolean) => {
    const answer = await change.run({ query: { id }, body: { isDisabled } })
    if (answer === undefined) return
    renew()
    say(isDisabled ? `${name} cannot come in any more` : `${name} may come in again`)
    onDone()
  }
  const endAll = async () => {
    if (await end.run({ query: { id }, body: {} })) say(`${name} is signed out everywhere`)
  }
  const refusal = end.failure ?? link.failure ?? (asks ? undefined : change.failure)
  return (
    <section className="stack">
      <hr />
      {refusal && <Refused message={refusal.message} />}
      {url && <SetupLink url={url} />}
      {!url && (
        <div className="row">
          {!isOff && (
            <Button
              icon="link"
              busy={link.busy}
              onClick={async () => setUrl((await link.run({ query: { id }, body: {} }))?.setupUrl)}
            >
              New set-up link
            </Button>
          )}
          {state === 'active' && (
            <Button icon="leave" busy={end.busy} onClick={() => void endAll()}>
              Sign out everywhere
            </Button>
          )}
          {isOff ? (
            <Button busy={change.busy} onClick={() => void setDisabled(false)}>
              Let in again
            </Button>
          ) : (
            <Button kind="danger" onClick={() => setAsks(true)}>
              Disable
            </Button>
          )}
        </div>
      )}
      <Confirm
        open={asks}
        onClose={() => setAsks(false)}
        title={`Disable ${name}?`}
        yes="Disable"
        danger
        busy={change.busy}
        refusal={change.failure?.message}
        onYes={() => void setDisabled(true)}
      >
        <p>
          {name} is out at once, wherever they are signed in. What they have done stays in the audit, and you can let
          them in again.
        </p>
      </Confirm>
    </section>
  )
}
