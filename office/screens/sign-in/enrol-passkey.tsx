import { type ReactNode, useState } from 'react'
import { askFirstPasskey, giveFirstPasskey } from '#contract/office/factors.ts'
import { makePasskey } from '../../passkey/passkey.ts'
import { passkeyName } from '../../passkey/passkey-name.ts'
import { PasskeyNameBox } from '../../passkey/passkey-name-box.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Door } from './door.tsx'
import { useStep } from './use-step.ts'

type Props = { name: string | undefined; onCodes: (codes: string[]) => void; foot: ReactNode }

/** Makes a passkey as the first second factor. */
export function EnrolPasskey({ name: ofWhom, onCodes, foot }: Props) {
  const [name, setName] = useState(() => passkeyName(ofWhom))
  const [isWaiting, setIsWaiting] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { run, failure, errorOf } = useStep()
  const make = async () => {
    setIsWaiting(true)
    setRefusal(undefined)
    const asked = await run(askFirstPasskey, { body: {} })
    const made = asked && (await makePasskey(asked.options))
    if (made?.ok === false) setRefusal(made.error)
    const taken = made?.ok
      ? await run(giveFirstPasskey, { body: { name: name.trim(), passkey: made.value } })
      : undefined
    setIsWaiting(false)
    if (taken) onCodes(taken.recoveryCodes)
  }
  const whole = refusal ?? (errorOf('name') === undefined ? failure?.message : undefined)
  return (
    <Door
      title="Set up a passkey"
      about="From now on you sign in with the fingerprint, face or PIN of this device as well, or with a security key, so that a stolen mailbox is not enough."
      go="Make the passkey"
      busy={isWaiting}
      onGo={make}
      foot={foot}
    >
      <PasskeyNameBox value={name} onChange={setName} error={errorOf('name')} />
      {whole && <Refused message={whole} />}
    </Door>
  )
}
