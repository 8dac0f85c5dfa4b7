import { PACKAGE_CHILD_MAX_AGE, PARTY_COUNT_MAX } from '#contract/terms/limits.ts'
import { Field } from '#site/ui/field.tsx'
import type { Party } from './party.ts'

const TEXTS = { adults: 'Adults', children: 'Children', agesLead: 'Ages of the children' } as const

/** Fields of a form that is sent as a page: the ages of children are asked for once their number is known. */
export function PartyNumbers({ party }: { party: Party }) {
  return (
    <>
      <Field
        label={TEXTS.adults}
        name="adults"
        type="number"
        min={1}
        max={PARTY_COUNT_MAX}
        defaultValue={party.adults}
      />
      <Field
        label={TEXTS.children}
        name="children"
        type="number"
        min={0}
        max={PARTY_COUNT_MAX}
        defaultValue={party.children}
      />
      {party.children > 0 && (
        <fieldset>
          <legend>{TEXTS.agesLead}</legend>
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
    </>
  )
}

/** The party in a form that does not ask for it. */
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
