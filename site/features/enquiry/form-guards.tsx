import { useEffect, useRef } from 'react'
import './form-guards.css'
import { OPENED_FIELD, SENT_FIELD, TRAP_FIELD } from './enquiry-values.ts'
import { ENQUIRY_TEXTS } from './texts.ts'

/** What tells machines from people without asking people anything: a field out of sight, and when the form was opened and sent. */
export function FormGuards() {
  const opened = useRef<HTMLInputElement>(null)
  const sent = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Counted from when the page began: on a slow phone the form is typed in long before the script is there.
    if (opened.current) opened.current.value = String(Math.round(performance.timeOrigin))
    const form = sent.current?.form
    // By the same clock, whatever the server's says; before the form is read by whoever sends it.
    const mark = () => {
      if (sent.current) sent.current.value = String(Date.now())
    }
    form?.addEventListener('submit', mark)
    return () => form?.removeEventListener('submit', mark)
  }, [])
  return (
    <>
      <div className="form-trap" aria-hidden="true">
        <label>
          {ENQUIRY_TEXTS.leaveEmpty}
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input ref={opened} type="hidden" name={OPENED_FIELD} defaultValue="" />
      <input ref={sent} type="hidden" name={SENT_FIELD} defaultValue="" />
    </>
  )
}
