import '#site/ui/sort.css'
import '#site/ui/chip.css'
import '#site/ui/only-unscripted.css'
import './package-list-page.css'
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react'
import { paths } from '#contract/terms/paths.ts'
import type { PackageCardView } from '#site/shop/cards/package-card-view.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Chip } from '#site/ui/chip.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { Status } from '#site/ui/status.tsx'
import { usePart } from '#site/ui/use-part.ts'
import { countOfPackages, LIST_TEXTS, onlyCategory, SORT_LABELS, type SortName } from '../texts.ts'
import { AppliedChips } from './applied-chips.tsx'
import { FilterFields } from './filter-fields.tsx'
import type { CategoryChoice, PackageListData } from './list-loader.ts'
import { countFilters, type ListQuery } from './list-query.ts'
import { PackageResults } from './package-results.tsx'
import { useListFilters } from './use-list-filters.ts'

const fetchFilterSheet = () => import('./filter-sheet.tsx').then((module) => module.FilterSheet)

type Props = { data: PackageListData; renderSave?: (card: PackageCardView) => ReactNode }

/** Packages of one category, or all of them: banner, categories, filters, order, cards. */
export function PackageListPage({ data, renderSave }: Props) {
  const formId = useId()
  const [sheetOpen, setSheetOpen] = useState(false)
  const FilterSheet = usePart(fetchFilterSheet, sheetOpen)
  const filters = useListFilters(data)
  // The history entry is the browser's alone: the server cannot know what it remembers.
  const only = useMounted() && data.category === undefined ? filters.only : undefined
  const fields = (
    <FilterFields
      query={filters.shown}
      durations={data.durations}
      all={data.category && countFilters(data.query) === 0 ? data.total : undefined}
      onChange={filters.filter}
    />
  )
  return (
    <div className="wrap package-list-page">
      <ListBanner data={data} />
      <div className="package-list-layout">
        <form
          id={formId}
          className="package-list-filters"
          method="get"
          action={filters.action}
          onSubmit={(event) => event.preventDefault()}
        >
          {fields}
          <div className="only-unscripted stack">
            <Button kind="outline" type="submit">
              {LIST_TEXTS.apply}
            </Button>
            {data.category && (
              <Button kind="quiet" type="submit" formAction={paths.category(data.category.slug)}>
                {onlyCategory(data.category.name)}
              </Button>
            )}
          </div>
        </form>
        <section aria-labelledby={`${formId}-results`}>
          <h2 id={`${formId}-results`} className="visually-hidden">
            {LIST_TEXTS.results}
          </h2>
          <ListTools
            formId={formId}
            query={filters.shown}
            total={data.total}
            onSort={(sort) => filters.filter({ sort })}
            onFilters={() => setSheetOpen(true)}
          />
          <AppliedChips query={data.query} pathname={filters.pathname} category={data.category} only={only} />
          {data.leftOut && (
            <div className="package-list-notice">
              <Status kind="info">{data.leftOut}</Status>
            </div>
          )}
          <PackageResults data={data} pathname={filters.pathname} only={filters.only} renderSave={renderSave} />
        </section>
      </div>
      {FilterSheet && (
        <FilterSheet
          open={sheetOpen}
          onClose={() => setSheetOpen(false)}
          query={data.query}
          pathname={filters.pathname}
          total={data.total}
        >
          {fields}
        </FilterSheet>
      )}
    </div>
  )
}

function ListBanner({ data }: { data: PackageListData }) {
  const { banner, words } = data
  return (
    <>
      <Breadcrumbs
        items={[
          { label: LIST_TEXTS.all.heading, href: data.category && paths.tours },
          ...(data.category ? [{ label: data.category.name }] : []),
        ]}
      />
      <header className="package-list-banner">
        <div>
          <h1>{words.heading}</h1>
          {words.intro !== '' && <p className="soft">{words.intro}</p>}
        </div>
        {banner && <Picture picture={banner} sizes="(width >= 600px) 480px, 100vw" eager />}
      </header>
      <CategoryChips categories={data.categories} current={data.category?.slug} />
    </>
  )
}

function CategoryChips({ categories, current }: { categories: CategoryChoice[]; current: string | undefined }) {
  if (categories.length === 0) return null
  return (
    <nav className="chip-strip" aria-label="Categories">
      <Chip href={paths.tours} current={current === undefined}>
        All
      </Chip>
      {categories.map(({ slug, name }) => (
        <Chip key={slug} href={paths.category(slug)} current={slug === current}>
          {name}
        </Chip>
      ))}
    </nav>
  )
}

const never = () => () => undefined

/** False on the server and while its page is being taken over, true from then on. */
function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

type ListToolsProps = {
  /** The filter form: without script the order is sent with it. */
  formId: string
  query: ListQuery
  total: number | undefined
  onSort: (sort: SortName) => void
  onFilters?: () => void
}

/** How many there are, the way to the filters on phones, and the order. */
function ListTools({ formId, query, total, onSort, onFilters }: ListToolsProps) {
  const filters = countFilters(query)
  return (
    <div className="spread list-tools">
      <p role="status">{total !== undefined && <b>{countOfPackages(total)}</b>}</p>
      <div>
        {onFilters && (
          <Button kind="outline" className="only-scripted only-narrow" onClick={onFilters}>
            <Icon name="filters" /> {LIST_TEXTS.filters}
            {filters > 0 && ` (${filters})`}
          </Button>
        )}
        <label className="sort">
          <span>{LIST_TEXTS.sortBy}</span>
          {/* The options below are the whole domain of the value. */}
          <select
            name="sort"
            form={formId}
            value={query.sort}
            onChange={(event) => onSort(event.target.value as SortName)}
          >
            {Object.entries(SORT_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  )
}
