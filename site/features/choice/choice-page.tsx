import '#site/ui/page-stack.css'
import '#site/ui/box.css'
import { Form, useNavigation } from 'react-router'
import { Button } from '#site/ui/button.tsx'
import { Status } from '#site/ui/status.tsx'
import type { ChoiceView, OptionView } from './choice-view.ts'
import './choice-page.css'
import { CHOICE_TEXTS, DONE_TEXTS } from './texts.ts'

/** What is off of somebody's trip, and what they can choose; each is one press, with script or without. */
export function ChoicePage({ view, problem }: { view: ChoiceView; problem?: string }) {
  const { what, reason, state, until, settled, bookingHref } = view
  const isOpen = state === 'asked' || state === 'waiting'
  return (
    <div className="wrap page-stack choice-page">
      <header>
        <h1>{CHOICE_TEXTS.title}</h1>
        <p>
          <b>{what}</b> does not take place. {reason}
        </p>
        {isOpen && until !== '' && (
          <p>
            Please choose by <b className="token">{until}</b>.
          </p>
        )}
      </header>
      {problem !== undefined && <Status kind="error">{problem}</Status>}
      {DONE_TEXTS[state] !== '' && (
        <Status kind={state === 'closed' ? 'info' : 'success'}>
          {DONE_TEXTS[state]} {!isOpen && settled}
        </Status>
      )}
      {isOpen && <Options view={view} />}
      <p>
        <Button kind="outline" href={bookingHref}>
          {CHOICE_TEXTS.open}
        </Button>
      </p>
    </div>
  )
}

function Options({ view: { options, refund, keepNote, state } }: { view: ChoiceView }) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="choice-options">
      {options.length === 0 && <p>{CHOICE_TEXTS.noOther}</p>}
      {options.map((option, place) => (
        <Option key={option.id} {...{ option, keepNote }} isFirst={place === 0} busy={isSending} />
      ))}
      <section className="box" aria-labelledby="choice-back">
        <h2 id="choice-back">Your money back</h2>
        <p>{refund}</p>
        <Button kind="outline" type="submit" name="choice" value="refund" busy={isSending}>
          {CHOICE_TEXTS.back}
        </Button>
      </section>
      {state === 'asked' && (
        <section className="box" aria-labelledby="choice-wait">
          <h2 id="choice-wait">Wait, or talk to us</h2>
          <p>{CHOICE_TEXTS.waitNote}</p>
          <Button kind="quiet" type="submit" name="choice" value="wait" busy={isSending}>
            {CHOICE_TEXTS.wait}
          </Button>
        </section>
      )}
    </Form>
  )
}

type OptionProps = { option: OptionView; keepNote: string; isFirst: boolean; busy: boolean }

function Option({ option, keepNote, isFirst, busy }: OptionProps) {
  const { id, words, cost, note, keptUntil } = option
  const isSailing = !/^(?:slot|stay)-/.test(id)
  return (
    <section className="box" aria-label={words}>
      <h2>{words}</h2>
      <p>
        {cost}. {note}
      </p>
      {keptUntil !== '' && <p>These seats are kept for you until {keptUntil}.</p>}
      <p className="choice-presses">
        <Button kind={isFirst ? 'primary' : 'outline'} type="submit" name="choice" value={`move ${id}`} busy={busy}>
          {CHOICE_TEXTS.take}
        </Button>
        {isSailing && keptUntil === '' && (
          <Button kind="quiet" type="submit" name="choice" value={`keep ${id}`} busy={busy}>
            {CHOICE_TEXTS.keep}
          </Button>
        )}
      </p>
      {isSailing && keptUntil === '' && <p className="small soft">{keepNote}</p>}
    </section>
  )
}
