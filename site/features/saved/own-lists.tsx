import '#site/ui/box.css'
import '#site/ui/choice.css'
import '#site/ui/empty-state.css'
import '#site/ui/fold.css'
import '#site/ui/only-unscripted.css'
import '#site/ui/page-stack.css'
import './saved-page.css'
import { useId, useState } from 'react'
import { counted } from '#contract/terms/counted.ts'
import { paths } from '#contract/terms/paths.ts'
import { keyOfSaved } from '#contract/terms/saved-list.ts'
import { SaveButton } from '#site/shop/saved/save-button.tsx'
import { useSaved } from '#site/shop/saved/saved-items.ts'
import { Button } from '#site/ui/button.tsx'
import { EmptyState } from '#site/ui/empty-state.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Status } from '#site/ui/status.tsx'
import { useAlive } from '#site/ui/use-alive.ts'
import { MoveItem, RenameList, ShareList } from './list-forms.tsx'
import { type ListedItem, removeItem, removeList, restoreItems, type SavedList, useLists } from './lists.ts'
import { SavedRow } from './saved-row.tsx'
import { SAVED_TEXTS } from './saved-texts.ts'
import { forgetSeen, useSeen } from './seen.ts'
import type { Today } from './today-view.ts'
import { useCompared } from './use-compared.tsx'
import { useToday } from './use-today.ts'

type TodayOf = ReadonlyMap<string, Today>

/** What this browser keeps: the lists with what has changed since, and what was seen last. */
export function OwnLists() {
  const items = useSaved()
  const lists = useLists()
  const seen = useSeen()
  const isAlive = useAlive()
  const { today, hasFailed, retry } = useToday([...items, ...seen])
  const { removed, remove, undo } = useRemoving()
  return (
    <div className="wrap page-stack saved-page">
      <header>
        <h1>{SAVED_TEXTS.title}</h1>
        <p className="soft only-scripted">{SAVED_TEXTS.lead}</p>
      </header>
      <div className="only-unscripted stack">
        <Status kind="info">{SAVED_TEXTS.unscripted}</Status>
        <Ways />
      </div>
      {!isAlive && (
        <p className="soft only-scripted" role="status">
          {SAVED_TEXTS.loading}
        </p>
      )}
      {hasFailed && (
        <Status kind="error">
          {SAVED_TEXTS.failed}{' '}
          <Button kind="outline" size="small" onClick={retry}>
            Retry
          </Button>
        </Status>
      )}
      {removed > 0 && (
        <Status kind="info">
          {SAVED_TEXTS.removed(removed)}{' '}
          <Button kind="quiet" size="small" onClick={undo}>
            {SAVED_TEXTS.undo}
          </Button>
        </Status>
      )}
      {isAlive && items.length === 0 && (
        <EmptyState title={SAVED_TEXTS.emptyTitle} text={SAVED_TEXTS.empty}>
          <Ways />
        </EmptyState>
      )}
      {lists.map((list) => (
        <OneList key={list.name} list={list} lists={lists} today={today} onRemove={remove} />
      ))}
      {items.length > 0 && <p className="fine soft">{SAVED_TEXTS.prices}</p>}
      {seen.length > 0 && <Seen today={today} />}
    </div>
  )
}

/** What was removed last can be had back. */
function useRemoving() {
  const items = useSaved()
  const [before, setBefore] = useState<{ items: typeof items; count: number }>()
  return {
    removed: before?.count ?? 0,
    remove: (count: number, doIt: () => void) => {
      setBefore({ items, count })
      doIt()
    },
    undo: () => {
      if (before) restoreItems(before.items)
      setBefore(undefined)
    },
  }
}

type ListProps = {
  list: SavedList
  lists: readonly SavedList[]
  today: TodayOf
  onRemove: (count: number, doIt: () => void) => void
}

function OneList({ list: { name, items }, lists, today, onRemove }: ListProps) {
  const title = name || SAVED_TEXTS.title
  const sold = items.filter((item) => item.kind === 'package' && today.get(keyOfSaved(item))?.state === 'sold')
  const slugs = sold.map(({ id }) => id)
  const heading = useId()
  return (
    <section className="stack" aria-labelledby={heading}>
      <div className="saved-head">
        <h2 id={heading}>{name || (lists.length > 1 ? SAVED_TEXTS.unnamed : SAVED_TEXTS.onlyList)}</h2>
        <p className="small soft">{counted(items.length, 'thing')}</p>
      </div>
      {/* Anew when other packages can be compared. */}
      <Rows key={slugs.join()} {...{ title, items, lists, slugs, today, onRemove }} />
      <div className="saved-ways">
        <ShareList name={name} items={items} />
        <RenameList name={name} />
        <Button kind="quiet" size="small" onClick={() => onRemove(items.length, () => removeList(name))}>
          {SAVED_TEXTS.removeList}
        </Button>
      </div>
    </section>
  )
}

type RowsProps = Omit<ListProps, 'list'> & { title: string; items: readonly ListedItem[]; slugs: readonly string[] }

function Rows({ title, items, lists, slugs, today, onRemove }: RowsProps) {
  const { box, button } = useCompared(slugs)
  return (
    <>
      <ul className="saved-list-rows">
        {items.map((item) => {
          const now = today.get(keyOfSaved(item))
          return (
            <SavedRow
              key={keyOfSaved(item)}
              {...{ title: item.title, href: item.href, today: now, was: item.was }}
              corner={
                <button
                  type="button"
                  className="disc"
                  aria-label={SAVED_TEXTS.remove(item.title, title)}
                  onClick={() => onRemove(1, () => removeItem(item))}
                >
                  <Icon name="close" />
                </button>
              }
            >
              <div className="saved-ways">
                {slugs.includes(item.id) && item.kind === 'package' && box(item.id, item.title)}
                <MoveItem item={item} lists={lists.map(({ name }) => name)} />
              </div>
            </SavedRow>
          )
        })}
      </ul>
      {button}
    </>
  )
}

function Seen({ today }: { today: TodayOf }) {
  const seen = useSeen()
  return (
    <section className="stack" aria-labelledby="seen">
      <div className="saved-head">
        <h2 id="seen">{SAVED_TEXTS.seen}</h2>
        <p className="small soft">{SAVED_TEXTS.seenNote}</p>
      </div>
      <ul className="saved-list-rows">
        {seen.map(({ kind, id, title, href }) => (
          <SavedRow
            key={href}
            {...{ title, href, today: today.get(keyOfSaved({ kind, id })) }}
            corner={kind !== 'car' && <SaveButton item={{ kind, id, title, href }} />}
          />
        ))}
      </ul>
      <p>
        <Button kind="quiet" size="small" onClick={forgetSeen}>
          {SAVED_TEXTS.forget}
        </Button>
      </p>
    </section>
  )
}

/** Where things to save are found. */
function Ways() {
  return (
    <p className="row saved-ways">
      <Button kind="outline" href={paths.tours}>
        {SAVED_TEXTS.packages}
      </Button>
      <Button kind="outline" href={paths.hotels}>
        {SAVED_TEXTS.hotels}
      </Button>
    </p>
  )
}
