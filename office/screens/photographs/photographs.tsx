import { useSearchParams } from 'react-router'
import { listMedia, MEDIA_FILTERS, type MediaItem } from '#contract/office/media.ts'
import type { Answer } from '../../call.ts'
import { May } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Refused } from '../../ui/refused.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { PhotoPanel } from './photo-panel.tsx'
import { PictureSearch } from './picture-search.tsx'
import './shelf.css'
import { UploadList } from './upload-list.tsx'

type Filter = (typeof MEDIA_FILTERS)[number]

const FILTER_LABELS: Record<Filter, string> = {
  all: 'All',
  photos: 'Photographs',
  needs_words: 'Needs words',
  unused: 'Not used',
  drawings: 'Drawings',
}
const PER_PAGE = 24
/** Rows that one call brings at most (contract/office/lists.ts). */
const MOST = 100

/** Every picture of the site: sent in, described, cut, replaced. Filter, search and the open picture stand in the address. */
export function Photographs() {
  const [search, setSearch] = useSearchParams()
  const isWide = useWide()
  const filter = MEDIA_FILTERS.find((each) => each === search.get('show')) ?? 'all'
  const words = search.get('q') ?? ''
  const perPage = Math.min(MOST, Number(search.get('most')) || PER_PAGE)
  const openId = search.get('picture') ?? undefined
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        if (value === '') before.delete(name)
        else before.set(name, value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const { data, error, refetch } = useOffice(listMedia, { filter, q: words, perPage })
  const close = () => set('picture', '')
  const panel = openId && (
    <PhotoPanel key={openId} id={openId} titled={isWide} onGone={close} onOther={(id) => set('picture', id)} />
  )
  return (
    <>
      <PageHead title="Photographs" about={aboutOf(data?.counts)} help="photographs" />
      <div className={openId && isWide ? 'split' : 'stack'}>
        <div className="stack">
          <May operation="media.change">
            <UploadList />
          </May>
          <PictureSearch words={words} onWords={(typed) => set('q', typed)} />
          <Filters filter={filter} counts={data?.counts} onFilter={(next) => set('show', next === 'all' ? '' : next)} />
          {error && <Refused message={error.failure.message} onRetry={() => void refetch()} />}
          {data === undefined && !error && <Skeleton lines={8} />}
          {data && <Shelf items={data.rows} openId={openId} onOpen={(id) => set('picture', id)} />}
          {data && data.rows.length < data.total && (
            <More shown={data.rows.length} total={data.total} onMore={() => set('most', String(perPage + PER_PAGE))} />
          )}
        </div>
        {isWide && panel && <aside>{panel}</aside>}
      </div>
      <Dialog open={!isWide && openId !== undefined} onClose={close} title="Picture">
        {!isWide && panel}
      </Dialog>
    </>
  )
}

type Counts = Answer<typeof listMedia>['counts']

function aboutOf(counts: Counts | undefined): string {
  const use = 'A photograph takes the place of a drawing on the site at once.'
  if (counts === undefined) return use
  const need = counts.needs_words === 1 ? '1 needs words' : `${counts.needs_words} need words`
  return `${counts.all.toLocaleString('en-IN')} pictures; ${need}. ${use}`
}

type FilterProps = { filter: Filter; counts: Counts | undefined; onFilter: (filter: Filter) => void }

function Filters({ filter, counts, onFilter }: FilterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that show at once, no fields of a form
    <div className="chips" role="group" aria-label="Show">
      {MEDIA_FILTERS.map((each) => (
        <button key={each} type="button" className="chip" aria-pressed={each === filter} onClick={() => onFilter(each)}>
          {FILTER_LABELS[each]}
          {counts && <span className="num">{counts[each].toLocaleString('en-IN')}</span>}
        </button>
      ))}
    </div>
  )
}

type ShelfProps = { items: readonly MediaItem[]; openId: string | undefined; onOpen: (id: string) => void }

function Shelf({ items, openId, onOpen }: ShelfProps) {
  if (items.length === 0) return <p className="hint">No picture matches.</p>
  return (
    <ul className="shelf" aria-label="Pictures">
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            className="shelf-picture"
            aria-pressed={item.id === openId}
            onClick={() => onOpen(item.id)}
          >
            <img src={item.thumbUrl} alt="" loading="lazy" />
            <b>{item.alt || item.fileName || item.id}</b>
            {item.alt === '' ? <span className="needs">Needs words</span> : usesOf(item)}
          </button>
        </li>
      ))}
    </ul>
  )
}

function usesOf({ uses }: MediaItem): string {
  return uses === 0 ? 'Not used yet' : `Used in ${uses}`
}

function More({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  return (
    <div className="row">
      {shown < MOST && <Button onClick={onMore}>Show more</Button>}
      <span className="hint num">
        {shown} of {total.toLocaleString('en-IN')} shown{shown >= MOST && '; search finds the others'}
      </span>
    </div>
  )
}
