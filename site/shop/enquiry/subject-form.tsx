import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#site/ui/button.tsx'
import { Status } from '#site/ui/status.tsx'
import { ContactPart } from './contact-part.tsx'
import type { EnquiryAnswer, EnquiryValues } from './enquiry-values.ts'

/** What the server said to a form; no answer where something before the contact was wrong already. */
export type PostedForm = { answer?: EnquiryAnswer; values?: EnquiryValues }

type Props = {
  action: string
  posted: PostedForm | undefined
  submit: string
  /** False where a field of the subject is wrong and so comes first. */
  isSubjectRight?: boolean
  /** What is enquired about, with its own messages and the heading of the contact. */
  children: ReactNode
}

/** An enquiry about a stay, a drive, an outing or seats, with script or without: the same post, the same words. */
export function SubjectForm({ action, posted, submit, isSubjectRight = true, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formMethod === 'POST'
  const answer = posted?.answer
  useEffect(() => {
    // After the messages are painted, the first field with one is where to go on.
    if (posted) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [posted])
  return (
    <Form ref={form} className="enquiry-form" method="post" action={action} noValidate preventScrollReset>
      {answer?.kind === 'failed' && <Status kind="error">{answer.message}</Status>}
      {children}
      <ContactPart
        problems={answer?.kind === 'invalid' ? answer.problems : []}
        values={posted?.values}
        takesFocus={isSubjectRight}
      />
      <Button kind="primary" type="submit" busy={isSending}>
        {submit}
      </Button>
    </Form>
  )
}
