import { type ReactNode, useState } from 'react'
import { askEntry, giveEntry } from '#contract/office/factors.ts'
import { callOffice } from '../../call.ts'
import { signWithPasskey } from '../../passkey/passkey.ts'
import { Refused } from '../../ui/refused.tsx'
import { Door } from './door.tsx'
import type { Stepped } from './mail-code.tsx'

/** The second factor by a passkey: one press, then the device asks for finger, face or PIN. */
export function GivePasskey({ onStep, foot }: { onStep: (stepped: Stepped) => void; foot: ReactNode }) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const give = async () => {
    setBusy(true)
    setRefusal(undefined)
    const answer = await enter()
    setBusy(false)
    if (typeof answer === 'string') setRefusal(answer)
    else onStep(answer)
  }
  return (
    <Door
      title="Your passkey"
      about="Your device asks for your fingerprint, your face or its PIN, or you plug in your security key."
      go="Use my passkey"
      busy={busy}
      onGo={give}
      foot={foot}
    >
      {refusal && <Refused message={refusal} />}
    </Door>
  )
}

/** The next step, or why there is none. */
async function enter(): Promise<Stepped | string> {
  const asked = await callOffice(askEntry, { body: {} })
  if (!asked.ok) return asked.error.message
  const signed = await signWithPasskey(asked.value.options)
  if (!signed.ok) return signed.error
  const entered = await callOffice(giveEntry, { body: { passkey: signed.value } })
  return entered.ok ? entered.value : entered.error.message
}
