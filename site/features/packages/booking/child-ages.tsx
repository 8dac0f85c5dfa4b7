import { PACKAGE_CHILD_MAX_AGE } from '#contract/terms/limits.ts'
import { Field } from '#site/ui/field.tsx'
import { ageOfChild, ageText, DETAILS_TEXTS } from '../details/details-texts.ts'
import '#site/ui/only-unscripted.css'
import { type Party, setAge } from './party.ts'

const AGES = Array.from({ length: PACKAGE_CHILD_MAX_AGE + 1 }, (_, age) => age)

/** One select a child; without script the next page asks for the ages. */
export function ChildAges({ party, onParty }: { party: Party; onParty: (party: Party) => void }) {
  return (
    <>
      <p className="booking-note only-unscripted">{DETAILS_TEXTS.agesLater}</p>
      {party.children > 0 && (
        <div className="booking-ages">
          {party.ages.map((age, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by its number alone
            <Field key={index} label={ageOfChild(index + 1)} name="childAges">
              {(control) => (
                <select
                  {...control}
                  required
                  value={age ?? ''}
                  onChange={({ target }) =>
                    onParty(setAge(party, index, target.value === '' ? undefined : Number(target.value)))
                  }
                >
                  <option value="">{DETAILS_TEXTS.chooseAge}</option>
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
      )}
    </>
  )
}
