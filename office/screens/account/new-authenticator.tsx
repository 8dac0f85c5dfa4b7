import { useState } from 'react'
import { drawAuthenticator, setAuthenticator } from '#contract/office/factors.ts'
import { type Answer, callOffice } from '../../call.ts'
import { Prove } from '../../passkey/prove.tsx'
import { Button } from '../../ui/button.tsx'
import { SixDigitsBox } from '../../ui/text-boxes.tsx'
import { ScanKey } from '../sign-in/scan-key.tsx'

/** A fresh second factor, then the key to scan; the authenticator of before works until the first code of the new one. */
export function NewAuthenticator({ onDone }: { onDone: () => void }) {
  const [drawn, setDrawn] = useState<Answer<typeof drawAuthenticator>>()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    setRefusal(undefined)
    const answer = await callOffice(setAuthenticator, { body: { code } })
    setBusy(false)
    if (answer.ok) return onDone()
    setRefusal(answer.error.message)
  }
  if (drawn === undefined)
    return (
      <Prove
        yes="Go on"
        onProof={async (proof) => {
          const asked = await callOffice(drawAuthenticator, { body: proof })
          if (!asked.ok) return asked.error.message
          setDrawn(asked.value)
        }}
      />
    )
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void confirm()
      }}
    >
      <ScanKey {...drawn} />
      <SixDigitsBox label="Type the 6 digits it shows" value={code} onChange={setCode} error={refusal} />
      <div className="row">
        <Button kind="primary" type="submit" busy={busy}>
          Confirm
        </Button>
      </div>
    </form>
  )
}
