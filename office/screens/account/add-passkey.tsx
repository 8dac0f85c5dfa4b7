import { useState } from 'react'
import type { FactorProof, MakeOptions } from '#contract/office/factor-proof.ts'
import { addPasskey, askPasskey } from '#contract/office/factors.ts'
import { callOffice } from '../../call.ts'
import { useInside } from '../../me.tsx'
import { makePasskey } from '../../passkey/passkey.ts'
import { passkeyName } from '../../passkey/passkey-name.ts'
import { PasskeyNameBox } from '../../passkey/passkey-name-box.tsx'
import { Prove } from '../../passkey/prove.tsx'
import { Button } from '../../ui/button.tsx'
import { Refused } from '../../ui/refused.tsx'

/** A fresh second factor, a name, then the device makes the passkey. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const { me } = useInside()
  const [options, setOptions] = useState<MakeOptions>()
  const [name, setName] = useState(() => passkeyName(me.name))
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const ask = async (proof: FactorProof) => {
    const asked = await callOffice(askPasskey, { body: proof })
    if (!asked.ok) return asked.error.message
    setOptions(asked.value.options)
  }
  const make = async (from: MakeOptions) => {
    setBusy(true)
    setRefusal(undefined)
    const made = await makePasskey(from)
    const added = made.ok ? await callOffice(addPasskey, { body: { name: name.trim(), passkey: made.value } }) : made
    setBusy(false)
    if (added.ok) return onDone()
    if (typeof added.error === 'string') return setRefusal(added.error)
    setRefusal(added.error.message)
    // What was asked is answered: the next try begins with a fresh second factor.
    if (added.error.httpStatus !== 0 && added.error.code !== 'invalid') setOptions(undefined)
  }
  return (
    <>
      <p>
        A passkey is kept by this device, by your phone beside it, or on a security key. You sign in with it by
        fingerprint, face or PIN, with no code to type.
      </p>
      {refusal && <Refused message={refusal} />}
      {options === undefined ? (
        <Prove yes="Go on" onProof={ask} />
      ) : (
        <form
          className="stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) void make(options)
          }}
        >
          <PasskeyNameBox value={name} onChange={setName} />
          <div className="row">
            <Button kind="primary" type="submit" busy={busy}>
              Make the passkey
            </Button>
          </div>
        </form>
      )}
    </>
  )
}
