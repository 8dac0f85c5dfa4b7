import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import '#site/ui/choice.css'
import { BOOK_TEXTS } from '#site/shop/book/book-texts.ts'
import type { AskField } from '#site/shop/book/wanted.ts'
import { Icon } from '#site/ui/icon.tsx'
import { pressOnce } from '#site/ui/press-once.ts'
import { Status } from '#site/ui/status.tsx'
import type { NotBooked } from './book-view.ts'

/** What the panel did not have, or had wrong; everything else goes along as it was. */
export function AskForm({ ask, kept, action, isAdded }: Extract<NotBooked, { kind: 'ask' }>) {
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formMethod === 'POST'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer, another first field to mend
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [ask])
  return (
    <Form ref={form} method="post" action={action} className="book-ask" noValidate>
      <p>{BOOK_TEXTS.askIntro}</p>
      {ask.notes !== undefined && ask.notes.length > 0 && (
        <Status kind="info">
          {ask.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Status>
      )}
      {kept.map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a posted name may come several times, and none of them changes
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <div className="halves">
        {ask.fields.map((field, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields of one name are told apart by their place alone
          <Asked key={`${field.name} ${index}`} field={field} />
        ))}
      </div>
      <div className="row">
        <Button kind="primary" type="submit" onClick={pressOnce} busy={isSending}>
          {isAdded ? BOOK_TEXTS.addToTrip : BOOK_TEXTS.book}
        </Button>
        <Button kind="outline" href={ask.enquiry}>
          {BOOK_TEXTS.enquire}
        </Button>
        <Button kind="quiet" href={ask.href}>
          {BOOK_TEXTS.back}
        </Button>
      </div>
    </Form>
  )
}

function Asked({ field: { name, label, type, value = '', options, min, max, hint, error } }: { field: AskField }) {
  const words = { ...(hint === undefined ? {} : { hint }), ...(error === undefined ? {} : { error }) }
  if (type === 'check') {
    return (
      <div className="choice book-check">
        <label>
          <input type="checkbox" name={name} value={value} aria-invalid={error ? true : undefined} />
          <span>{label}</span>
        </label>
        {error && (
          <p className="error">
            <Icon name="alert" />
            {error}
          </p>
        )}
      </div>
    )
  }
  if (type === 'select') {
    return (
      <Field label={label} name={name} {...words}>
        {(control) => (
          <select {...control} defaultValue={value}>
            <option value="">{BOOK_TEXTS.chooseOne}</option>
            {options?.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )}
      </Field>
    )
  }
  return (
    <Field
      label={label}
      name={name}
      type={type}
      {...(type === 'number' ? { inputMode: 'numeric' as const } : {})}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      defaultValue={value}
      {...words}
    />
  )
}
