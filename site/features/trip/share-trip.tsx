import { type FormEvent, useState } from 'react'
import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX } from '#contract/terms/limits.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { TripItem } from '#site/shop/book/wanted.ts'
import { PrivacyNote } from '#site/shop/privacy-note.tsx'
import { ShareLink } from '#site/shop/share/share-link.tsx'
import { AskOnWhatsapp } from '#site/shop/share/share-ways.tsx'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import { Status } from '#site/ui/status.tsx'
import type { QuoteAnswer } from './quote-answer.ts'
import { TRIP_TEXTS } from './trip-texts.ts'

type Asking = { state: 'idle' | 'busy' } | { state: 'done'; answer: QuoteAnswer }

type TripProps = { items: readonly TripItem[]; ask: string | undefined }

/** A link to this trip, a quote of it in writing, or with `ask` a question about it. */
export function ShareTrip({ items, ask }: TripProps) {
  return (
    <>
      <Sharing
        items={items}
        title={TRIP_TEXTS.share}
        text={TRIP_TEXTS.shareText}
        submit={TRIP_TEXTS.makeLink}
        isDraft
      />
      <Sharing items={items} title={TRIP_TEXTS.written} text={TRIP_TEXTS.writtenText} submit={TRIP_TEXTS.makeQuote} />
      {ask && (
        <p className="share-row">
          <AskOnWhatsapp href={ask} />
        </p>
      )}
    </>
  )
}

type Props = { items: readonly TripItem[]; title: string; text: string; submit: string; isDraft?: boolean }

function Sharing({ items, title, text, submit, isDraft = false }: Props) {
  const [asking, setAsking] = useState<Asking>({ state: 'idle' })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const typed = (name: string) => String(fields.get(name) ?? '')
    setAsking({ state: 'busy' })
    setAsking({
      state: 'done',
      answer: await save({
        items: JSON.stringify(items),
        ...(isDraft ? { draft: '1' } : { name: typed('name'), email: typed('email') }),
      }),
    })
  }
  const answer = asking.state === 'done' ? asking.answer : undefined
  const failed = answer !== undefined && 'failure' in answer ? answer : undefined
  return (
    <details className="fold trip-share">
      <summary>{title}</summary>
      <p className="small">{text}</p>
      {answer !== undefined && 'link' in answer ? (
        <Shared answer={answer} />
      ) : (
        <form data-fetched="" onSubmit={send} className="stack">
          {!isDraft && <NameAndEmail wrong={failed?.fields ?? {}} />}
          {failed !== undefined && Object.keys(failed.fields ?? {}).length === 0 && (
            <Status kind="error">{failed.failure}</Status>
          )}
          <p>
            <Button kind="outline" type="submit" busy={asking.state === 'busy'}>
              {submit}
            </Button>
          </p>
        </form>
      )}
    </details>
  )
}

function NameAndEmail({ wrong }: { wrong: { name?: string; email?: string } }) {
  const note = TRIP_TEXTS.optional
  return (
    <>
      <PrivacyNote />
      <Field
        label={TRIP_TEXTS.name}
        name="name"
        autoComplete="name"
        maxLength={NAME_LENGTH_MAX}
        note={note}
        {...errorOf(wrong.name)}
      />
      <Field
        label={TRIP_TEXTS.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_LENGTH_MAX}
        note={note}
        {...errorOf(wrong.email)}
      />
    </>
  )
}

function errorOf(error: string | undefined): { error?: string } {
  return error === undefined ? {} : { error }
}

async function save(fields: Record<string, string>): Promise<QuoteAnswer> {
  try {
    const response = await fetch(visitorPaths.tripQuote, { method: 'POST', body: new URLSearchParams(fields) })
    // Our own route: its answer is of this type.
    return (await response.json()) as QuoteAnswer
  } catch {
    return { failure: TRIP_TEXTS.shareFailed }
  }
}

function Shared({ answer: { link, number, ways } }: { answer: Extract<QuoteAnswer, { link: string }> }) {
  return (
    <div className="stack" role="status">
      <ShareLink
        label={number === undefined ? TRIP_TEXTS.linkReady : `${TRIP_TEXTS.quoteReady} ${number}`}
        url={link}
        ways={ways}
      >
        <a href={new URL(link).pathname}>{TRIP_TEXTS.open}</a>
      </ShareLink>
    </div>
  )
}
