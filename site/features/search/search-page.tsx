import '#site/ui/page-stack.css'
import '#site/ui/chip.css'
import './search-page.css'
import { SEARCH_LENGTH_MAX } from '#contract/terms/limits.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import type { SearchKind } from '#contract/terms/search-terms.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Chip } from '#site/ui/chip.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { Status } from '#site/ui/status.tsx'
import type { SearchPageData, SearchPageQuery } from './search-loader.ts'
import { SearchResults } from './search-results.tsx'
import {
  askText,
  foundText,
  KIND_LABELS,
  meantText,
  nothingText,
  POPULAR_SEARCHES,
  pageText,
  SEARCH_TEXTS,
  shorterText,
} from './search-texts.ts'

/** A form, the kinds found with their counts, and the results; all of it plain links. */
export function SearchPage({ data }: { data: SearchPageData }) {
  const { words } = data.query
  return (
    <div className="wrap page-stack search-page">
      <Breadcrumbs items={[{ label: SEARCH_TEXTS.title }]} />
      <header>
        <h1>{SEARCH_TEXTS.title}</h1>
        <p className="soft">{SEARCH_TEXTS.lead}</p>
      </header>
      <SearchForm words={words} />
      <Answer data={data} />
    </div>
  )
}

function SearchForm({ words }: { words: string }) {
  return (
    <search>
      <form className="search-form" action={paths.search}>
        <label htmlFor="search-words">{SEARCH_TEXTS.label}</label>
        <div className="search-field">
          <Icon name="search" />
          {/* Another question is another field: what was typed for the last one does not stay in it. */}
          <input
            key={words}
            id="search-words"
            name="q"
            type="search"
            defaultValue={words}
            maxLength={SEARCH_LENGTH_MAX}
            placeholder={SEARCH_TEXTS.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            required
          />
          <Button kind="primary" type="submit">
            {SEARCH_TEXTS.submit}
          </Button>
        </div>
      </form>
    </search>
  )
}

function Answer({ data }: { data: SearchPageData }) {
  const { query, refused, failure, total, found } = data
  if (failure !== undefined) {
    return (
      <Status kind="error" retryHref={hrefOf(query)}>
        {failure}
      </Status>
    )
  }
  if (refused !== undefined) {
    return (
      <>
        <Status kind="info">
          {refused.message}.{' '}
          {refused.instead && <Link to={hrefOf({ words: refused.instead })}>{shorterText(refused.instead)}</Link>}
        </Status>
        <Popular data={data} />
      </>
    )
  }
  if (query.words === '') return <Popular data={data} />
  return (
    <>
      <div className="search-summary">
        <p role="status">{total === 0 ? nothingText(query.words, query.kind) : foundText(total, query.words)}</p>
        {data.meant && <p className="soft">{meantText(data.meant)}</p>}
        {data.isPartial && <p className="soft">{SEARCH_TEXTS.partial}</p>}
        {data.isNearest && <p className="soft">{SEARCH_TEXTS.nearest}</p>}
      </div>
      {found > 0 && <Kinds data={data} />}
      {total === 0 ? (
        <>
          <Ask words={query.words} />
          {found === 0 && <p className="soft">{SEARCH_TEXTS.emptyText}</p>}
          <Popular data={data} />
        </>
      ) : (
        <Found data={data} />
      )}
      {total > 0 && (data.isPartial || data.isNearest) && <Ask words={query.words} />}
    </>
  )
}

/** A way to ask a person, with the words already in the form. */
function Ask({ words }: { words: string }) {
  return (
    <p className="search-ask">
      <span className="soft">{SEARCH_TEXTS.askLead}</span>
      <Button kind="outline" href={withQuery(paths.contact, { message: askText(words) })}>
        <Icon name="chat" />
        {SEARCH_TEXTS.ask}
      </Button>
    </p>
  )
}

/** Each kind that was found, and the one asked for although nothing of it was. */
function Kinds({ data: { query, kinds, found } }: { data: SearchPageData }) {
  const { words, kind } = query
  const isKnown = kind === undefined || kinds.some((each) => each.kind === kind)
  const choices = isKnown ? kinds : [...kinds, { kind, count: 0 }]
  return (
    <nav className="chip-strip" aria-label={SEARCH_TEXTS.kinds}>
      <Chip href={hrefOf({ words })} current={kind === undefined} count={found}>
        {SEARCH_TEXTS.all}
      </Chip>
      {choices.map((each) => (
        <Chip
          key={each.kind}
          href={hrefOf({ words, kind: each.kind })}
          current={each.kind === kind}
          count={each.count}
          preventScrollReset
        >
          {KIND_LABELS[each.kind].many}
        </Chip>
      ))}
    </nav>
  )
}

function Found({ data }: { data: SearchPageData }) {
  const { query, pages } = data
  return (
    <section aria-label={SEARCH_TEXTS.results}>
      <h2 className="visually-hidden">{SEARCH_TEXTS.results}</h2>
      <SearchResults results={data.results} isOneKind={query.kind !== undefined} />
      {pages > 1 && (
        <nav className="spread search-pages" aria-label={SEARCH_TEXTS.pages}>
          {query.page > 1 && (
            <Button kind="outline" href={hrefOf({ ...query, page: query.page - 1 })} rel="prev">
              <Icon name="left" />
              {SEARCH_TEXTS.previous}
            </Button>
          )}
          <span className="num">{pageText(query.page, pages)}</span>
          {query.page < pages && (
            <Button kind="outline" href={hrefOf({ ...query, page: query.page + 1 })} rel="next">
              {SEARCH_TEXTS.next}
              <Icon name="right" />
            </Button>
          )}
        </nav>
      )}
    </section>
  )
}

/** Somewhere to go on from, for who asked nothing or found nothing. */
function Popular({ data: { popular } }: { data: SearchPageData }) {
  return (
    <>
      <section className="search-popular">
        <h2>{SEARCH_TEXTS.popularSearches}</h2>
        <div className="row">
          {POPULAR_SEARCHES.map((words) => (
            <Chip key={words} href={hrefOf({ words })}>
              {words}
            </Chip>
          ))}
        </div>
      </section>
      {popular.length > 0 && (
        <section className="search-popular">
          <h2>{SEARCH_TEXTS.popular}</h2>
          <SearchResults results={popular} isOneKind />
        </section>
      )}
    </>
  )
}

function hrefOf({ words, kind, page = 1 }: { words: string; kind?: SearchKind; page?: SearchPageQuery['page'] }) {
  return withQuery(paths.search, { q: words, kind, page: page === 1 ? undefined : page })
}
