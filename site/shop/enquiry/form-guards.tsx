import './form-guards.css'
import { OPENED_FIELD, SENT_FIELD, TRAP_FIELD } from './enquiry-values.ts'
import { ENQUIRY_TEXTS } from './texts.ts'

/**
 * What tells machines from people without asking people anything: a field out of sight, and when the form was opened and sent.
 * With what the fields are for, as ui/privacy-note.tsx says it; here it is in the one chunk that every enquiry loads.
 */
export function FormGuards() {
  return (
    <>
      <div className="form-trap" aria-hidden="true">
        <label>
          {ENQUIRY_TEXTS.leaveEmpty}
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input ref={noteOpened} type="hidden" name={OPENED_FIELD} defaultValue="" />
      <input ref={noteSent} type="hidden" name={SENT_FIELD} defaultValue="" />
      <p className="soft small">
        Only for your request and trip. <a href="/privacy-policy">Privacy</a>
      </p>
    </>
  )
}

/** Counted from when the page began: on a slow phone the form is typed in long before the script is there. */
function noteOpened(input: HTMLInputElement | null): void {
  if (input) input.value = performance.timeOrigin.toFixed()
}

/** By the same clock, whatever the server's says; before the form is read by whoever sends it. The form goes when its field goes. */
function noteSent(input: HTMLInputElement | null): void {
  input?.form?.addEventListener('submit', () => {
    input.value = String(Date.now())
  })
}
