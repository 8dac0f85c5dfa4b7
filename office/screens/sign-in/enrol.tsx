import { lazy, type ReactNode, useEffect, useState } from 'react'
import { confirmFactor, fetchFactor } from '#contract/office/account.ts'
import type { Answer } from '../../call.ts'
import { canUsePasskeys } from '../../passkey/can-use-passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { Refused } from '../../ui/refused.tsx'
import { SixDigitsBox } from '../../ui/text-boxes.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { Door } from './door.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanKey } from './scan-key.tsx'
import { useStep } from './use-step.ts'

const EnrolPasskey = lazy(() => import('./enrol-passkey.tsx').then((module) => ({ default: module.EnrolPasskey })))

type Props = { name?: string; onDone: () => void; foot?: ReactNode }

/** Ties an authenticator app to the account, or a passkey, then shows the recovery codes, once. */
export function Enrol({ name, onDone, foot }: Props) {
  const [codes, setCodes] = useState<string[]>()
  const [byPasskey, setByPasskey] = useState(false)
  if (codes !== undefined)
    return (
      <Door title="Keep these codes" go="I have kept them" onGo={onDone}>
        <RecoveryCodes codes={codes} />
      </Door>
    )
  const swap = canUsePasskeys() && (
    <Button kind="quiet" onClick={() => setByPasskey(!byPasskey)}>
      {byPasskey ? 'Use an authenticator app instead' : 'Use a passkey instead'}
    </Button>
  )
  const buttons = (
    <>
      {swap}
      {foot}
    </>
  )
  if (byPasskey) return <EnrolPasskey name={name} onCodes={setCodes} foot={buttons} />
  return <EnrolAuthenticator onCodes={setCodes} foot={buttons} />
}

type AppProps = { onCodes: (codes: string[]) => void; foot: ReactNode }

function EnrolAuthenticator({ onCodes, foot }: AppProps) {
  const [factor, setFactor] = useState<Answer<typeof fetchFactor>>()
  const [code, setCode] = useState('')
  const asking = useStep()
  const { run, busy, failure, errorOf } = useStep()
  const ask = async () => setFactor(await asking.run(fetchFactor, { body: {} }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a secret is asked for once, when the step opens
  useEffect(() => {
    void ask()
  }, [])
  const confirm = async () => {
    const answer = await run(confirmFactor, { body: { code } })
    if (answer) onCodes(answer.recoveryCodes)
  }
  return (
    <Door
      title="Set up your authenticator"
      about="From now on you sign in with a code from an app on your phone as well, so that a stolen mailbox is not enough."
      {...(factor ? { go: 'Confirm' } : {})}
      busy={busy}
      onGo={confirm}
      foot={foot}
    >
      {asking.failure && <Refused message={asking.failure.message} onRetry={ask} />}
      {asking.busy && <Skeleton lines={6} />}
      {factor && (
        <>
          <ScanKey {...factor} />
          <SixDigitsBox
            label="3. Type the 6 digits it shows"
            value={code}
            onChange={setCode}
            error={errorOf('code') ?? failure?.message}
          />
        </>
      )}
    </Door>
  )
}
