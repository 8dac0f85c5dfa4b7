import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import './list-tools.css'
import { countOfPackages, LIST_TEXTS, SORT_LABELS, type SortName } from '../texts.ts'
import { countFilters, type ListQuery } from './list-query.ts'

type Props = {
  /** The filter form: without script the order is sent with it. */
  formId: string
  query: ListQuery
  total: number | undefined
  onSort: (sort: SortName) => void
  onFilters?: () => void
}

/** How many there are, the way to the filters on phones, and the order. */
export function ListTools({ formId, query, total, onSort, onFilters }: Props) {
  const filters = countFilters(query)
  return (
    <div className="list-tools">
      <p role="status">{total !== undefined && <b>{countOfPackages(total)}</b>}</p>
      <div>
        {onFilters && (
          <Button kind="outline" className="only-scripted only-narrow" onClick={onFilters}>
            <Icon name="filters" /> {LIST_TEXTS.filters}
            {filters > 0 && ` (${filters})`}
          </Button>
        )}
        <label>
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
