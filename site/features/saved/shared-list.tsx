import '#site/ui/box.css'
import '#site/ui/choice.css'
import '#site/ui/page-stack.css'
import './saved-page.css'
import { useState } from 'react'
import { counted } from '#contract/terms/counted.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { SAVED_MAX } from '#site/shop/saved/saved-items.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Link } from '#site/ui/link.tsx'
import { Status } from '#site/ui/status.tsx'
import { keepShared } from './lists.ts'
import { SavedRow } from './saved-row.tsx'
import { SAVED_TEXTS } from './saved-texts.ts'
import type { TodayAnswer } from './today-view.ts'
import { useCompared } from './use-compared.tsx'

type Props = TodayAnswer & { name: string }

/** A list that its address carries, as it is sold today. Keeping it needs the script, nothing else does. */
export function SharedList({ name, today, day }: Props) {
  const sold = today.filter((each) => each.state === 'sold')
  const [gone, unread] = [
    today.filter(({ state }) => state === 'gone'),
    today.filter(({ state }) => state === 'unread'),
  ]
  const { box, button } = useCompared(sold.filter(({ kind }) => kind === 'package').map(({ id }) => id))
  const title = name || SAVED_TEXTS.sharedName
  return (
    <div className="wrap page-stack saved-page">
      <Breadcrumbs items={[{ label: SAVED_TEXTS.title, href: visitorPaths.saved }, { label: title }]} />
      <header>
        <p className="small soft">{SAVED_TEXTS.shared}</p>
        <h1>{title}</h1>
        <p className="soft">{SAVED_TEXTS.sharedLead}</p>
      </header>
      {gone.length > 0 && <Status kind="info">{SAVED_TEXTS.goneCount(gone.length)}</Status>}
      {unread.length > 0 && <Status kind="error">{SAVED_TEXTS.unreadCount}</Status>}
      <h2 className="visually-hidden">{counted(sold.length, 'thing')}</h2>
      <ul className="saved-list-rows">
        {sold.map((each) => (
          <SavedRow key={`${each.kind} ${each.id}`} title={each.title} href={each.href} today={each}>
            {each.kind === 'package' && box(each.id, each.title)}
          </SavedRow>
        ))}
      </ul>
      <div className="row saved-ways">
        {sold.length > 0 && <KeepList name={title} today={sold} day={day} />}
        {button}
      </div>
      <p className="fine soft">{SAVED_TEXTS.prices}</p>
    </div>
  )
}

function KeepList({ name, today, day }: Props) {
  const [kept, setKept] = useState<number>()
  const wanted = today.filter(({ kind }) => kind !== 'car').length
  if (kept === undefined)
    return (
      <Button kind="primary" className="only-scripted" onClick={() => setKept(keepShared(name, today, day))}>
        {SAVED_TEXTS.keep}
      </Button>
    )
  return (
    <Status kind="success">
      {SAVED_TEXTS.kept(kept, name)} {kept < wanted && SAVED_TEXTS.full(SAVED_MAX)}{' '}
      <Link to={visitorPaths.saved}>{SAVED_TEXTS.own}</Link>
    </Status>
  )
}
