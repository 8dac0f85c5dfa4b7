import { lazy, useState } from 'react'
import type { StaffMe } from '#contract/office/account.ts'
import { leaveOffice } from '#contract/office/account.ts'
import { callOffice } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { GiveFactor } from './give-factor.tsx'
import { MailCode, type Stepped } from './mail-code.tsx'

const Enrol = lazy(() => import('./enrol.tsx').then((module) => ({ default: module.Enrol })))

type Props = {
  /** Who has proven a mailbox, and what is still missing. */
  me?: StaffMe | undefined
  /** Signed out while at work: the page behind waits. */
  wasInside: boolean
  onDone: () => void
}

/** The way in: a code by mail, then the second factor; at the very first time it is set up. */
export function SignIn({ me, wasInside, onDone }: Props) {
  const [stepped, setStepped] = useState<Stepped | undefined>(me)
  const go = (next: Stepped) => (next.step === 'in' ? onDone() : setStepped(next))
  const other = (
    <Button
      kind="quiet"
      onClick={async () => {
        await callOffice(leaveOffice)
        setStepped(undefined)
      }}
    >
      Use another address
    </Button>
  )
  if (stepped?.step === 'enrol') return <Enrol onDone={onDone} foot={other} />
  if (stepped?.step === 'factor') return <GiveFactor ways={stepped.ways} onStep={go} foot={other} />
  return <MailCode wasInside={wasInside} onStep={go} />
}
