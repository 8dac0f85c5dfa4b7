import { lazy, useEffect, useState } from 'react'
import { fetchSetup, setUpAccount } from '#contract/office/account.ts'
import { ROLE_LABELS } from '#contract/terms/staff-roles.ts'
import { SETUP_LINK_HOURS } from '#contract/terms/staff-rules.ts'
import type { Answer } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { Refused } from '../../ui/refused.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { Door } from './door.tsx'
import { useStep } from './use-step.ts'

const Enrol = lazy(() => import('./enrol.tsx').then((module) => ({ default: module.Enrol })))

/**
 * Opens an account by its link, /office/setup#token: what stands behind the # is never sent in an address, and leaves the
 * browser's history as soon as it is read.
 */
export function SetUp({ onDone }: { onDone: () => void }) {
  const [token] = useState(() => location.hash.slice(1))
  const [setup, setSetup] = useState<Answer<typeof fetchSetup>>()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const looking = useStep()
  const { run, busy, failure, errorOf } = useStep()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is looked at once
  useEffect(() => {
    history.replaceState(null, '', location.pathname)
    void looking.run(fetchSetup, { body: { token } }).then((found) => {
      setSetup(found)
      setName(found?.name ?? '')
    })
  }, [])
  if (isOpen) return <Enrol name={name} onDone={onDone} />
  const open = async () => {
    const needsEmail = setup?.email === undefined
    const body = { token, name: name.trim(), ...(needsEmail ? { email: email.trim() } : {}) }
    const answer = await run(setUpAccount, { body })
    if (answer?.step === 'in' || answer?.step === 'factor') onDone()
    else if (answer) setIsOpen(true)
  }
  return (
    <Door
      title="Set up your account"
      about={
        setup &&
        `You come in as ${ROLE_LABELS[setup.role].name.toLowerCase()}: ${ROLE_LABELS[setup.role].does.toLowerCase()}.`
      }
      {...(setup ? { go: 'Go on' } : {})}
      busy={busy}
      onGo={open}
      foot={
        looking.failure && (
          <Button kind="quiet" onClick={onDone}>
            Go to the sign-in
          </Button>
        )
      }
    >
      {looking.busy && <Skeleton lines={4} />}
      {looking.failure && (
        <>
          <Refused message={looking.failure.message} />
          <p className="hint">
            A link works once and for {SETUP_LINK_HOURS} hours. Ask an owner of the office for a new one; the first
            owner finds a new one where the program is started.
          </p>
        </>
      )}
      {setup && (
        <>
          {setup.email ? (
            <p>
              Your codes to sign in go to <b>{setup.email}</b>.
            </p>
          ) : (
            <TextBox
              label="Your mail address"
              hint="Your codes to sign in go there."
              type="email"
              autoComplete="email"
              name="email"
              value={email}
              onChange={setEmail}
              error={errorOf('email')}
            />
          )}
          <TextBox
            label="Your name"
            hint="As the team and travellers read it."
            autoComplete="name"
            name="name"
            maxLength={80}
            value={name}
            onChange={setName}
            error={errorOf('name')}
          />
          {failure && failure.errors.length === 0 && <Refused message={failure.message} />}
        </>
      )}
    </Door>
  )
}
