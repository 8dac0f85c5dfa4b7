import { lazy, type ReactNode, useState } from 'react'
import { giveFactor, type Ways } from '#contract/office/account.ts'
import { canUsePasskeys } from '../../passkey/can-use-passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { Door } from './door.tsx'
import type { Stepped } from './mail-code.tsx'
import { useStep } from './use-step.ts'

const GivePasskey = lazy(() => import('./give-passkey.tsx').then((module) => ({ default: module.GivePasskey })))

type Way = 'passkey' | 'authenticator' | 'recovery'
const SWAPS: Record<Way, string> = {
  passkey: 'Use my passkey',
  authenticator: 'Use my authenticator',
  recovery: 'Use a recovery code',
}

type Props = { ways: Ways | undefined; onStep: (stepped: Stepped) => void; foot: ReactNode }

/** The second factor: a passkey first where there is one, the code of the authenticator, or one of the recovery codes. */
export function GiveFactor({ ways = { passkey: false, authenticator: true }, onStep, foot }: Props) {
  const open: Way[] = [
    ...(ways.passkey && canUsePasskeys() ? (['passkey'] as const) : []),
    ...(ways.authenticator ? (['authenticator'] as const) : []),
    'recovery',
  ]
  const [way, setWay] = useState<Way>(open[0] ?? 'recovery')
  const buttons = (
    <>
      {open
        .filter((each) => each !== way)
        .map((each) => (
          <Button key={each} kind="quiet" onClick={() => setWay(each)}>
            {SWAPS[each]}
          </Button>
        ))}
      {foot}
    </>
  )
  if (way === 'passkey') return <GivePasskey onStep={onStep} foot={buttons} />
  const isCut = ways.passkey && !open.includes('passkey')
  return <GiveCode key={way} isRecovery={way === 'recovery'} isCut={isCut} onStep={onStep} foot={buttons} />
}

type CodeProps = {
  isRecovery: boolean
  /** There is a passkey, which this browser cannot use. */
  isCut: boolean
  onStep: (stepped: Stepped) => void
  foot: ReactNode
}

function GiveCode({ isRecovery, isCut, onStep, foot }: CodeProps) {
  const [code, setCode] = useState('')
  const { run, busy, failure, errorOf } = useStep()
  const give = async () => {
    const answer = await run(giveFactor, { body: { code: code.trim() } })
    if (answer) onStep(answer)
  }
  return (
    <Door
      title={isRecovery ? 'Recovery code' : 'Authenticator code'}
      about={
        isRecovery
          ? 'Type one of the codes you kept when you set up your account. Each works once.'
          : 'Open the authenticator app on your phone and type the 6 digits it shows for the office.'
      }
      go="Sign in"
      busy={busy}
      onGo={give}
      foot={foot}
    >
      {isCut && <p className="hint">This browser cannot use your passkey here. Another browser may.</p>}
      <TextBox
        label={isRecovery ? 'One of your recovery codes' : 'The 6 digits'}
        code
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        maxLength={20}
        name="code"
        value={code}
        onChange={setCode}
        error={errorOf('code') ?? failure?.message}
      />
      {isRecovery && <p className="hint">Lost those as well? An owner of the office can send you a new set-up link.</p>}
    </Door>
  )
}
