import '#site/ui/toast.css'
import { useState } from 'react'
import { ENQUIRY_ACCEPTED } from '#contract/terms/enquiry-messages.ts'
import { CloseButton } from '#site/ui/close-button.tsx'
import { Dialog } from '#site/ui/dialog.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { closeDialog } from '#site/ui/use-modal.ts'
import type { EnquiryParty, SentEnquiry } from './enquiry-values.ts'
import './quick-enquiry-dialog.css'
import { QuickEnquiryForm } from './quick-enquiry-form.tsx'
import { answerText, ENQUIRY_TEXTS, referenceText } from './texts.ts'

export type QuickEnquiryProps = {
  open: boolean
  onClose: () => void
  sendTo: string
  party: EnquiryParty
}

/** Opened by Enquire Now. Closing clears it; once sent it closes and the page says so, with the reference. */
export function QuickEnquiryDialog({ open, onClose, sendTo, party }: QuickEnquiryProps) {
  const [times, setTimes] = useState(0)
  const [sent, setSent] = useState<SentEnquiry>()
  const close = () => {
    setTimes(times + 1)
    onClose()
  }
  return (
    <>
      <Dialog open={open} onClose={close} title={ENQUIRY_TEXTS.title}>
        {(open || times > 0) && (
          <QuickEnquiryForm
            key={`${times} ${party.adults} ${party.children} ${party.ages} ${party.date}`}
            sendTo={sendTo}
            party={party}
            onCancel={close}
            onSent={(given) => {
              setSent(given)
              close()
              closeSheets()
            }}
          />
        )}
      </Dialog>
      <div className="toast enquiry-sent" role="status">
        {sent !== undefined && (
          <>
            <Icon name="success" />
            <p>
              {ENQUIRY_ACCEPTED} {referenceText(sent.reference)} {answerText(sent.answerBy)}
            </p>
            <CloseButton label={ENQUIRY_TEXTS.close} onClick={() => setSent(undefined)} />
          </>
        )}
      </div>
    </>
  )
}

/** The sheet of a phone from which it was opened would lie over the answer. */
function closeSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLDialogElement>('dialog.sheet[open]')) closeDialog(sheet)
}
