import '#site/ui/page.css'
import { useEffect } from 'react'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Status } from '#site/ui/status.tsx'
import { AskForms, Purpose } from './ask-forms.tsx'
import { CodeForm } from './code-form.tsx'
import type { SignInState } from './sign-in-state.ts'
import './sign-in-page.css'
import { MY_BOOKINGS_TEXTS, SIGN_IN_TEXTS, signedInAs } from './texts.ts'

type Props = {
  state: SignInState
  /** Masked; where somebody is signed in already. */
  email?: string
  phone?: { text: string; e164: string }
}

/** Signing in without a password, a step at a time. */
export function SignInPage({ state, email, phone }: Props) {
  useEffect(() => {
    // Each step is the answer to a form. Told so, the browser does not offer to send that form again on Back or Reload.
    history.replaceState(history.state, '')
  }, [])
  return (
    <div className="wrap page roomy sign-in-page">
      <Breadcrumbs items={[{ label: SIGN_IN_TEXTS.title }]} />
      {state.step === 'code' && <CodeForm state={state} phone={phone} />}
      {state.step === 'link' && <LinkForm link={state.link} />}
      {state.step === 'ask' && (
        <>
          <header>
            <h1>{SIGN_IN_TEXTS.title}</h1>
            <p className="soft">{SIGN_IN_TEXTS.intro}</p>
          </header>
          {state.failure && <Status kind="error">{state.failure}</Status>}
          {email && <AlreadyIn email={email} />}
          <AskForms asked={state} />
        </>
      )}
    </div>
  )
}

function AlreadyIn({ email }: { email: string }) {
  return (
    <div className="already-in">
      <Status kind="info">{signedInAs(email)}</Status>
      <div className="row">
        <Button kind="outline" size="small" href={visitorPaths.myBookings}>
          {MY_BOOKINGS_TEXTS.title}
        </Button>
        <SignOut />
      </div>
    </div>
  )
}

/** Signs out; what the browser keeps of this site goes too. */
export function SignOut() {
  return (
    <form method="post" action={visitorPaths.myBookings}>
      <Purpose is="sign-out" />
      <Button kind="quiet" size="small" type="submit">
        {MY_BOOKINGS_TEXTS.signOut}
      </Button>
    </form>
  )
}

/** A link of a mail signs in on a click alone: programs that look through mails open every link. */
function LinkForm({ link }: { link: string }) {
  return (
    <div className="code-form">
      <h1>{SIGN_IN_TEXTS.linkTitle}</h1>
      <p>{SIGN_IN_TEXTS.linkLead}</p>
      <form method="post" action={visitorPaths.signIn} className="stack">
        <Purpose is="link" />
        <input type="hidden" name="link" value={link} />
        <Button kind="primary" type="submit">
          {SIGN_IN_TEXTS.enter}
        </Button>
      </form>
    </div>
  )
}
