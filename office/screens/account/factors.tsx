import { lazy, Suspense, useState } from 'react'
import { fetchFactors, type Passkey } from '#contract/office/factors.ts'
import { PASSKEYS_MAX } from '#contract/terms/staff-rules.ts'
import { canUsePasskeys } from '../../passkey/can-use-passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { agoLabel, whenLabel } from '../../when.ts'
import type { FactorDeed } from './factor-dialog.tsx'

const FactorDialog = lazy(() => import('./factor-dialog.tsx').then((module) => ({ default: module.FactorDialog })))

/** The second factors: passkeys and the authenticator, to add and to remove. */
export function Factors() {
  const { data, error, refetch } = useOffice(fetchFactors, {})
  const [deed, setDeed] = useState<FactorDeed>()
  const isLast = data !== undefined && data.passkeys.length + (data.authenticatorSince === null ? 0 : 1) === 1
  return (
    <section className="panel account-wide">
      <h2>What you sign in with, beside your mail</h2>
      {error && <Refused message={error.failure.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && (
        <>
          <ul className="account-factors">
            {data.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} isLast={isLast} onDeed={setDeed} />
            ))}
            {data.authenticatorSince !== null && (
              <li>
                <span>
                  <b>Authenticator app</b>
                  <small>Set up {whenLabel(data.authenticatorSince)}</small>
                </span>
                <Button onClick={() => setDeed({ do: 'authenticator', isNew: false })}>Change</Button>
                {!isLast && (
                  <Button aria-label="Remove the authenticator app" onClick={() => setDeed({ do: 'remove' })}>
                    Remove
                  </Button>
                )}
              </li>
            )}
          </ul>
          {isLast && <p className="hint">The last one cannot be removed: set up another before.</p>}
          <div className="row">
            {canUsePasskeys() && data.passkeys.length < PASSKEYS_MAX && (
              <Button icon="plus" onClick={() => setDeed({ do: 'add' })}>
                Add a passkey
              </Button>
            )}
            {data.authenticatorSince === null && (
              <Button icon="plus" onClick={() => setDeed({ do: 'authenticator', isNew: true })}>
                Add an authenticator app
              </Button>
            )}
          </div>
          {!canUsePasskeys() && <p className="hint">This browser cannot make passkeys here.</p>}
        </>
      )}
      {deed && (
        <Suspense>
          <FactorDialog deed={deed} onClose={() => setDeed(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

type RowProps = { passkey: Passkey; isLast: boolean; onDeed: (deed: FactorDeed) => void }

function PasskeyRow({ passkey, isLast, onDeed }: RowProps) {
  const { name, createdAt, usedAt } = passkey
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>
          Passkey, added {whenLabel(createdAt)}; {usedAt === null ? 'not used yet' : `last used ${agoLabel(usedAt)}`}
        </small>
      </span>
      {!isLast && (
        <Button aria-label={`Remove ${name}`} onClick={() => onDeed({ do: 'remove', passkey })}>
          Remove
        </Button>
      )}
    </li>
  )
}
