import { type ReactNode, useEffect, useState } from 'react'
import { confirmFactor, fetchFactor } from '#contract/office/account.ts'
import type { Answer } from '../../call.ts'
import { IconButton } from '../../ui/button.tsx'
import { Refused } from '../../ui/refused.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { Door } from './door.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useStep } from './use-step.ts'

/** Ties an authenticator app to the account, then shows the recovery codes, once. */
export function Enrol({ onDone, foot }: { onDone: () => void; foot?: ReactNode }) {
  const [factor, setFactor] = useState<Answer<typeof fetchFactor>>()
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<string[]>()
  const asking = useStep()
  const { run, busy, failure, errorOf } = useStep()
  const ask = async () => setFactor(await asking.run(fetchFactor, { body: {} }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a secret is asked for once, when the step opens
  useEffect(() => {
    void ask()
  }, [])
  const confirm = async () => {
    const answer = await run(confirmFactor, { body: { code } })
    if (answer) setCodes(answer.recoveryCodes)
  }
  if (codes !== undefined)
    return (
      <Door title="Keep these codes" go="I have kept them" onGo={onDone}>
        <RecoveryCodes codes={codes} />
      </Door>
    )
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
          <ol className="door-list">
            <li>Open an authenticator app, such as Google Authenticator, Microsoft Authenticator or Aegis.</li>
            <li>Choose "add an account" and scan this picture.</li>
          </ol>
          <img className="qr" alt="The key, to scan with the app" src={pictureOf(factor.qrSvg)} />
          <details>
            <summary>On the same phone, or it cannot scan?</summary>
            <p>
              <a href={factor.uri}>Open it in your authenticator</a>, or type this key there:
            </p>
            <div className="secret">
              <code>{factor.secret}</code>
              <IconButton
                icon="copy"
                label="Copy the key"
                onClick={() => void navigator.clipboard.writeText(factor.secret)}
              />
            </div>
          </details>
          <TextBox
            label="3. Type the 6 digits it shows"
            code
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            name="code"
            value={code}
            onChange={(text) => setCode(text.replaceAll(/\D/g, ''))}
            error={errorOf('code') ?? failure?.message}
          />
        </>
      )}
    </Door>
  )
}

/** As a picture rather than as markup: nothing that it holds can run. */
function pictureOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
