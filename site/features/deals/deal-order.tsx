import { useNavigate } from 'react-router'
import type { DealSort } from '#contract/v1/deals.ts'
import { paths } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import './deal-order.css'
import { type DealsQuery, dealsHref } from './deals-query.ts'
import { countText, DEAL_TEXTS, SORT_TEXTS } from './texts.ts'

/** How many there are, and the order; without script a button sends it. */
export function DealOrder({ query, total }: { query: DealsQuery; total: number }) {
  const navigate = useNavigate()
  const sortBy = (sort: DealSort) => navigate(dealsHref({ ...query, sort, page: 1 }), { preventScrollReset: true })
  return (
    <form className="deal-order" method="get" action={paths.deals}>
      <p role="status">
        <b>{countText(total)}</b>
      </p>
      {query.kind && <input type="hidden" name="kind" value={query.kind} />}
      <label>
        <span>{DEAL_TEXTS.sortBy}</span>
        {/* The options below are the whole domain of the value. */}
        <select name="sort" value={query.sort} onChange={(event) => void sortBy(event.target.value as DealSort)}>
          {Object.entries(SORT_TEXTS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button kind="outline" size="small" type="submit" className="deal-apply">
        {DEAL_TEXTS.apply}
      </Button>
    </form>
  )
}
