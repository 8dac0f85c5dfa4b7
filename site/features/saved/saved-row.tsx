import type { ReactNode } from 'react'
import { formatRupees } from '#contract/terms/money.ts'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { changeText, SAVED_TEXTS, type Was } from './saved-texts.ts'
import type { Today } from './today-view.ts'

type Props = {
  /** As it was saved: shown until it is known what it is today. */
  title: string
  href: string
  today?: Today | undefined
  was?: Was | undefined
  /** Beside the words, and under them. */
  corner?: ReactNode
  children?: ReactNode
}

/** A thing of a list: its picture, what it is, what it costs today, and how that has changed. */
export function SavedRow({ title, href, today, was, corner, children }: Props) {
  const sold = today?.state === 'sold' ? today : undefined
  return (
    <li className="box saved-row">
      <div className="plate">
        {sold?.picture && <Picture picture={sold.picture} alt="" sizes="(width >= 620px) 132px, 84px" widest={320} />}
      </div>
      <div className="saved-words">
        <h3>{today?.state === 'gone' ? title : <Link to={sold?.href ?? href}>{sold?.title ?? title}</Link>}</h3>
        {sold && <p className="small soft">{sold.what}</p>}
        {sold?.price !== undefined && (
          <p className="small">
            from <b className="num token">{formatRupees(sold.price)}</b> {sold.unit}
          </p>
        )}
        {sold?.price !== undefined && was && <Change was={was} now={sold.price} />}
        {today?.state === 'gone' && <p className="small saved-gone">{SAVED_TEXTS.gone}</p>}
        {today?.state === 'unread' && <p className="small soft">{SAVED_TEXTS.unread}</p>}
        {children}
      </div>
      {corner}
    </li>
  )
}

/** What it cost when it was saved, where that was something else. */
export function Change({ was, now }: { was: Was; now: number }) {
  const text = changeText(was, now)
  if (text === undefined) return null
  return (
    <p className={now < was.price ? 'small saved-change less' : 'small saved-change'}>
      <Icon name={now < was.price ? 'down' : 'up'} />
      {text}
    </p>
  )
}
