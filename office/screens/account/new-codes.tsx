import { useState } from 'react'
import { fetchStaffMe, renewRecoveryCodes } from '#contract/office/account.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useDeed } from '../../use-office.ts'
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx'

/** New recovery codes in place of the old ones, for a code of the authenticator. */
export function NewCodes({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<string[]>()
  const renew = useDeed(renewRecoveryCodes, [fetchStaffMe])
  const close = () => {
    setCodes(undefined)
    setCode('')
    renew.clear()
    onClose()
  }
  const make = async () => setCodes((await renew.run({ body: { code } }))?.recoveryCodes)
  const footer =
    codes === undefined ? (
      <Button kind="primary" busy={renew.busy} onClick={() => void make()}>
        Make new codes
      </Button>
    ) : (
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
          <TextBox
            label="The 6 digits of your authenticator"
            code
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={(text) => setCode(text.replaceAll(/\D/g, ''))}
            error={renew.failure?.message}
          />
        </>
      )}
    </Dialog>
  )
}
