import { addDays } from '#contract/terms/india-time.ts'
import { PACKAGE_CHILD_MAX_AGE, PARTY_COUNT_MAX, TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import type { Party } from '../booking/party.ts'
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
      <Field
        label={COMPARE_TEXTS.adults}
        name="adults"
        type="number"
        min={1}
        max={PARTY_COUNT_MAX}
        defaultValue={party.adults}
      />
      <Field
        label={COMPARE_TEXTS.children}
        name="children"
        type="number"
        min={0}
        max={PARTY_COUNT_MAX}
        defaultValue={party.children}
      />
      {party.children > 0 && (
        <fieldset>
          <legend>{COMPARE_TEXTS.agesLead}</legend>
          {party.ages.map((age, index) => (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: children have no other name
              key={index}
              name="childAges"
              type="number"
              min={0}
              max={PACKAGE_CHILD_MAX_AGE}
              required
              defaultValue={age}
              aria-label={`Child ${index + 1}`}
            />
          ))}
        </fieldset>
      )}
      <Button kind="outline" type="submit">
        {COMPARE_TEXTS.show}
      </Button>
    </form>
  )
}

export function PartyInputs({ party }: { party: Party }) {
  return (
    <>
      <input type="hidden" name="adults" value={party.adults} />
      {party.children > 0 && <input type="hidden" name="children" value={party.children} />}
      {party.ages.map((age, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: children have no other name
        <input key={index} type="hidden" name="childAges" value={age ?? ''} />
      ))}
    </>
  )
}

export function AddForm({ view: { slugs, party, others } }: { view: CompareView }) {
  return (
    <form className="compare-for" action={paths.compare}>
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
