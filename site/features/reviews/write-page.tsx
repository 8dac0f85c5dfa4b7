import '#site/ui/page-stack.css'
import { Form, useNavigation } from 'react-router'
import { REVIEW_TEXT_MAX, REVIEW_TITLE_MAX } from '#contract/terms/limits.ts'
import { Button } from '#site/ui/button.tsx'
import { Choice } from '#site/ui/choice.tsx'
import '#site/ui/choice.css'
import { PrivacyNote } from '#site/shop/privacy-note.tsx'
import { Field } from '#site/ui/field.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Status } from '#site/ui/status.tsx'
import type { ReviewProblem } from './answer-review.ts'
import './write-page.css'
import { readReviewsText, reviewTitle, STAR_WORDS, signedText, standsText, WRITE_TEXTS } from './write-texts.ts'

export type Invited = {
  /** What it is about, and where its reviews are. */
  subject: string
  href: string
  name: string
  /** "December 2026" */
  month: string
  isUsed: boolean
}

/** The form for one invitation, or thanks once it is used. */
export function WritePage({ invited, problem }: { invited: Invited; problem?: ReviewProblem }) {
  const { subject, href, name, month, isUsed } = invited
  if (isUsed) {
    return (
      <div className="wrap page-stack write-page">
        <h1>{WRITE_TEXTS.thanks}</h1>
        <Status kind="success">{standsText(subject)}</Status>
        <p>{WRITE_TEXTS.readers}</p>
        <p>
          <Button kind="outline" href={href}>
            {readReviewsText(subject)}
          </Button>
        </p>
      </div>
    )
  }
  return (
    <div className="wrap page-stack write-page">
      <header>
        <h1>{reviewTitle(subject)}</h1>
        <p className="soft">{WRITE_TEXTS.lead}</p>
      </header>
      {problem?.message !== undefined && <Status kind="error">{problem.message}</Status>}
      <ReviewForm problem={problem} signed={signedText(name, month)} />
    </div>
  )
}

function ReviewForm({ problem, signed }: { problem: ReviewProblem | undefined; signed: string }) {
  const isSending = useNavigation().formMethod === 'POST'
  const { typed, errors = {} } = problem ?? {}
  return (
    <Form method="post" className="stack" noValidate>
      <div className="write-stars field">
        <Choice
          legend={WRITE_TEXTS.stars}
          name="rating"
          options={['5', '4', '3', '2', '1'].map((value) => ({ value, label: STAR_WORDS[value] ?? value }))}
          chosen={typed === undefined ? [] : [typed.rating]}
        />
        {errors.rating !== undefined && (
          <p className="error">
            <Icon name="alert" />
            {errors.rating}
          </p>
        )}
      </div>
      <Field
        label={WRITE_TEXTS.title}
        name="title"
        note={WRITE_TEXTS.optional}
        maxLength={REVIEW_TITLE_MAX}
        defaultValue={typed?.title}
        {...(errors.title === undefined ? {} : { error: errors.title })}
      />
      <Field
        label={WRITE_TEXTS.text}
        name="text"
        hint={WRITE_TEXTS.textHint}
        {...(errors.text === undefined ? {} : { error: errors.text })}
      >
        {(control) => <textarea {...control} rows={7} maxLength={REVIEW_TEXT_MAX} defaultValue={typed?.text} />}
      </Field>
      <p className="small soft">{signed}</p>
      <PrivacyNote />
      <p>
        <Button kind="primary" type="submit" busy={isSending}>
          {WRITE_TEXTS.submit}
        </Button>
      </p>
    </Form>
  )
}
