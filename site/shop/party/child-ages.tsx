import { Field } from '#site/ui/field.tsx'
import { AGE_TEXTS, ageOfChild, ageText, type ChildAge } from './child-age.ts'

type Props = {
  className: string
  ages: readonly ChildAge[]
  /** The oldest that is a child. */
  oldest: number
  /** How an age is offered. */
  words?: (age: number) => string
  required?: boolean
  /** Stands at the first one without an age. */
  error?: string | undefined
  onAges: (ages: ChildAge[]) => void
}

/** One select a child. */
export function ChildAges({ className, ages, oldest, words = ageText, required, error, onAges }: Props) {
  if (ages.length === 0) return null
  const missing = ages.indexOf(undefined)
  const change = (index: number, text: string) =>
    onAges(ages.map((was, at) => (at !== index ? was : text === '' ? undefined : Number(text))))
  return (
    <div className={className}>
      {ages.map((age, index) => (
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
              required={required}
              value={age ?? ''}
              onChange={({ target }) => change(index, target.value)}
            >
              <option value="">{AGE_TEXTS.choose}</option>
              {Array.from({ length: oldest + 1 }, (_, each) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an age is its number
                <option key={each} value={each}>
                  {words(each)}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  )
}
