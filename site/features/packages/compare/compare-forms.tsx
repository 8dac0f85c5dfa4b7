import { addDays } from '#contract/terms/india-time.ts'
import { TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import { PartyInputs, PartyNumbers } from '../booking/plain-party.tsx'
import { COMPARE_TEXTS } from './compare-texts.ts'
import type { CompareView } from './compare-view.ts'

function Slugs({ slugs }: Pick<CompareView, 'slugs'>) {
  return slugs.map((slug) => <input key={slug} type="hidden" name="p" value={slug} />)
}

/** Sent as a page: the ages of children are asked for once their number is known. */
export function PartyForm({ view: { slugs, party, today } }: { view: CompareView }) {
  return (
    <form className="compare-for" action={paths.compare} aria-label={COMPARE_TEXTS.form}>
      <Slugs slugs={slugs} />
      <Field
        label={COMPARE_TEXTS.start}
        name="date"
        type="date"
        min={today}
        max={addDays(today, TRAVEL_HORIZON_DAYS)}
        defaultValue={party.date}
      />
      <PartyNumbers party={party} />
      <Button kind="outline" type="submit">
        {COMPARE_TEXTS.show}
      </Button>
    </form>
  )
}

export function AddForm({ view: { slugs, party, others } }: { view: CompareView }) {
  return (
    <form className="compare-for compare-add" action={paths.compare}>
      <Slugs slugs={slugs} />
      {party.date !== '' && <input type="hidden" name="date" value={party.date} />}
      <PartyInputs party={party} />
      <Field label={COMPARE_TEXTS.add} name="p">
        {(control) => (
          <select {...control}>
            {others.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button kind="outline" type="submit">
        {COMPARE_TEXTS.addButton}
      </Button>
    </form>
  )
}
