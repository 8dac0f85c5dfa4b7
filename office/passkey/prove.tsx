import { useState } from 'react'
import type { FactorProof } from '#contract/office/factor-proof.ts'
import { askProof, fetchFactors } from '#contract/office/factors.ts'
import { callOffice } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { Refused } from '../ui/refused.tsx'
import { TextBox } from '../ui/text-boxes.tsx'
import { useOffice } from '../use-office.ts'
import { canUsePasskeys } from './can-use-passkeys.ts'
import { signWithPasskey } from './passkey.ts'

type Props = {
  /** What is done once it is proven, as a verb: "Remove it". */
  yes: string
  danger?: boolean
  /** Does it; brings the refusal, in the server's words. */
  onProof: (proof: FactorProof) => Promise<string | undefined>
}

/** Asks who is in for the second factor again: a passkey, a code of the authenticator, or a recovery code. */
export function Prove({ yes, danger, onProof }: Props) {
  const { data } = useOffice(fetchFactors, {})
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState<'code' | 'passkey'>()
  const [refusal, setRefusal] = useState<{ of: 'code' | 'passkey'; message: string }>()
  const prove = async (of: 'code' | 'passkey', proof: () => Promise<FactorProof | string>) => {
    setBusy(of)
    setRefusal(undefined)
    const proved = await proof()
    const message = typeof proved === 'string' ? proved : await onProof(proved)
    setBusy(undefined)
    if (message !== undefined) setRefusal({ of, message })
  }
  const hasPasskey = (data?.passkeys.length ?? 0) > 0 && canUsePasskeys()
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (busy === undefined) void prove('code', async () => ({ code: code.trim() }))
      }}
    >
      <p>First show that it is you, as this browser may have been left open.</p>
      {hasPasskey && (
        <div className="row">
          <Button
            kind={danger ? 'danger' : 'primary'}
            icon="shield"
            busy={busy === 'passkey'}
            onClick={() => void prove('passkey', proofByPasskey)}
          >
            {danger ? `${yes} with my passkey` : 'Use my passkey'}
          </Button>
        </div>
      )}
      {refusal?.of === 'passkey' && <Refused message={refusal.message} />}
      <TextBox
        label={data?.authenticatorSince === null ? 'A recovery code' : 'Code of your authenticator, or a recovery code'}
        code
        autoComplete="one-time-code"
        maxLength={20}
        name="code"
        value={code}
        onChange={setCode}
        error={refusal?.of === 'code' ? refusal.message : undefined}
      />
      <div className="row">
        <Button kind={danger ? 'danger' : hasPasskey ? 'outline' : 'primary'} type="submit" busy={busy === 'code'}>
          {yes}
        </Button>
      </div>
    </form>
  )
}

/** A fresh second factor by passkey, or why there is none. */
async function proofByPasskey(): Promise<FactorProof | string> {
  const asked = await callOffice(askProof, { body: {} })
  if (!asked.ok) return asked.error.message
  const signed = await signWithPasskey(asked.value.options)
  return signed.ok ? { passkey: signed.value } : signed.error
}
