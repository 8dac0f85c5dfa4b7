import { type RaRecord, useListController } from 'ra-core'
import { type ReactNode, useEffect, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import './list.css'
import { OfficeError } from '../call.ts'
import type { Option } from './pick-boxes.tsx'
import { Refused } from './refused.tsx'
import { type Column, DataTable, type Sort } from './table.tsx'
import { Skeleton } from './waiting.tsx'

export type Filter = { source: string; label: string; options: readonly Option[] }

type Props<Row> = {
  /** A line of resources.ts. */
  resource: string
  label: string
  columns: readonly Column<Row>[]
  sort: Sort
  linkOf?: (row: Row) => string | undefined
  onOpen?: (row: Row) => void
  actions?: (row: Row) => ReactNode
  /** What the search looks in: "Name, phone or reference". Left out, there is no search. */
  search?: string
  filters?: readonly Filter[]
  /** Always asked for with it, whatever is chosen. */
  fixed?: Record<string, unknown>
  perPage?: number
  /** What can be done with several rows at once. */
  bulk?: (ids: string[], done: () => void) => ReactNode
  /** Where there is no row at all. */
  empty: ReactNode
}

const PER_PAGE = 25

/** A list with search, filters, order and pages, all of them kept in the address. */
export function List<Row extends RaRecord>(props: Props<Row>) {
  const { resource, label, columns, sort, linkOf, onOpen, actions, fixed, perPage = PER_PAGE, bulk, empty } = props
  const list = useListController<Row>({
    resource,
    sort,
    perPage,
    filter: fixed,
    disableAuthentication: true,
    exporter: false,
    storeKey: false,
  })
  const { data, total = 0, isPending, isFetching, error, filterValues, refetch } = list
  const isFiltered = Object.keys(filterValues).length > 0
  if (error) {
    const message = error instanceof OfficeError ? error.failure.message : 'The list could not be read.'
    return <Refused message={message} onRetry={() => void refetch()} />
  }
  const ids = (list.selectedIds ?? []).map(String)
  const body = () => {
    if (isPending || data === undefined) return <Skeleton lines={8} />
    if (data.length === 0 && !isFiltered) return empty
    if (data.length === 0) return <NothingFound onClear={() => list.setFilters({}, [])} />
    return (
      <DataTable<Row>
        {...{ label, columns, linkOf, onOpen, actions }}
        rows={data}
        idOf={(row) => String(row.id)}
        sort={list.sort as Sort}
        onSort={list.setSort}
        fading={isFetching}
        {...(bulk ? { chosen: ids, onChoose: list.onSelect } : {})}
      />
    )
  }
  return (
    <section className="list" aria-label={label}>
      {(props.search !== undefined || props.filters) && (
        <Tools {...props} values={filterValues} onChange={(values) => list.setFilters(values, [])} />
      )}
      {bulk && ids.length > 0 && (
        <div className="list-bulk">
          <b>{ids.length} chosen</b>
          {bulk(ids, list.onUnselectItems)}
          <Button kind="quiet" onClick={() => list.onUnselectItems()}>
            Clear
          </Button>
        </div>
      )}
      {body()}
      {total > list.perPage && <Pages page={list.page} perPage={list.perPage} total={total} onPage={list.setPage} />}
    </section>
  )
}

type ToolProps = {
  search?: string
  filters?: readonly Filter[]
  values: Record<string, unknown>
  onChange: (values: Record<string, unknown>) => void
}

const TYPING_MS = 300

function Tools({ search, filters = [], values, onChange }: ToolProps) {
  const [words, setWords] = useState(String(values.q ?? ''))
  const set = (source: string, value: string) => {
    const { [source]: _, ...rest } = values
    onChange(value === '' ? rest : { ...rest, [source]: value })
  }
  useEffect(() => {
    if (words === String(values.q ?? '')) return
    const timer = setTimeout(() => set('q', words), TYPING_MS)
    return () => clearTimeout(timer)
  })
  return (
    <search className="list-tools">
      {search !== undefined && (
        <span className="list-search">
          <Icon name="search" />
          <input
            type="search"
            aria-label={`Search: ${search}`}
            placeholder={search}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </span>
      )}
      {filters.map(({ source, label, options }) => (
        <select
          key={source}
          aria-label={label}
          data-on={values[source] !== undefined || undefined}
          value={String(values[source] ?? '')}
          onChange={({ currentTarget }) => set(source, currentTarget.value)}
        >
          <option value="">{label}: all</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ))}
    </search>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="list-none">
      <p>Nothing matches the search and the filters.</p>
      <Button onClick={onClear}>Show everything</Button>
    </div>
  )
}

type PageProps = { page: number; perPage: number; total: number; onPage: (page: number) => void }

function Pages({ page, perPage, total, onPage }: PageProps) {
  const last = Math.ceil(total / perPage)
  const from = (page - 1) * perPage + 1
  return (
    <nav className="list-pages" aria-label="Pages">
      <span className="num">
        {from.toLocaleString('en-IN')} to {Math.min(page * perPage, total).toLocaleString('en-IN')} of{' '}
        {total.toLocaleString('en-IN')}
      </span>
      <IconButton icon="left" label="Page before" disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <IconButton icon="right" label="Next page" disabled={page >= last} onClick={() => onPage(page + 1)} />
    </nav>
  )
}
