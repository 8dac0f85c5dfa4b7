import { CAR_CHILD_MAX_AGE } from '#contract/terms/car-hire.ts'
import { Field } from '#site/ui/field.tsx'
import { ageOfChild, ageText, PACKAGE_TEXTS } from './package-page-texts.ts'
import { type CarParty, withAge } from './package-party.ts'

const AGES = Array.from({ length: CAR_CHILD_MAX_AGE + 1 }, (_, age) => age)

type Props = { party: CarParty; onParty: (party: CarParty) => void; error?: string }

/** One select a child; `error` stands at the first one without an age. */
export function PackageAges({ party, onParty, error }: Props) {
  if (party.ages.length === 0) return null
  const missing = party.ages.indexOf(undefined)
  return (
    <div className="package-ages">
      {party.ages.map((age, index) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by its number alone
          key={index}
          label={ageOfChild(index + 1)}
          name="childAges"
          error={index === missing ? error : undefined}
        >
          {(control) => (
            <select
              {...control}
              required
              value={age ?? ''}
              onChange={({ target }) =>
                onParty(withAge(party, index, target.value === '' ? undefined : Number(target.value)))
              }
            >
              <option value="">{PACKAGE_TEXTS.chooseAge}</option>
              {AGES.map((each) => (
                <option key={each} value={each}>
                  {ageText(each)}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  )
}
