import { useState } from 'react'
import { fetchStaffMe, renewRecoveryCodes } from '#contract/office/account.ts'
import { callOffice } from '../../call.ts'
import { Prove } from '../../passkey/prove.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useRenewCall } from '../../use-office.ts'
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx'

/** New recovery codes in place of the old ones, for a fresh second factor. */
export function NewCodes({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>()
  const renewMe = useRenewCall(fetchStaffMe)
  const close = () => {
    setCodes(undefined)
    onClose()
  }
  const footer = codes && (
    <Button kind="primary" onClick={close}>
      I have kept them
    </Button>
  )
  return (
    <Dialog open={open} onClose={close} title={codes ? 'Keep these codes' : 'New recovery codes'} footer={footer}>
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <>
          <p>The old codes stop working as soon as the new ones are made.</p>
          <Prove
            yes="Make new codes"
            onProof={async (proof) => {
              const answer = await callOffice(renewRecoveryCodes, { body: proof })
              if (!answer.ok) return answer.error.message
              renewMe()
              setCodes(answer.value.recoveryCodes)
            }}
          />
        </>
      )}
    </Dialog>
  )
}
