import { useState } from 'react'
import type { SignInStep, StaffMe } from '#contract/office/account.ts'
import { leaveOffice } from '#contract/office/account.ts'
import { callOffice } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { Enrol } from './enrol.tsx'
import { GiveFactor } from './give-factor.tsx'
import { MailCode } from './mail-code.tsx'

type Props = {
  /** Who has proven a mailbox, and what is still missing. */
  me?: StaffMe | undefined
  /** Signed out while at work: the page behind waits. */
  wasInside: boolean
  onDone: () => void
}

/** The way in: a code by mail, then the authenticator; at the very first time it is enrolled. */
export function SignIn({ me, wasInside, onDone }: Props) {
  const [step, setStep] = useState<SignInStep | 'mail'>(me?.step ?? 'mail')
  const go = (next: SignInStep) => (next === 'in' ? onDone() : setStep(next))
  const other = (
    <Button
      kind="quiet"
      onClick={async () => {
        await callOffice(leaveOffice)
        setStep('mail')
      }}
    >
      Use another address
    </Button>
  )
  if (step === 'enrol') return <Enrol onDone={onDone} foot={other} />
  if (step === 'factor') return <GiveFactor onStep={go} foot={other} />
  return <MailCode wasInside={wasInside} onStep={go} />
}
