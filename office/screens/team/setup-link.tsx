import { useState } from 'react'
import { SETUP_LINK_HOURS } from '#contract/terms/staff-rules.ts'
import { Button } from '../../ui/button.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'

/** The link that was mailed as well, to hand on where mail is slow. */
export function SetupLink({ url }: { url: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }
  return (
    <>
      <p>
        The link is on its way by mail. It works once, for {SETUP_LINK_HOURS} hours. You can hand it on yourself, to
        nobody else.
      </p>
      <TextBox label="Set-up link" value={url} onChange={() => {}} />
      <div>
        <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy the link'}
        </Button>
      </div>
    </>
  )
}
