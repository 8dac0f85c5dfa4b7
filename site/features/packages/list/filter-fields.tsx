import { BUDGET_MAX, BUDGET_MIN, DURATION_NIGHTS } from '#contract/terms/limits.ts'
import { Choice, type ChoiceOption } from '#site/ui/choice.tsx'
import '#site/ui/choice.css'
import { RangeFields } from '#site/ui/range-fields.tsx'
import './filter-fields.css'
import { durationText, LIST_TEXTS } from '../texts.ts'
import type { PackageListData } from './list-loader.ts'
import type { ListQuery } from './list-query.ts'

type Props = {
  query: ListQuery
  durations: PackageListData['durations']
  /** How many there are of any length, where the lengths do not add up to it: a category's page counts those of all packages. */
  all?: number | undefined
  onChange: (change: Partial<ListQuery>) => void
}

/** Budget and duration, as fields of whatever form they stand in. */
export function FilterFields({ query, durations, all, onChange }: Props) {
  return (
    <div className="filter-fields">
      <RangeFields
        legend={LIST_TEXTS.budget}
        min={BUDGET_MIN}
        max={BUDGET_MAX}
        step={1}
        low={query.minPrice}
        high={query.maxPrice}
        names={{ low: 'minPrice', high: 'maxPrice' }}
        onCommit={(minPrice, maxPrice) => onChange({ minPrice, maxPrice })}
      />
      <div className="filter-duration">
        <Choice
          legend={LIST_TEXTS.duration}
          name="duration"
          options={durationOptions(durations, all, query.duration)}
          chosen={[query.duration]}
          onChoose={(duration) => onChange({ duration })}
        />
        {all !== undefined && <p className="fine soft">{LIST_TEXTS.counted}</p>}
      </div>
    </div>
  )
}

/** Any and the listed seven, with counts when the provider gives them; a length nobody offers cannot be chosen. */
function durationOptions(durations: Props['durations'], total: number | undefined, chosen: string): ChoiceOption[] {
  const isCounted = durations.length > 0
  const options = DURATION_NIGHTS.map((nights) => {
    const value = durationText(nights)
    const count = isCounted ? (durations.find((each) => each.nights === nights)?.count ?? 0) : undefined
    return { value, label: value, count, disabled: count === 0 && value !== chosen }
  })
  const all = isCounted ? (total ?? durations.reduce((sum, { count }) => sum + count, 0)) : undefined
  return [{ value: '', label: LIST_TEXTS.anyDuration, count: all }, ...options]
}
