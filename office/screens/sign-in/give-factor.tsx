import { type ReactNode, useState } from 'react'
import { giveFactor, type SignInStep } from '#contract/office/account.ts'
import { Button } from '../../ui/button.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { Door } from './door.tsx'
import { useStep } from './use-step.ts'

/** The code of the authenticator, or one of the recovery codes. */
export function GiveFactor({ onStep, foot }: { onStep: (step: SignInStep) => void; foot: ReactNode }) {
  const [isRecovery, setIsRecovery] = useState(false)
  const [code, setCode] = useState('')
  const { run, busy, failure, errorOf, refuse } = useStep()
  const give = async () => {
    const answer = await run(giveFactor, { body: { code: code.trim() } })
    if (answer) onStep(answer.step)
  }
  const swap = () => {
    refuse(undefined)
    setCode('')
    setIsRecovery(!isRecovery)
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
      foot={
        <>
          <Button kind="quiet" onClick={swap}>
            {isRecovery ? 'I have my authenticator' : 'I do not have my authenticator'}
          </Button>
          {foot}
        </>
      }
    >
      <TextBox
        key={String(isRecovery)}
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
