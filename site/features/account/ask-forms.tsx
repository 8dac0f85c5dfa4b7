import { EMAIL_LENGTH_MAX } from '#contract/terms/limits.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { PrivacyNote } from '#site/shop/privacy-note.tsx'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import './ask-forms.css'
import { INTENT, type Intent, NOTHING_ASKED, type SignInState } from './sign-in-state.ts'
import { SIGN_IN_TEXTS } from './texts.ts'

type Props = { asked?: Extract<SignInState, { step: 'ask' }> }

/** The two ways in, side by side: an address for everything, or one booking. Plain forms, with script and without. */
export function AskForms({ asked = NOTHING_ASKED }: Props) {
  const { email, ref, contact, problems } = asked
  const isSecond = ref !== '' || contact !== '' || problems.ref !== undefined || problems.contact !== undefined
  return (
    <div className="ask-forms">
      <section aria-labelledby="by-email">
        <h2 id="by-email">{SIGN_IN_TEXTS.byEmail}</h2>
        <p className="soft">{SIGN_IN_TEXTS.byEmailLead}</p>
        <form method="post" action={visitorPaths.signIn} className="stack" noValidate>
          <Purpose is="email" />
          <PrivacyNote />
          <Field
            label={SIGN_IN_TEXTS.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={EMAIL_LENGTH_MAX}
            required
            defaultValue={email}
            error={problems.email}
            autoFocus={problems.email !== undefined}
          />
          <Button kind={isSecond ? 'outline' : 'primary'} type="submit">
            {SIGN_IN_TEXTS.askCode}
          </Button>
        </form>
      </section>
      <section aria-labelledby="by-booking">
        <h2 id="by-booking">{SIGN_IN_TEXTS.byBooking}</h2>
        <p className="soft">{SIGN_IN_TEXTS.byBookingLead}</p>
        <form method="post" action={visitorPaths.signIn} className="stack" noValidate>
          <Purpose is="booking" />
          <PrivacyNote />
          <Field
            label={SIGN_IN_TEXTS.reference}
            name="ref"
            hint={SIGN_IN_TEXTS.referenceHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
            defaultValue={ref}
            error={problems.ref}
            autoFocus={problems.ref !== undefined}
          />
          <Field
            label={SIGN_IN_TEXTS.contact}
            name="contact"
            hint={SIGN_IN_TEXTS.contactHint}
            autoComplete="email"
            maxLength={EMAIL_LENGTH_MAX}
            required
            defaultValue={contact}
            error={problems.contact}
            autoFocus={problems.ref === undefined && problems.contact !== undefined}
          />
          <Button kind={isSecond ? 'primary' : 'outline'} type="submit">
            {SIGN_IN_TEXTS.lookUp}
          </Button>
        </form>
      </section>
    </div>
  )
}

/** Tells the page which of its forms was sent. */
export function Purpose({ is }: { is: Intent }) {
  return <input type="hidden" name={INTENT} value={is} />
}
