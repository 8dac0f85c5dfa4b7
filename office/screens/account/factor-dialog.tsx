import type { Passkey } from '#contract/office/factors.ts'
import { fetchFactors, removeAuthenticator, removePasskey } from '#contract/office/factors.ts'
import { callOffice } from '../../call.ts'
import { Prove } from '../../passkey/prove.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useRenewCall } from '../../use-office.ts'
import { AddPasskey } from './add-passkey.tsx'
import { NewAuthenticator } from './new-authenticator.tsx'

/** What is to be done; `remove` without a passkey is of the authenticator. */
export type FactorDeed = { do: 'add' } | { do: 'authenticator'; isNew: boolean } | { do: 'remove'; passkey?: Passkey }

type Props = { deed: FactorDeed; onClose: () => void }

export function FactorDialog({ deed, onClose }: Props) {
  const renew = useRenewCall(fetchFactors)
  const say = useSay()
  const done = (words: string) => {
    renew()
    say(words)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={titleOf(deed)}>
      {deed.do === 'add' && <AddPasskey onDone={() => done('The passkey is added')} />}
      {deed.do === 'authenticator' && <NewAuthenticator onDone={() => done('The authenticator is set up')} />}
      {deed.do === 'remove' && (
        <>
          <p>It cannot be used to sign in any more. You stay signed in, here and elsewhere.</p>
          <Prove
            yes="Remove it"
            danger
            onProof={async (proof) => {
              const { passkey } = deed
              const answer = passkey
                ? await callOffice(removePasskey, { query: { id: passkey.id }, body: proof })
                : await callOffice(removeAuthenticator, { body: proof })
              if (!answer.ok) return answer.error.message
              done(passkey ? `${passkey.name} is removed` : 'The authenticator is removed')
            }}
          />
        </>
      )}
    </Dialog>
  )
}

function titleOf(deed: FactorDeed): string {
  if (deed.do === 'add') return 'A new passkey'
  if (deed.do === 'authenticator') return deed.isNew ? 'An authenticator app' : 'Another authenticator app'
  return deed.passkey ? `Remove ${deed.passkey.name}?` : 'Remove the authenticator app?'
}
