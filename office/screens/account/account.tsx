import { useState } from 'react'
import { fetchSessions, leaveEverywhere } from '#contract/office/account.ts'
import { ROLE_LABELS } from '#contract/terms/staff-roles.ts'
import { RECOVERY_CODES } from '#contract/terms/staff-rules.ts'
import { useInside } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useDeed, useOffice } from '../../use-office.ts'
import { agoLabel, whenLabel } from '../../when.ts'
import './account.css'
import { Factors } from './factors.tsx'
import { NewCodes } from './new-codes.tsx'

/** Codes left at which one is asked to make new ones (ours). */
const FEW_CODES = 3

/** One's own account: who one is, what one signs in with, where one is signed in, and the recovery codes. */
export function Account() {
  const { me } = useInside()
  const [isRenewing, setIsRenewing] = useState(false)
  const left = me.recoveryCodesLeft
  return (
    <>
      <PageHead
        title="Your account"
        about="Who you are in the office, what you sign in with, where you are signed in, and the codes for when your phone is lost."
        help="getting-in"
      />
      <div className="account-page">
        <section className="panel">
          <h2>{me.name}</h2>
          <dl className="account-facts">
            <dt>Mail</dt>
            <dd>{me.email}</dd>
            {me.role && (
              <>
                <dt>Role</dt>
                <dd>
                  {ROLE_LABELS[me.role].name}
                  <small>{ROLE_LABELS[me.role].does}</small>
                </dd>
              </>
            )}
          </dl>
        </section>
        <section className="panel">
          <h2>Recovery codes</h2>
          {left !== undefined && (
            <p>
              {left} of {RECOVERY_CODES} codes are left.
            </p>
          )}
          {left !== undefined && left <= FEW_CODES && (
            <Note kind="warn">Few are left. New ones take the place of all the old ones.</Note>
          )}
          <div>
            <Button onClick={() => setIsRenewing(true)}>Make new codes</Button>
          </div>
        </section>
        <Factors />
        <Sessions />
      </div>
      <NewCodes open={isRenewing} onClose={() => setIsRenewing(false)} />
    </>
  )
}

function Sessions() {
  const { leave } = useInside()
  const { data, error, refetch } = useOffice(fetchSessions, {})
  const end = useDeed(leaveEverywhere, [])
  const [asks, setAsks] = useState(false)
  return (
    <section className="panel account-wide">
      <h2>Where you are signed in</h2>
      {error && <Refused message={error.failure.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && (
        <ul className="account-sessions">
          {data.sessions.map(({ device, startedAt, seenAt, isThis }) => (
            <li key={`${device}${startedAt}`}>
              <b>{device}</b> {isThis && <Badge kind="good">This one</Badge>}
              <small>
                Signed in {whenLabel(startedAt)}; last used {agoLabel(seenAt)}
              </small>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button kind="danger" onClick={() => setAsks(true)}>
          End all sessions
        </Button>
      </div>
      <Confirm
        open={asks}
        onClose={() => setAsks(false)}
        title="End all sessions?"
        yes="End all sessions"
        danger
        busy={end.busy}
        refusal={end.failure?.message}
        onYes={async () => {
          if (await end.run({ body: {} })) leave()
        }}
      >
        <p>
          You are signed out everywhere, here as well, and sign in again with a code by mail and your second factor.
        </p>
      </Confirm>
    </section>
  )
}
