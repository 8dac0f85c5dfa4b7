import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import './door.css'
import { Note } from '../../ui/refused.tsx'

/** Shown once: to copy, to print, to keep as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [copied, setCopied] = useState(false)
  const text = codes.join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <>
      <p>
        If your phone is lost, one of these lets you in. Each works once. We cannot show them again, so please print
        them or keep them where you keep passwords.
      </p>
      <div className="recovery-codes">
        {codes.map((code) => (
          <code key={code}>{code}</code>
        ))}
      </div>
      <div className="row">
        <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button icon="print" onClick={() => print()}>
          Print
        </Button>
        <Button icon="download" onClick={() => save(text)}>
          Download
        </Button>
      </div>
      <Note kind="warn">Not in the same mailbox that your sign-in codes go to.</Note>
    </>
  )
}

function save(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
  link.download = 'office-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}
