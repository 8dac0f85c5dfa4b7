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
import {
  photosTitle,
  readReviewsText,
  reviewTitle,
  STAR_WORDS,
  signedText,
  standsText,
  WRITE_TEXTS,
} from './write-texts.ts'

export type Invited = {
  /** What it is about, and where its reviews are. */
  subject: string
  href: string
  name: string
  /** "December 2026" */
  month: string
  isUsed: boolean
  /** Where photographs are sent, as many as can still be added, and what came of those just sent. */
  photos: { left: number; action: string; kept: boolean; problem?: string }
}

/** The form for one invitation, or thanks once it is used. */
export function WritePage({ invited, problem }: { invited: Invited; problem?: ReviewProblem }) {
  const { subject, href, name, month, isUsed, photos } = invited
  if (isUsed) {
    return (
      <div className="wrap page-stack write-page">
        <h1>{WRITE_TEXTS.thanks}</h1>
        <Status kind="success">{standsText(subject)}</Status>
        <p>{WRITE_TEXTS.readers}</p>
        <PhotosPart photos={photos} />
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
        <p className="soft">
          {WRITE_TEXTS.lead} {WRITE_TEXTS.after}
        </p>
      </header>
      {problem?.message !== undefined && <Status kind="error">{problem.message}</Status>}
      <ReviewForm problem={problem} signed={signedText(name, month)} />
    </div>
  )
}

/** An ordinary form: the files go with it as they are, and the answer is this page again. */
function PhotosPart({ photos: { left, action, kept, problem } }: { photos: Invited['photos'] }) {
  return (
    <>
      {kept && <Status kind="success">{WRITE_TEXTS.photosKept}</Status>}
      {problem !== undefined && <Status kind="error">{problem}</Status>}
      {left > 0 && (
        <form method="post" action={action} encType="multipart/form-data" className="stack">
          <h2>{photosTitle(left)}</h2>
          <p className="small soft">{WRITE_TEXTS.photosNote}</p>
          <Field
            label={WRITE_TEXTS.photos}
            name="photo"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple={left > 1}
            required
            hint={WRITE_TEXTS.photosHint}
          />
          <PrivacyNote />
          <p>
            <Button kind="outline" type="submit">
              {WRITE_TEXTS.photosSubmit}
            </Button>
          </p>
        </form>
      )}
    </>
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
