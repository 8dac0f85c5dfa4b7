import { useState } from 'react'
import { Form } from 'react-router'
import { EMAIL_LENGTH_MAX } from '#contract/terms/limits.ts'
import { PrivacyNote } from '#site/shop/privacy-note.tsx'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import { Status } from '#site/ui/status.tsx'
import { PURPOSE_FIELD, type QuoteProblem } from './quote-form.ts'
import type { QuoteHead } from './quote-view.ts'
import { QUOTE_TEXTS } from './texts.ts'

type Props = { head: QuoteHead; problem?: QuoteProblem | undefined; isSent: boolean }

/** The link, to copy, to send, to print. */
export function PassOn({ head: { url, whatsapp }, problem, isSent }: Props) {
  return (
    <section className="quote-pass-on" aria-labelledby="pass-on">
      <h2 id="pass-on">{QUOTE_TEXTS.pass}</h2>
      <Field
        label={QUOTE_TEXTS.link}
        name="link"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="row">
        <Copy url={url} />
        <a className="button outline" href={whatsapp} rel="noopener">
          {QUOTE_TEXTS.whatsapp}
        </a>
        <Button kind="outline" className="only-scripted" onClick={() => window.print()}>
          {QUOTE_TEXTS.print}
        </Button>
      </p>
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

function Copy({ url }: { url: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <Button kind="outline" className="only-scripted" onClick={copy}>
      <span aria-live="polite">{isCopied ? QUOTE_TEXTS.copied : QUOTE_TEXTS.copy}</span>
    </Button>
  )
}
