import { type FormEvent, type ReactNode, useState } from 'react'
import { LIST_NAME_MAX, listName, type SavedKey, SHARED_ITEMS_MAX, sharedListPath } from '#contract/terms/saved-list.ts'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import { type ListedItem, moveItem, renameList } from './lists.ts'
import { SAVED_TEXTS } from './saved-texts.ts'

/** Onto one of the other lists, or onto a new one. */
export function MoveItem({ item, lists }: { item: ListedItem; lists: readonly string[] }) {
  const others = lists.filter((name) => name !== (item.list ?? ''))
  return (
    <Opening summary={SAVED_TEXTS.move} more={item.title}>
      {others.map((name) => (
        <Button key={name} kind="outline" size="small" onClick={() => moveItem(item, name)}>
          {SAVED_TEXTS.moveTo(name || SAVED_TEXTS.unnamed)}
        </Button>
      ))}
      <NameForm
        label={SAVED_TEXTS.newList}
        hint={SAVED_TEXTS.newListHint}
        submit={SAVED_TEXTS.makeList}
        onName={(name) => moveItem(item, name)}
      />
    </Opening>
  )
}

export function RenameList({ name }: { name: string }) {
  return (
    <Opening summary={name === '' ? SAVED_TEXTS.name : SAVED_TEXTS.rename} more={name}>
      <NameForm
        label={SAVED_TEXTS.renameLabel}
        hint={SAVED_TEXTS.newListHint}
        submit={SAVED_TEXTS.renameButton}
        value={name}
        onName={(typed) => renameList(name, typed)}
      />
    </Opening>
  )
}

/** The address that carries the list, and ways to send it. */
export function ShareList({ name, items }: { name: string; items: readonly SavedKey[] }) {
  const [isCopied, setCopied] = useState(false)
  const path = sharedListPath(name, items)
  const link = typeof location === 'undefined' ? path : new URL(path, location.origin).href
  const words = `${SAVED_TEXTS.whatsappText(name || SAVED_TEXTS.sharedName)} ${link}`
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      // The link stands there to be copied by hand.
      () => undefined,
    )
  return (
    <Opening summary={SAVED_TEXTS.share} more={name}>
      <p className="fine soft">
        {SAVED_TEXTS.shareNote} {items.length > SHARED_ITEMS_MAX && SAVED_TEXTS.shareSome(SHARED_ITEMS_MAX)}
      </p>
      <Field
        label={SAVED_TEXTS.link}
        name="link"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="row">
        <Button kind="outline" size="small" onClick={() => void copy()}>
          {isCopied ? SAVED_TEXTS.copied : SAVED_TEXTS.copy}
        </Button>
        <a className="button outline small" href={`https://wa.me/?text=${encodeURIComponent(words)}`} rel="noopener">
          {SAVED_TEXTS.whatsapp}
        </a>
      </p>
    </Opening>
  )
}

type NameProps = { label: string; hint: string; submit: string; value?: string; onName: (name: string) => void }

function NameForm({ label, hint, submit, value, onName }: NameProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = listName(String(new FormData(event.currentTarget).get('list') ?? ''))
    if (name !== '') onName(name)
  }
  return (
    <form data-fetched="" onSubmit={send} className="saved-name">
      <Field label={label} name="list" maxLength={LIST_NAME_MAX} hint={hint} defaultValue={value} required />
      <Button kind="outline" size="small" type="submit">
        {submit}
      </Button>
    </form>
  )
}

/** `more` tells the openings of a page apart for those who hear it. */
function Opening({ summary, more, children }: { summary: string; more: string; children: ReactNode }) {
  return (
    <details className="fold saved-opening">
      <summary>
        {summary}
        {more && <span className="visually-hidden">: {more}</span>}
      </summary>
      <div className="stack">{children}</div>
    </details>
  )
}
