import '#site/ui/bullets.css'
import { type FormEvent, useEffect, useState } from 'react'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import { Status } from '#site/ui/status.tsx'
import { Purpose } from './ask-forms.tsx'
import './code-form.css'
import { type SignInState, type SignInWay, wayText } from './sign-in-state.ts'
import { SIGN_IN_TEXTS, sentText, waitText } from './texts.ts'

type CodeState = Extract<SignInState, { step: 'code' }>
type Phone = { text: string; e164: string }

/** Booking rules: asking again is offered half a minute later, when a mail has had time to come. */
const AGAIN_SECONDS = 30
/** A page that has not changed by then did not go anywhere. */
const BUSY_MS = 8_000

/** Where the code went, a field for it, and what to do when it does not come. */
export function CodeForm({ state, phone }: { state: CodeState; phone?: Phone }) {
  const { way, expiresAt, problem, notice, failure } = state
  const once = useSubmitOnce()
  return (
    <div className="code-form">
      <h1>{SIGN_IN_TEXTS.codeTitle}</h1>
      {notice && <Status kind="error">{notice}</Status>}
      {failure ? <Status kind="error">{failure}</Status> : <p>{sentText(wayText(way), expiresAt)}</p>}
      {failure === undefined && (
        <form method="post" action={visitorPaths.signIn} className="stack" noValidate onSubmit={once.onSubmit}>
          <Purpose is="code" />
          <WayFields way={way} />
          <ChallengeFields state={state} />
          <Field
            label={SIGN_IN_TEXTS.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            // "123 456", as some mail programs copy it, is more than six.
            maxLength={12}
            required
            error={problem}
            autoFocus
          />
          <Button kind="primary" type="submit" busy={once.busy}>
            {way.kind === 'email' ? SIGN_IN_TEXTS.enter : SIGN_IN_TEXTS.open}
          </Button>
        </form>
      )}
      <section aria-labelledby="late-code" className="code-late">
        <h2 id="late-code">{SIGN_IN_TEXTS.late}</h2>
        <ul className="bullets">
          <li>{SIGN_IN_TEXTS.lateSpam}</li>
          <li>{way.kind === 'email' ? SIGN_IN_TEXTS.lateAddress : SIGN_IN_TEXTS.latePair}</li>
          <li>{SIGN_IN_TEXTS.lateLink}</li>
          <li>{SIGN_IN_TEXTS.lateMany}</li>
        </ul>
        <div className="row">
          <Again state={state} />
          <Button kind="quiet" href={visitorPaths.signIn}>
            {SIGN_IN_TEXTS.other}
          </Button>
        </div>
        {phone && (
          <p className="small">
            {SIGN_IN_TEXTS.call} <a href={`tel:${phone.e164}`}>{phone.text}</a>.
          </p>
        )}
      </section>
    </div>
  )
}

/** A code is good once: a second click on the way would only bring that it is over. */
function useSubmitOnce() {
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setBusy(false), BUSY_MS)
    return () => clearTimeout(timer)
  }, [busy])
  const onSubmit = (event: FormEvent) => {
    if (busy) event.preventDefault()
    else setBusy(true)
  }
  return { busy, onSubmit }
}

/** Asks once more for the same; with script it waits until a mail can have come. */
function Again({ state }: { state: CodeState }) {
  const { way } = state
  const isNeeded = state.failure !== undefined
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (isNeeded) return
    const end = performance.now() + AGAIN_SECONDS * 1_000
    const tick = () => setSeconds(Math.max(0, Math.ceil((end - performance.now()) / 1_000)))
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [isNeeded])
  return (
    <form method="post" action={visitorPaths.signIn}>
      <Purpose is={way.kind} />
      <WayFields way={way} />
      {!isNeeded && <ChallengeFields state={state} />}
      <Button kind={isNeeded ? 'primary' : 'outline'} size="small" type="submit" disabled={seconds > 0}>
        {SIGN_IN_TEXTS.again}
        {seconds > 0 && <span className="num">{waitText(seconds)}</span>}
      </Button>
    </form>
  )
}

function ChallengeFields({ state: { challengeId, expiresAt } }: { state: CodeState }) {
  return (
    <>
      <input type="hidden" name="challengeId" value={challengeId} />
      <input type="hidden" name="expiresAt" value={expiresAt} />
    </>
  )
}

/** What was asked, so that the page can say it and ask it again. */
function WayFields({ way }: { way: SignInWay }) {
  if (way.kind === 'email') return <input type="hidden" name="email" value={way.email} />
  return (
    <>
      <input type="hidden" name="ref" value={way.ref} />
      <input type="hidden" name="contact" value={way.contact} />
    </>
  )
}
