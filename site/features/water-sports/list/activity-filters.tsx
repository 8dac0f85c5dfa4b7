import type { WaterSportFacets } from '#contract/v1/water-sports.ts'
import { Button } from '#site/ui/button.tsx'
import { Field, type FieldControl } from '#site/ui/field.tsx'
import '#site/ui/only-unscripted.css'
import './activity-filters.css'
import { ACTIVITY_TEXTS, upTo, yearsText } from '../texts.ts'
import { type ActivityQuery, activityHref, hasFilters } from './activity-query.ts'

type Name = 'place' | 'age' | 'maxPrice' | 'swimming'
type Props = {
  query: ActivityQuery
  facets?: WaterSportFacets
  action: string
  onChange: (change: Partial<ActivityQuery>) => void
}

/** Four lists, each entry with how many it would find. They act at once; without script a button sends them. */
export function ActivityFilters({ query, facets, action, onChange }: Props) {
  const select = (name: Name, any: string, options: readonly FilterOption[]) => (
    <Field label={ACTIVITY_TEXTS[name === 'maxPrice' ? 'price' : name]} name={name}>
      {(control) => (
        <Choices
          control={control}
          any={any}
          options={options}
          chosen={query[name]}
          onChoose={(value) => onChange({ [name]: value })}
        />
      )}
    </Field>
  )
  return (
    <form
      className="activity-filters"
      method="get"
      action={action}
      aria-label={ACTIVITY_TEXTS.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label={ACTIVITY_TEXTS.place} name="place">
        {(control) => (
          <select {...control} value={query.place} onChange={({ target }) => onChange({ place: target.value })}>
            <option value="">{ACTIVITY_TEXTS.anyPlace}</option>
            {placeGroups(facets, query.place).map(({ label, options }) => (
              <optgroup key={label} label={label}>
                {options.map(drawOption)}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      {select('age', ACTIVITY_TEXTS.anyAge, optionsOf(facets?.age, query.age, yearsText))}
      {select('maxPrice', ACTIVITY_TEXTS.anyPrice, optionsOf(facets?.maxPrice, query.maxPrice, upTo))}
      {select('swimming', ACTIVITY_TEXTS.swimmingChoices[''], swimmingOptions(facets))}
      <div className="activity-filters-end">
        <Button kind="outline" type="submit" className="only-unscripted">
          {ACTIVITY_TEXTS.apply}
        </Button>
        {hasFilters(query) && (
          <Button
            kind="quiet"
            href={activityHref({ place: '', swimming: '', maxPrice: '', age: '', page: 1 })}
            preventScrollReset
          >
            {ACTIVITY_TEXTS.clear}
          </Button>
        )}
      </div>
    </form>
  )
}

type ChoicesProps = {
  control: FieldControl
  any: string
  options: readonly FilterOption[]
  chosen: string
  onChoose: (value: string) => void
}

function Choices({ control, any, options, chosen, onChoose }: ChoicesProps) {
  return (
    <select {...control} value={chosen} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{any}</option>
      {options.map(drawOption)}
    </select>
  )
}

function drawOption({ value, label, count }: FilterOption) {
  return (
    <option key={value} value={value}>
      {count === undefined ? label : `${label} (${count})`}
    </option>
  )
}

type Counted = { value: string; count: number }[] | undefined

/** The entries offered; a value of the address that is none of them is one more, so that it is seen and can be taken off. */
function optionsOf(counted: Counted, chosen: string, label: (value: string) => string): FilterOption[] {
  const offered = (counted ?? []).map(({ value, count }) => ({ value, label: label(value), count }))
  const isOffered = chosen === '' || offered.some(({ value }) => value === chosen)
  return isOffered ? offered : [...offered, { value: chosen, label: label(chosen) }]
}

function swimmingOptions(facets: WaterSportFacets | undefined): FilterOption[] {
  return (['0', '1'] as const).map((value) => ({
    value,
    label: ACTIVITY_TEXTS.swimmingChoices[value],
    count: facets?.swimming.find((each) => each.value === value)?.count,
  }))
}

/** `count` is left out where nobody counted. */
type FilterOption = { value: string; label: string; count?: number | undefined }
type FilterGroup = { label: string; options: FilterOption[] }

/** The places by island, the whole island first; a place of the address that is not offered stands alone. */
function placeGroups(facets: WaterSportFacets | undefined, chosen: string): FilterGroup[] {
  const places = facets?.place ?? []
  const groups = places
    .filter(({ isIsland }) => isIsland)
    .map((island) => ({
      label: island.oldName ? `${island.name} (${island.oldName})` : island.name,
      options: [
        { value: island.value, label: `${island.name}, ${ACTIVITY_TEXTS.wholeIsland}`, count: island.count },
        ...places
          .filter((place) => !place.isIsland && place.island === island.value)
          .map(({ value, name, count }) => ({ value, label: name, count })),
      ],
    }))
  const isOffered = chosen === '' || places.some(({ value }) => value === chosen)
  return isOffered ? groups : [{ label: ACTIVITY_TEXTS.place, options: [{ value: chosen, label: chosen }] }, ...groups]
}
