import { Form } from 'react-router'
import { EMAIL_LENGTH_MAX } from '#contract/terms/limits.ts'
import { PrivacyNote } from '#site/shop/privacy-note.tsx'
import { ShareLink } from '#site/shop/share/share-link.tsx'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import { Status } from '#site/ui/status.tsx'
import { PURPOSE_FIELD, type QuoteProblem } from './quote-form.ts'
import type { QuoteHead } from './quote-view.ts'
import { QUOTE_TEXTS } from './texts.ts'

type Props = { head: QuoteHead; problem?: QuoteProblem | undefined; isSent: boolean }

/** The link, to copy, to send, to print. */
export function PassOn({ head: { url, ways }, problem, isSent }: Props) {
  return (
    <section className="quote-pass-on" aria-labelledby="pass-on">
      <h2 id="pass-on">{QUOTE_TEXTS.pass}</h2>
      <ShareLink label={QUOTE_TEXTS.link} url={url} ways={ways}>
        <Button kind="outline" className="only-scripted" onClick={() => window.print()}>
          {QUOTE_TEXTS.print}
        </Button>
      </ShareLink>
      {isSent && <Status kind="success">{QUOTE_TEXTS.sent}</Status>}
      <Form method="post" className="quote-send" noValidate preventScrollReset>
        <input type="hidden" name={PURPOSE_FIELD} value="send" />
        <Field
          label={QUOTE_TEXTS.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_LENGTH_MAX}
          defaultValue={problem?.email ?? ''}
          {...(problem === undefined ? {} : { error: problem.message })}
        />
        <Button kind="outline" type="submit">
          {QUOTE_TEXTS.send}
        </Button>
        <PrivacyNote />
      </Form>
    </section>
  )
}
