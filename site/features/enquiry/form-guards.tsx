import { useEffect, useRef } from 'react'
import './form-guards.css'
import { OPENED_FIELD, TRAP_FIELD } from './enquiry-values.ts'
import { ENQUIRY_TEXTS } from './texts.ts'

/** What tells machines from people without asking people anything: a field out of sight, and when the form was opened. */
export function FormGuards() {
  const opened = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Counted from when the page began: on a slow phone the form is typed in long before the script is there.
    if (opened.current) opened.current.value = String(Math.round(performance.timeOrigin))
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
    </>
  )
}
