import { useState } from 'react'
import { askStaffCode, verifyStaffCode } from '#contract/office/account.ts'
import type { Answer } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { SixDigitsBox, TextBox } from '../../ui/text-boxes.tsx'
import { Door } from './door.tsx'
import { useStep } from './use-step.ts'

/** The step that is next; at the second factor with those that the member has. */
export type Stepped = Answer<typeof verifyStaffCode>

type Props = { wasInside: boolean; onStep: (stepped: Stepped) => void }

/** First the address, then the code that was mailed to it. */
export function MailCode({ wasInside, onStep }: Props) {
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [challengeId, setChallengeId] = useState<string>()
  const { run, busy, failure, errorOf, refuse } = useStep()

  const send = async () => {
    const answer = await run(askStaffCode, { body: { email: email.trim() } })
    if (answer) setChallengeId(answer.challengeId)
  }
  const verify = async () => {
    const answer = await run(verifyStaffCode, { body: { challengeId: challengeId ?? '', code } })
    if (answer) onStep(answer)
  }
  const restart = () => {
    refuse(undefined)
    setCode('')
    setChallengeId(undefined)
  }

  if (challengeId === undefined)
    return (
      <Door
        title="Sign in"
        about={
          wasInside
            ? 'You were signed out after a while without work. What you were at is still here.'
            : 'We mail you a code; there is no password to remember.'
        }
        go="Mail me a code"
        busy={busy}
        onGo={send}
      >
        <TextBox
          label="Your mail address"
          type="email"
          autoComplete="email"
          name="email"
          value={email}
          onChange={setEmail}
          error={errorOf('email') ?? failure?.message}
        />
      </Door>
    )
  return (
    <Door
      title="Look into your mail"
      about={
        <>
          If <b>{email}</b> belongs to the team, a code is on its way. It may take a minute; look among unwanted mail as
          well.
        </>
      }
      go="Go on"
      busy={busy}
      onGo={verify}
      foot={
        <>
          <Button kind="quiet" onClick={send}>
            Mail another code
          </Button>
          <Button kind="quiet" onClick={restart}>
            Another address
          </Button>
        </>
      }
    >
      <SixDigitsBox
        label="The 6 digits of the code"
        value={code}
        onChange={setCode}
        error={errorOf('code') ?? failure?.message}
      />
    </Door>
  )
}
