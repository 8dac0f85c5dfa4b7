import { PACKAGE_CHILD_MAX_AGE } from '#contract/terms/limits.ts'
import { Field } from '#site/ui/field.tsx'
import { countOf, type EnquiryValues } from './enquiry-values.ts'
import { ageOfChild, ageText, ENQUIRY_TEXTS } from './texts.ts'

const AGES = Array.from({ length: PACKAGE_CHILD_MAX_AGE + 1 }, (_, age) => age)
/** More children than this are told of in the message, not one by one (ours). */
const AGES_ASKED_MAX = 12

type Props = { values: EnquiryValues; onAges: (ages: string[]) => void }

/** One select a child; ages decide the price, yet an enquiry goes without them too. */
export function AgeFields({ values, onAges }: Props) {
  const children = Math.min(countOf(values.child) ?? 0, AGES_ASKED_MAX)
  if (children === 0) return null
  const ages = Array.from({ length: children }, (_, index) => values.childAges[index] ?? '')
  return (
    <div className="enquiry-ages">
      {ages.map((age, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by its number alone
        <Field key={index} label={ageOfChild(index + 1)} name="childAges">
          {(control) => (
            <select
              {...control}
              value={age}
              onChange={({ target }) => onAges(ages.map((was, at) => (at === index ? target.value : was)))}
            >
              <option value="">{ENQUIRY_TEXTS.chooseAge}</option>
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
